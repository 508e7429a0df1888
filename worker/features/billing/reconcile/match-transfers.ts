import type { FoundTransfer } from "../../../providers/chains/chain.ts";
import { type Asked, amountKey } from "./find-asked.ts";

/** A transaction to be read in full, and the intent it is settled for; null: nobody was asked for exactly this. */
export interface PaymentCandidate {
  /** `found` by this run's scan, `open` since an earlier one, or `reported` by a page */
  origin: "found" | "open" | "reported";
  hash: string;
  intentId: string | null;
  /** its amount is the intent's own, which nobody else was asked for */
  isExact: boolean;
}

/** What found transfers come to: transactions to be read, the likely ones first, and what is worth less than a cent. */
export interface Matched {
  candidates: PaymentCandidate[];
  dust: FoundTransfer[];
}

/**
 * Each found transaction once: those that bring an exact amount first, then those of a wallet that somebody announced, then
 * all others. `centOf` is a cent's worth of an asset in base units.
 */
export function matchTransfers(
  transfers: readonly FoundTransfer[],
  asked: Asked,
  centOf: (asset: string) => bigint,
): Matched {
  const ranked = transfers.map((transfer) => {
    const intentId = asked.intents.get(amountKey(transfer)) ?? null;
    const isAnnounced = transfer.sender === null || asked.senders.has(transfer.sender);
    return { transfer, intentId, rank: intentId !== null ? 0 : isAnnounced ? 1 : 2 };
  });
  const isDust = ({ transfer, intentId }: (typeof ranked)[number]) =>
    intentId === null && transfer.amount < centOf(transfer.asset);
  const found = new Map<string, PaymentCandidate>();
  for (const one of ranked.filter((entry) => !isDust(entry)).toSorted((a, b) => a.rank - b.rank)) {
    const { hash } = one.transfer;
    if (found.has(hash)) continue;
    found.set(hash, { origin: "found", hash, intentId: one.intentId, isExact: one.intentId !== null });
  }
  const dust = ranked.filter((one) => isDust(one) && !found.has(one.transfer.hash));
  return { candidates: [...found.values()], dust: dust.map(({ transfer }) => transfer) };
}

/** Transactions read in full a run, and how many places are kept for those of each other kind. */
const PLACES = 60;
const KEPT = 20;

/**
 * Who is read in a run: what was just found, but 20 places each are kept for what is open and what pages reported, so that
 * nobody is kept waiting by many transactions of others.
 */
export function sharePlaces(candidates: readonly PaymentCandidate[], now: Date): PaymentCandidate[] {
  const { found = [], open = [], reported = [] } = Object.groupBy(candidates, ({ origin }) => origin);
  const keptFor = (list: readonly PaymentCandidate[]) => Math.min(KEPT, list.length);
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
