import type { FoundTransfer } from "../../../providers/chains/chain.ts";
import type { LiveIntent } from "./live-intents.ts";

/** A transaction to be read in full, and the intent it is settled for. */
export interface Candidate {
  /** `found` by this run's scan, `open` since an earlier one, or `reported` by a page */
  origin: "found" | "open" | "reported";
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
  const byAmount = Map.groupBy(intents, (intent) => `${intent.asset} ${receives(intent)}`);
  const bySender = Map.groupBy(
    intents.filter(({ state }) => state !== "paid"),
    ({ sender }) => sender,
  );
  const found = new Map<string, Candidate>();
  for (const { hash, asset, amount, sender } of transfers) {
    // An amount is given out again in the end: then the wallet tells whose it is, or the newest one's.
    const asked = byAmount.get(`${asset} ${amount}`)?.toSorted(byAge);
    const exact = asked?.find((intent) => intent.sender === sender) ?? asked?.[0];
    if (exact) found.set(hash, { origin: "found", hash, intentId: exact.id, isExact: true });
    if (found.has(hash) || sender === null) continue;
    const announced = bySender.get(sender)?.toSorted(byAge);
    const likely = announced?.find((intent) => intent.asset === asset) ?? announced?.[0];
    if (likely) found.set(hash, { origin: "found", hash, intentId: likely.id, isExact: false });
  }
  return [...found.values()].toSorted((a, b) => Number(b.isExact) - Number(a.isExact));
}

/** Newest first. */
const byAge = (a: LiveIntent, b: LiveIntent) => b.createdAt - a.createdAt;

/** Transactions read in full a run, and how many places are kept for those of each other kind. */
const PLACES = 60;
const KEPT = 20;

/**
 * Who is read in a run: what was just found, but 20 places each are kept for what is open and what pages reported, so that
 * nobody is kept waiting by many transactions of others.
 */
export function sharePlaces(candidates: readonly Candidate[], now: Date): Candidate[] {
  const { found = [], open = [], reported = [] } = Object.groupBy(candidates, ({ origin }) => origin);
  const keptFor = (list: readonly Candidate[]) => Math.min(KEPT, list.length);
  const first = found.slice(0, PLACES - keptFor(open) - keptFor(reported));
  const second = takeTurn(open, PLACES - first.length - keptFor(reported), now);
  return [...first, ...second, ...takeTurn(reported, PLACES - first.length - second.length, now)];
}

/** So many of a list as there is time for, beginning at another place each minute, so that everyone's turn comes. */
function takeTurn<T>(list: readonly T[], count: number, now: Date): T[] {
  if (list.length <= count) return [...list];
  const start = (Math.floor(now.getTime() / 60_000) * count) % list.length;
  return [...list.slice(start), ...list.slice(0, start)].slice(0, count);
}
