import type { Action } from "../../../../shared/action.ts";

/** A level this near is crossed by chance (in average daily ranges); one this far would prove nothing in time. */
const NEAREST_ATR = 1;
const FARTHEST_ATR = 4;
const STOP_ATR = 2;

interface Around {
  close: number;
  /** average true range, USD */
  atr: number;
  support: number | null | undefined;
  resistance: number | null | undefined;
}

/**
 * The price a close beyond which proves a Buy or Sell wrong: the nearest support under the close (for a Sell, resistance over
 * it) when that is one to four average daily ranges away, else two ranges from the close. Null where it would not be above
 * zero, and for a Hold, which has its band.
 */
export function findStop(
  action: Action,
  { close, atr, support, resistance }: Around,
): { price: number; isLevel: boolean } | null {
  if (action === "Hold" || !(atr > 0)) return null;
  const level = action === "Buy" ? support : resistance;
  const ranges = level === null || level === undefined ? Number.NaN : Math.abs(level - close) / atr;
  if (ranges >= NEAREST_ATR && ranges <= FARTHEST_ATR) return { price: level as number, isLevel: true };
  const stop = close + (action === "Buy" ? -STOP_ATR : STOP_ATR) * atr;
  return stop > 0 ? { price: stop, isLevel: false } : null;
}
