import { exchangeSession, isExchangeDay } from "../../../../shared/exchange-days.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { DAY_MS, dateOf, MINUTE_MS } from "../../../../shared/time.ts";

/** Sources need a while to publish a final close, and a clock may be some minutes early. */
const SETTLES_MS: Record<AssetType, number> = { crypto: 15 * MINUTE_MS, stock: 75 * MINUTE_MS };

const closesAt = (type: AssetType, day: number): number =>
  type === "crypto" ? (day + 1) * DAY_MS : exchangeSession(day).closes;

/** When a day (YYYY-MM-DD) closed: a coin's at 24:00 UTC, a stock's by the bell. */
export const closeOf = (type: AssetType, date: string): Date =>
  new Date(closesAt(type, Math.round(Date.parse(date) / DAY_MS)));

/** The last day (YYYY-MM-DD) with a final close. `now` is market time. */
export function lastClosedDay(type: AssetType, now: Date): string {
  let day = Math.floor(now.getTime() / DAY_MS);
  const isClosed = () =>
    (type === "crypto" || isExchangeDay(day)) && now.getTime() - closesAt(type, day) >= SETTLES_MS[type];
  while (!isClosed()) day--;
  return dateOf(day * DAY_MS);
}
