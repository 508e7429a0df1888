import { ProviderError } from "../fetch-json.ts";
import type { FoundTransfer, ScanResult } from "./chain.ts";

/** One page of an owner's history, oldest first: what was found in it, with its height. */
export interface HistoryPage<T extends { height: number }> {
  found: T[];
  /** the highest height on this page; null when it is empty */
  last: number | null;
  /** undefined when there is nothing more up to the head */
  cursor?: unknown;
}

/** A scan normally stops after this many pages. */
const PAGES_USUAL = 4;
/**
 * It goes on while all of them are of one single height, which cannot be left half read: so many pages of 50 hold the
 * 10,000 transactions that the fullest Sui checkpoint can have.
 */
const MAX_PAGES = 250;
const PAGE_SIZE = { usual: 50, small: 5 };

/** What was found, and where the next reading begins; `behind` as in a scan. */
export interface History<T> {
  found: T[];
  next: number;
  behind?: number;
}

/**
 * Reads an owner's history from `from` up to `head` by pages. Stops early only between two heights, so that nothing is
 * skipped and nothing is reported twice. Throws `ProviderError`.
 */
export async function scanPages<T extends { height: number }>(
  { provider, from, head }: { provider: string; from: number; head: number },
  readPage: (cursor: unknown, size: number) => Promise<HistoryPage<T>>,
): Promise<History<T>> {
  const found: T[] = [];
  let cursor: unknown;
  let last = from;
  for (let pages = 1; pages <= MAX_PAGES; pages++) {
    const page = await readSmaller(readPage, cursor);
    found.push(...page.found);
    last = page.last ?? last;
    if (page.cursor === undefined) return { found, next: head + 1 };
    cursor = page.cursor;
    if (pages >= PAGES_USUAL && last > from)
      return {
        found: found.filter(({ height }) => height < last),
        ...{ next: last, behind: head + 1 - last },
      };
  }
  throw new ProviderError(provider, "schema");
}

/** Somebody may send us transactions so large that a full page of them is refused: they must not stop the scan. */
async function readSmaller<Page>(
  readPage: (cursor: unknown, size: number) => Promise<Page>,
  cursor: unknown,
): Promise<Page> {
  try {
    return await readPage(cursor, PAGE_SIZE.usual);
  } catch (cause) {
    if (!(cause instanceof ProviderError) || cause.reason !== "schema") throw cause;
    return readPage(cursor, PAGE_SIZE.small);
  }
}

/** A history of transfers as the result of a scan. */
export const toScan = ({ found, ...rest }: History<FoundTransfer & { height: number }>): ScanResult => ({
  transfers: found.map(({ hash, asset, amount, sender }) => ({ hash, asset, amount, sender })),
  ...rest,
});
