import type { Day } from "../../asks/desk/fields.ts";
import { anyOf, either, type PartName } from "../words/pattern.ts";
import { addDays, toDay, weekdayOf } from "./calendar.ts";
import events from "./events.json" with { type: "json" };
import { type Rule, time } from "./rule.ts";

type HolidayName = PartName extends infer Name
  ? Name extends `holiday.${infer Holiday}`
    ? Holiday
    : never
  : never;

const yearly =
  (month: number, day: number) =>
  (year: number): Day =>
    toDay(year, month, day);

/** The days of a year that are known by name (`part.holiday` of the lexicon); those that move are reckoned. */
const HOLIDAYS: Record<HolidayName, (year: number) => Day> = {
  christmas_eve: yearly(12, 24),
  christmas: yearly(12, 25),
  boxing_day: yearly(12, 26),
  new_years_eve: yearly(12, 31),
  new_year: yearly(1, 1),
  valentines_day: yearly(2, 14),
  leap_day: (year) => toDay(year - (year % 4), 2, 29),
  pi_day: yearly(3, 14),
  st_patricks_day: yearly(3, 17),
  april_fools: yearly(4, 1),
  juneteenth: yearly(6, 19),
  independence_day: yearly(7, 4),
  halloween: yearly(10, 31),
  veterans_day: yearly(11, 11),
  thanksgiving: (year) => findWeekday(year, 11, 4, 4),
  black_friday: (year) => addDays(findWeekday(year, 11, 4, 4), 1),
  labor_day: (year) => findWeekday(year, 9, 1, 1),
  mlk_day: (year) => findWeekday(year, 1, 1, 3),
  presidents_day: (year) => findWeekday(year, 2, 1, 3),
  memorial_day: (year) => addDays(findWeekday(year, 6, 1, 1), -7),
  good_friday: (year) => addDays(findEaster(year), -2),
  easter_monday: (year) => addDays(findEaster(year), 1),
  easter: (year) => findEaster(year),
  election_day: (year) => addDays(findWeekday(year, 11, 1, 1), 1),
};
const NAMES = (Object.keys(HOLIDAYS) as HolidayName[]).map((name) => ({
  words: anyOf(`holiday.${name}`),
  day: HOLIDAYS[name],
}));

export const HOLIDAY = either(...NAMES.map(({ words }) => words));

/** The day of a name that `HOLIDAY` matched, in a year. */
export function holidayOf(name: string, year: number): Day | null {
  const found = NAMES.find(({ words }) => new RegExp(`^(?:${words.source})$`).test(name));
  return found?.day(year) ?? null;
}

/** Falls of whole markets that people name instead of their days: of US stocks from the S&P 500's peak close to its lowest. */
export const EVENTS: Rule[] = Object.entries(events).map(([name, { from, to, said }]) => [
  time`(?:the )?${anyOf(`event.${name as keyof typeof events}`)}`,
  () => ({ past: { from, to, unit: "period", said }, ahead: null, bad: null, tense: "past" }),
]);

/** The `nth` such weekday of a month. */
function findWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = toDay(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function findEaster(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toDay(year, Math.floor(n / 31), (n % 31) + 1);
}
