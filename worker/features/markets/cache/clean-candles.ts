import type { AssetType, Candle } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";

/** A price this many times those around it, for a single day, is a fault of the source and no move. */
const SPIKE = 10;

/**
 * Ascending, one bar a date (the later one of two), none from the future, none with an impossible price, none that
 * stands alone at ten times its surroundings or a tenth of them.
 */
export function cleanCandles(candles: Candle[], now: Date): Candle[] {
  const today = dateOf(now);
  const byDate = new Map<string, Candle>();
  for (const bar of candles) if (bar.date <= today && isPossible(bar)) byDate.set(bar.date, bar);
  const sorted = [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  return sorted.filter((bar, i) => !isSpike(bar, sorted[i - 1], sorted[i + 1]));
}

const isPossible = ({ open, high, low, close, volume }: Candle) =>
  [open, high, low, close].every((price) => price > 0 && price < Number.POSITIVE_INFINITY) &&
  high >= low &&
  volume >= 0 &&
  volume < Number.POSITIVE_INFINITY;

/** Its high or low is far off its own open and close, or its close is far off the closes on both sides. */
function isSpike({ open, high, low, close }: Candle, before?: Candle, after?: Candle): boolean {
  if (high > SPIKE * Math.max(open, close) || low < Math.min(open, close) / SPIKE) return true;
  const isOff = (other: Candle) => close > SPIKE * other.close || close < other.close / SPIKE;
  return before !== undefined && after !== undefined && isOff(before) && isOff(after);
}

/** When the bar of a day is complete; a US session is over by 21:00 UTC in summer and winter. */
const DAY_ENDS: Record<AssetType, string> = { crypto: "T23:59:59.000Z", stock: "T21:00:00.000Z" };

/** Drops a last bar that was read while its day was running, once that day is over: it covers half a day. */
export function dropUnfinished(candles: Candle[], type: AssetType, readAt: Date, now: Date): Candle[] {
  const last = candles.at(-1);
  if (!last) return candles;
  const ends = new Date(`${last.date}${DAY_ENDS[type]}`);
  const isOver = last.date < dateOf(now);
  return readAt < ends && isOver ? candles.slice(0, -1) : candles;
}
