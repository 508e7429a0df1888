import type { AssetType } from "../../../../../shared/markets.ts";

const DAY_MS = 86_400_000;

/** Days a year on which an asset of the type is traded. */
export const YEAR_DAYS: Record<AssetType, number> = { crypto: 365, stock: 252 };

/** The number of a date (YYYY-MM-DD): whole days since 1970-01-01. */
export const dayNumber = (date: string) => Date.parse(date) / DAY_MS;

/** The date of a day's number, YYYY-MM-DD. */
export const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Days after `from`, up to and with `to`, on which the type is traded: each day, or each weekday (holidays count too). */
export function tradingDays(type: AssetType, from: number, to: number): number {
  return type === "crypto" ? to - from : weekdaysUpTo(to) - weekdaysUpTo(from);
}

/** Day 0 was a Thursday: with 3 added, weeks begin on Monday. */
function weekdaysUpTo(day: number): number {
  const weeks = Math.floor((day + 3) / 7);
  return 5 * weeks + Math.min(5, day + 4 - 7 * weeks);
}
