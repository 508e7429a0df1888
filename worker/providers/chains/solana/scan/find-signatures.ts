import * as z from "zod";
import { ProviderError } from "../../../fetch-json.ts";
import { type AskNode, PROVIDER } from "../rpc.ts";
import { slotSchema } from "../wire.ts";

/** What a node gives at most. */
const PAGE_SIZE = 1_000;
const MAX_PAGES = 50;

const pageSchema = z.array(z.object({ signature: z.string(), slot: slotSchema, err: z.json() }));
/** A transaction and its slot. */
export type Signature = Pick<z.infer<typeof pageSchema>[number], "signature" | "slot">;

export interface Slots {
  from: number;
  to: number;
}

/** `complete`: the first slot from which nothing is missing; above the first one asked for when there was too much. */
export interface History {
  signatures: Signature[];
  complete: number;
}

/** Throws `ProviderError` when the node has dropped blocks from `from` on: its histories would end there without a word. */
export async function checkReach(ask: AskNode, from: number): Promise<void> {
  if ((await ask("getFirstAvailableBlock", [], slotSchema)) > from)
    throw new ProviderError(PROVIDER, "status");
}

/**
 * Transactions which name any of the addresses in these slots, each once, oldest first, those that succeeded by default. Newest first is the only
 * order a node reports, so of a very long history (50 pages an address, by default) the oldest part is missing.
 */
export async function findSignatures(
  ask: AskNode,
  addresses: string[],
  { from, to }: Slots,
  { pages = MAX_PAGES, withFailed = false }: { pages?: number; withFailed?: boolean } = {},
): Promise<History> {
  const histories = await Promise.all(
    addresses.map((address) => readHistory(ask, address, { from, pages, withFailed })),
  );
  const complete = Math.max(from, ...histories.map((history) => history.complete));
  const bySignature = new Map(
    histories
      .flatMap(({ signatures }) => signatures)
      .filter(({ slot }) => slot >= complete && slot <= to)
      .map((one) => [one.signature, one]),
  );
  return { signatures: [...bySignature.values()].sort((a, b) => a.slot - b.slot), complete };
}

async function readHistory(
  ask: AskNode,
  address: string,
  { from, pages, withFailed }: { from: number; pages: number; withFailed: boolean },
): Promise<History> {
  const toSignatures = (all: z.infer<typeof pageSchema>, first: number): Signature[] =>
    all
      .filter(({ slot, err }) => (withFailed || err === null) && slot >= first)
      .reverse()
      .map(({ signature, slot }) => ({ signature, slot }));
  const found: z.infer<typeof pageSchema> = [];
  for (let page = 1; page <= pages; page++) {
    const before = found.at(-1)?.signature;
    const options = { limit: PAGE_SIZE, commitment: "finalized", ...(before && { before }) };
    const more = await ask("getSignaturesForAddress", [address, options], pageSchema);
    found.push(...more);
    const oldest = more.at(-1);
    if (!oldest || oldest.slot < from) return { signatures: toSignatures(found, from), complete: from };
  }
  // The rest of the oldest slot may be on the page that was not read.
  const complete = (found.at(-1)?.slot ?? from) + 1;
  return { signatures: toSignatures(found, complete), complete };
}

/** The oldest of these, no more than so many, but a slot is taken as a whole: more only when the first one holds more. */
export function takeWholeSlots(signatures: Signature[], most: number): Signature[] {
  const end = signatures[most]?.slot;
  if (end === undefined) return signatures;
  const before = signatures.filter(({ slot }) => slot < end);
  return before.length > 0 ? before : signatures.filter(({ slot }) => slot === end);
}
