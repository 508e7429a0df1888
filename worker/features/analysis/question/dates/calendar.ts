import { DAY_MS, dateOf } from "../../../../../shared/time.ts";
import type { Day } from "../../asks/desk/fields.ts";

export const MONTH_NAMES =
  "January February March April May June July August September October November December".split(" ");

/** Months count from 1. */
export const toDay = (year: number, month: number, day: number): Day =>
  dateOf(Date.UTC(year, month - 1, day));

export const addDays = (day: Day, count: number): Day => dateOf(Date.parse(day) + count * DAY_MS);

/** The same day of another month, or that month's last: a month before 31 March is 28 or 29 February. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, day: ofMonth } = splitDay(day);
  const index = year * 12 + month - 1 + count;
  const [inYear, inMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return toDay(inYear, inMonth, Math.min(ofMonth, countDays(inYear, inMonth)));
}

export const countDays = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export function splitDay(day: Day): { year: number; month: number; day: number } {
  const [year = 0, month = 1, ofMonth = 1] = day.split("-").map(Number);
  return { year, month, day: ofMonth };
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** "27 December 2024" */
export function sayDay(day: Day): string {
  const { year, month, day: ofMonth } = splitDay(day);
  return `${ofMonth} ${MONTH_NAMES[month - 1]} ${year}`;
}
