import type { FoundTransfer } from "../../../providers/chains/chain.ts";
import type { LiveIntent } from "./live-intents.ts";

/** A transaction to be read in full, and the intent it is settled for. */
export interface Candidate {
  hash: string;
  intentId: string;
  /** its amount is the intent's own, which nobody else was asked for */
  isExact: boolean;
}

/** What the receiver of an intent gets of it, in base units. */
export type Receives = (intent: LiveIntent) => bigint | undefined;

/**
 * The found transfers that concern a live intent, each transaction once, exact amounts first: by asset and amount, else
 * by the wallet that was announced for an unpaid intent, of the same asset if there is one, the newest. All others are
 * nobody's and left alone.
 */
export function matchTransfers(
  transfers: readonly FoundTransfer[],
  intents: readonly LiveIntent[],
  receives: Receives,
): Candidate[] {
  const byAmount = new Map(intents.map((intent) => [`${intent.asset} ${receives(intent)}`, intent]));
  const bySender = Map.groupBy(
    intents.filter(({ state }) => state !== "paid"),
    ({ sender }) => sender,
  );
  const found = new Map<string, Candidate>();
  for (const { hash, asset, amount, sender } of transfers) {
    const exact = byAmount.get(`${asset} ${amount}`);
    if (exact) found.set(hash, { hash, intentId: exact.id, isExact: true });
    if (found.has(hash) || sender === null) continue;
    const announced = bySender.get(sender)?.toSorted((a, b) => b.createdAt - a.createdAt);
    const likely = announced?.find((intent) => intent.asset === asset) ?? announced?.[0];
    if (likely) found.set(hash, { hash, intentId: likely.id, isExact: false });
  }
  return [...found.values()].toSorted((a, b) => Number(b.isExact) - Number(a.isExact));
}

/** So many of a list as there is time for, beginning at another place each minute, so that everyone's turn comes. */
export function takeTurn<T>(list: readonly T[], count: number, now: Date): T[] {
  if (list.length <= count) return [...list];
  const start = (Math.floor(now.getTime() / 60_000) * count) % list.length;
  return [...list.slice(start), ...list.slice(0, start)].slice(0, count);
}
