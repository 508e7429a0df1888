import type { AssetType } from "../../../../shared/markets.ts";

/** A day is its number since 1970-01-01 (UTC). */
export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SESSION_MS = 6.5 * HOUR_MS;

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY_MS;
/** 0 is Sunday */
const weekday = (day: number) => (day + 4) % 7;
const nthWeekday = (year: number, month: number, day: number, nth: number) => {
  const first = dayOf(year, month, 1);
  return first + ((day - weekday(first) + 7) % 7) + (nth - 1) * 7;
};
const lastMonday = (year: number, month: number) => {
  const last = dayOf(year, month + 1, 1) - 1;
  return last - ((weekday(last) + 6) % 7);
};
/** A holiday on Saturday is kept on Friday, one on Sunday on Monday. */
const observed = (day: number) => day + (weekday(day) === 6 ? -1 : weekday(day) === 0 ? 1 : 0);

/** Easter Sunday of the Gregorian calendar, by Gauss's rule as corrected by Butcher. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1);
}

/** The days the New York Stock Exchange is closed by rule; single closures (mourning, storms) are not in it. */
function exchangeHolidays(year: number): Set<number> {
  const newYear = dayOf(year, 1, 1);
  return new Set([
    // A New Year's Day on Saturday is not made up for: 31 December is a trading day.
    ...(weekday(newYear) === 6 ? [] : [observed(newYear)]),
    nthWeekday(year, 1, 1, 3), // Martin Luther King Jr. Day
    nthWeekday(year, 2, 1, 3), // Washington's Birthday
    easter(year) - 2, // Good Friday
    lastMonday(year, 5), // Memorial Day
    ...(year >= 2022 ? [observed(dayOf(year, 6, 19))] : []), // Juneteenth
    observed(dayOf(year, 7, 4)), // Independence Day
    nthWeekday(year, 9, 1, 1), // Labor Day
    nthWeekday(year, 11, 4, 4), // Thanksgiving
    observed(dayOf(year, 12, 25)), // Christmas
  ]);
}

const holidaysByYear = new Map<number, Set<number>>();
function isHoliday(day: number): boolean {
  const { year } = civilDate(day);
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    holidays = exchangeHolidays(year);
    holidaysByYear.set(year, holidays);
  }
  return holidays.has(day);
}

/** Crypto trades every day, stocks Monday to Friday except exchange holidays. */
export function isTradingDay(type: AssetType, day: number): boolean {
  if (type === "crypto") return true;
  const w = weekday(day);
  return w !== 0 && w !== 6 && !isHoliday(day);
}

export const isWeekend = (day: number): boolean => weekday(day) === 0 || weekday(day) === 6;

/** When trading of that day begins and ends, in epoch ms: the UTC day, or 9:30 to 16:00 in New York. */
export function sessionOf(type: AssetType, day: number): { opens: number; closes: number } {
  if (type === "crypto") return { opens: day * DAY_MS, closes: (day + 1) * DAY_MS };
  const { year } = civilDate(day);
  const summer = day >= nthWeekday(year, 3, 0, 2) && day < nthWeekday(year, 11, 0, 1);
  const opens = day * DAY_MS + (summer ? 13.5 : 14.5) * HOUR_MS;
  return { opens, closes: opens + SESSION_MS };
}

/** Howard Hinnant's civil-from-days: a date without a Date object. */
function civilDate(day: number): { year: number; month: number; day: number } {
  const z = day + 719_468;
  const era = Math.floor(z / 146_097);
  const doe = z - era * 146_097;
  const yoe = Math.floor(
    (doe - Math.floor(doe / 1460) + Math.floor(doe / 36_524) - Math.floor(doe / 146_096)) / 365,
  );
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const mp = Math.floor((5 * doy + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return {
    year: yoe + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: doy - Math.floor((153 * mp + 2) / 5) + 1,
  };
}

const two = (n: number) => (n < 10 ? `0${n}` : `${n}`);

/** YYYY-MM-DD */
export function dateText(day: number): string {
  const date = civilDate(day);
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}
