import { DAY_MS, HOUR_MS } from "./time.ts";

/**
 * When the New York Stock Exchange trades, by the rules of its Rule 7.2 and the calendars of holidays and early closings
 * that NYSE Group publishes; single closures (mourning, storms) are not in it. A day is its number since 1970-01-01 (UTC).
 */
/** 9:30 to 16:00 in New York, on early closings to 13:00. */
const SESSION_MS = { whole: 6.5 * HOUR_MS, early: 3.5 * HOUR_MS };

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY_MS;
const yearOf = (day: number) => new Date(day * DAY_MS).getUTCFullYear();
/** 0 is Sunday */
export const weekdayOf = (day: number): number => (day + 4) % 7;
const nthWeekday = (year: number, month: number, weekday: number, nth: number) => {
  const first = dayOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
};
const lastMonday = (year: number, month: number) => {
  const last = dayOf(year, month + 1, 1) - 1;
  return last - ((weekdayOf(last) + 6) % 7);
};
/** A holiday on Saturday is kept on Friday, one on Sunday on Monday. */
const observed = (day: number) => day + (weekdayOf(day) === 6 ? -1 : weekdayOf(day) === 0 ? 1 : 0);

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

interface Year {
  holidays: Set<number>;
  /** trading ends at 13:00, where these are trading days */
  early: Set<number>;
  /** daylight saving time begins on the first and ends on the second */
  summer: [number, number];
}

function makeYear(year: number): Year {
  const newYear = dayOf(year, 1, 1);
  const thanksgiving = nthWeekday(year, 11, 4, 4);
  const holidays = new Set([
    // A New Year's Day on Saturday is not made up for: 31 December is a trading day.
    ...(weekdayOf(newYear) === 6 ? [] : [observed(newYear)]),
    nthWeekday(year, 1, 1, 3), // Martin Luther King Jr. Day
    nthWeekday(year, 2, 1, 3), // Washington's Birthday
    easter(year) - 2, // Good Friday
    lastMonday(year, 5), // Memorial Day
    ...(year >= 2022 ? [observed(dayOf(year, 6, 19))] : []), // Juneteenth
    observed(dayOf(year, 7, 4)), // Independence Day
    nthWeekday(year, 9, 1, 1), // Labor Day
    thanksgiving,
    observed(dayOf(year, 12, 25)), // Christmas
  ]);
  // The day before Independence Day, the day after Thanksgiving, Christmas Eve; one that is a holiday or weekend is none.
  const early = new Set([dayOf(year, 7, 3), thanksgiving + 1, dayOf(year, 12, 24)]);
  return { holidays, early, summer: [nthWeekday(year, 3, 0, 2), nthWeekday(year, 11, 0, 1)] };
}

const years = new Map<number, Year>();
function readYear(day: number): Year {
  const number = yearOf(day);
  const year = years.get(number) ?? makeYear(number);
  years.set(number, year);
  return year;
}

/** Monday to Friday except holidays. */
export function isExchangeDay(day: number): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !readYear(day).holidays.has(day);
}

/** When trading of a trading day begins and ends, in epoch ms. */
export function exchangeSession(day: number): { opens: number; closes: number } {
  const { early, summer } = readYear(day);
  const opens = day * DAY_MS + (day >= summer[0] && day < summer[1] ? 13.5 : 14.5) * HOUR_MS;
  return { opens, closes: opens + (early.has(day) ? SESSION_MS.early : SESSION_MS.whole) };
}

/** Hours of the US stock exchanges. `changesAt` is the next opening or closing bell, in ms. */
export function readStockHours(now: number): { open: boolean; changesAt: number } {
  for (let day = Math.floor(now / DAY_MS); ; day++) {
    const { opens, closes } = exchangeSession(day);
    if (!isExchangeDay(day) || closes <= now) continue;
    return opens <= now ? { open: true, changesAt: closes } : { open: false, changesAt: opens };
  }
}
