import { ProviderError } from "../fetch-json.ts";
import type { FoundTransfer, ScanResult } from "./chain.ts";

/** One page of a receiver's history, oldest first. */
export interface HistoryPage {
  transfers: (FoundTransfer & { height: number })[];
  /** the highest height on this page; null when it is empty */
  last: number | null;
  /** undefined when there is nothing more up to the head */
  cursor?: unknown;
}

/** A scan normally stops after so many pages. */
const PAGES_USUAL = 4;
/**
 * It goes on while all of them are of one single height, which cannot be left half read: so many pages of 50 hold the
 * 10,000 transactions that the fullest Sui checkpoint can have.
 */
const MAX_PAGES = 250;
const PAGE_SIZE = { usual: 50, small: 5 };

/**
 * Reads a receiver's history from `from` up to `head` by pages. Stops early only between two heights, so that nothing is
 * skipped and nothing is told twice. Throws `ProviderError`.
 */
export async function scanPages(
  { provider, from, head }: { provider: string; from: number; head: number },
  readPage: (cursor: unknown, size: number) => Promise<HistoryPage>,
): Promise<ScanResult> {
  const found: HistoryPage["transfers"] = [];
  let cursor: unknown;
  let last = from;
  for (let pages = 1; pages <= MAX_PAGES; pages++) {
    const page = await readSmaller(readPage, cursor);
    found.push(...page.transfers);
    last = page.last ?? last;
    if (page.cursor === undefined) return { transfers: found.map(dropHeight), next: head + 1 };
    cursor = page.cursor;
    if (pages >= PAGES_USUAL && last > from)
      return {
        transfers: found.filter(({ height }) => height < last).map(dropHeight),
        ...{ next: last, behind: head + 1 - last },
      };
  }
  throw new ProviderError(provider, "schema");
}

/** Somebody may send us transactions so large that a full page of them is refused: they must not stop the scan. */
async function readSmaller(
  readPage: (cursor: unknown, size: number) => Promise<HistoryPage>,
  cursor: unknown,
): Promise<HistoryPage> {
  try {
    return await readPage(cursor, PAGE_SIZE.usual);
  } catch (cause) {
    if (!(cause instanceof ProviderError) || cause.reason !== "schema") throw cause;
    return readPage(cursor, PAGE_SIZE.small);
  }
}

const dropHeight = ({ hash, asset, amount, sender }: FoundTransfer): FoundTransfer => ({
  hash,
  asset,
  amount,
  sender,
});
