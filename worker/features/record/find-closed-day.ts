import type { AssetType } from "../../../shared/markets.ts";
import { HOUR_MS } from "../../../shared/time.ts";
import { closeOf, lastClosedDay } from "../markets/store/closed-day.ts";

/** Later than that after a close nothing is written for it: the day after has begun to show itself. */
const LATEST_MS = 6 * HOUR_MS;

/** The day (YYYY-MM-DD) whose close may be written now, or null between such times. `now` is market time. */
export function findClosedDay(type: AssetType, now: Date): string | null {
  const date = lastClosedDay(type, now);
  return now.getTime() - closeOf(type, date).getTime() < LATEST_MS ? date : null;
}
