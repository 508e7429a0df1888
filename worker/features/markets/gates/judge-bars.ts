import type { Candle } from "../../../../shared/markets.ts";
import { apart, MAX_MOVE, NEAR } from "./apart.ts";

/** Closed days that two readings of a history are compared by. */
const COMPARED = 30;

/** Why a new reading of daily bars does not follow from the held one; `final`: no other source's word lifts it. */
interface BarFault {
  reason: string;
  final: boolean;
}

/**
 * Compares a new reading of daily bars with the held one, both oldest first. A closed day says what it said before, or all of
 * them by one factor (a split); the last held bar may have been of a running day. A new close is no further than half away
 * from the one before. A day that more than doubled or halved and was undone by the next is a fault for good.
 */
export function findBarFault(fresh: readonly Candle[], held: readonly Candle[]): BarFault | null {
  const before = new Map(held.slice(-COMPARED - 1, -1).map(({ date, close }) => [date, close]));
  const known = fresh.flatMap((bar) => {
    const old = before.get(bar.date);
    return old === undefined ? [] : [{ ...bar, factor: bar.close / old }];
  });
  const factors = known.map(({ factor }) => factor).toSorted((a, b) => a - b);
  const factor = factors[Math.floor(factors.length / 2)] ?? 1;
  const other = known.find((bar) => apart(bar.factor, factor) > NEAR);
  if (other) return { reason: `the close of ${other.date} changed to ${other.close}`, final: true };
  const since = held.at(-2)?.date ?? "";
  const first = fresh.findIndex(({ date }) => date > since);
  for (let i = Math.max(1, first); first >= 0 && i < fresh.length; i++) {
    const [last, bar, next] = [fresh[i - 1], fresh[i], fresh[i + 1]];
    if (!last || !bar || apart(bar.close, last.close) <= MAX_MOVE) continue;
    const isUndone = next !== undefined && apart(next.close, last.close) <= MAX_MOVE;
    const isSpike = isUndone && apart(bar.close, last.close) > 2 * MAX_MOVE;
    if (isSpike || !isUndone)
      return { reason: `${bar.date} closed at ${bar.close} after ${last.close}`, final: isSpike };
  }
  if (apart(factor, 1) > NEAR) return { reason: `all closes changed by a factor of ${factor}`, final: false };
  return null;
}
