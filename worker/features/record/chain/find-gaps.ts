import { isExchangeDay } from "../../../../shared/exchange-days.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";

/**
 * Trading days of the New York Stock Exchange between the first and the last row of a stock that have no row themselves, oldest
 * first. Holidays are known by its rules; a day on which it stayed closed for once (mourning, a storm) is among them.
 */
export function findGaps(rows: readonly { type: string; date: string; of?: unknown }[]): string[] {
  const days = rows.flatMap(({ type, date, of }) =>
    type === "stock" && of === undefined ? [Date.parse(date) / DAY_MS] : [],
  );
  const written = new Set(days);
  const first = days.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const last = days.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const gaps: string[] = [];
  for (let day = first; day < last; day++)
    if (isExchangeDay(day) && !written.has(day)) gaps.push(dateOf(day * DAY_MS));
  return gaps;
}
