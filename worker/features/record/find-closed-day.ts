import { exchangeSession, isExchangeDay } from "../../../shared/exchange-days.ts";
import type { AssetType } from "../../../shared/markets.ts";
import { DAY_MS, dateOf, HOUR_MS, MINUTE_MS } from "../../../shared/time.ts";

/** Sources need a while to tell a final close, and a clock may be some minutes early. */
const SETTLES_MS: Record<AssetType, number> = { crypto: 15 * MINUTE_MS, stock: 75 * MINUTE_MS };
/** Later than that after a close nothing is written for it: the day after has begun to show itself. */
const LATEST_MS = 6 * HOUR_MS;

/** The day (YYYY-MM-DD) whose close may be written now, or null between such times. `now` is market time. */
export function findClosedDay(type: AssetType, now: Date): string | null {
  const today = Math.floor(now.getTime() / DAY_MS);
  for (const day of [today, today - 1]) {
    if (type === "stock" && !isExchangeDay(day)) continue;
    const closes = type === "crypto" ? (day + 1) * DAY_MS : exchangeSession(day).closes;
    const since = now.getTime() - closes;
    if (since >= SETTLES_MS[type] && since < LATEST_MS) return dateOf(day * DAY_MS);
  }
  return null;
}
