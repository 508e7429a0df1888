import type { Day, Span } from "../../asks/desk/fields.ts";
import { pattern } from "../words/pattern.ts";
import {
  addDays,
  addMonths,
  countDays,
  daysBetween,
  sayDay,
  splitDay,
  toDay,
  weekdayOf,
} from "./calendar.ts";
import { HALF, readCount, type Unit, unitOf, weekdayNamed, whichOf } from "./date-words.ts";
import {
  aheadAt,
  aheadOnly,
  type DateMention,
  daySpan,
  openMention,
  type Parts,
  pastOnly,
  sayPeriod,
  stretch,
} from "./place.ts";
import type { At, Rule, Told } from "./rule.ts";

const LENGTH: Record<Unit, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365 };
/** Days; "5000 mes" are my 5,000, and no time. */
const LONGEST = 100 * LENGTH.year;

/** The day this many units before or, with a negative count, after. */
export function back(today: Day, count: number, unit: Unit): Day {
  if (unit === "month" || unit === "quarter" || unit === "year") {
    const months = { month: 1, quarter: 3, year: 12 }[unit] * count;
    return Number.isInteger(months) ? addMonths(today, -months) : addDays(today, -Math.round(months * 30.4));
  }
  return addDays(today, -Math.round(count * LENGTH[unit]));
}

/** The count that is meant: of "2-3" the later. */
export const countOf = (text: string | undefined): number => {
  const most = endsOf(text).at(-1) ?? "";
  return HALF.test(most) ? 0.5 : readCount(most.replace(/ of$/, ""));
};

/** What stands between the ends of "2-3 weeks", "two to three weeks". */
export const BETWEEN = pattern` ?(?:[-\u2013\u2014]|${"to_glued"}) ?| ${"to_or"} `;
const endsOf = (text = ""): string[] => text.split(BETWEEN);

/** "2 to", of "2-3"; null where the first is the larger. */
function sayLow(text: string | undefined): string | null {
  const [low, more] = endsOf(text);
  if (more === undefined) return "";
  return readCount(low) <= countOf(text) ? `${readCount(low)} to ` : null;
}

export const ago = ({ n, unit }: Told, { today }: At): DateMention =>
  pastOnly(daySpan(back(today, countOf(n), unitOf(unit))));

const plural = (count: number, unit: Unit) => (count === 1 ? `a ${unit}` : `${count} ${unit}s`);

/** We hold daily bars: "24 hours" is a day, "4 hours" no time of ours. */
const isWithinDay = (count: number, unit: Unit) => unit === "hour" && count % 24 !== 0;

/** "over the last 30 days" */
export function lastUnits(
  n: string | undefined,
  word: string | undefined,
  { today }: Pick<At, "today">,
): DateMention | null {
  const [count, unit] = [countOf(n), unitOf(word)];
  if (isWithinDay(count, unit)) return null;
  return pastOnly(stretch(back(today, count, unit), today, `over ${plural(count, unit)}`));
}

export function inUnits({ n, unit }: Told, { today }: At): DateMention | null {
  const [count, kind, low] = [countOf(n), unitOf(unit), sayLow(n)];
  if (low === null || isWithinDay(count, kind) || count * LENGTH[kind] > LONGEST) return null;
  return aheadOnly(daysBetween(today, back(today, -count, kind)), `within ${low}${plural(count, kind)}`);
}

/** "In a month", where the language needs no number for it. */
export function inOne({ unit: word }: Told): DateMention {
  const unit = unitOf(word);
  return aheadOnly(LENGTH[unit], `within 1 ${unit}`);
}

/** "The biggest one-day drop", "an average one-day move": of all days, none of them stated. */
const OF_ALL = pattern`${"of_all_moves"}(?: (?:ever|single|bad))? $`;
const IS_MOVE = pattern`^ ?${"named_move"}(?![a-z])`;
const IS_CHART = pattern`^ ?${"chart"}`;

/** "For three months", "3 ay için": how long something is to be held. */
const IS_FOR = pattern`^${"held_for"} `;
const HELD_BEFORE = pattern`${"held_for"} $|${"held_for_before"} ?$`;
const HELD_BEHIND = pattern`^ ?${"held_for_behind"}`;
const IS_OVER = pattern`^${"length_over"} `;
const OVER_BEFORE = pattern`(?<![a-z\u0430-\u044f])${"length_over"} $`;

/** A bare length looks whichever way the question does. */
export function length(told: Told, at: At): DateMention | null {
  const { n, unit } = told;
  if (isNoTime(told, at)) return null;
  const past = lastUnits(n, unit, at)?.past;
  const ahead = inUnits(told, at)?.ahead;
  if (!past || !ahead) return null;
  const isFor = IS_FOR.test(at.whole) || HELD_BEFORE.test(at.before) || HELD_BEHIND.test(at.after);
  const isOver = IS_OVER.test(at.whole) || OVER_BEFORE.test(at.before);
  return { ...openMention(past, ahead), isLength: true, ...(isFor && { isFor }), ...(isOver && { isOver }) };
}

/** "150 d'ici decembre", "a 4h chart", "its worst one-day drop", "d" alone */
const isNoTime = ({ n, unit }: Told, { whole, before, after }: At): boolean =>
  /\d ?[dhwy]'/.test(whole) ||
  IS_CHART.test(after) ||
  (countOf(n) === 1 && OF_ALL.test(before) && IS_MOVE.test(after)) ||
  (/^(?:h|d|w|y|mos?)$/.test(unit ?? "") && !/\d/.test(n ?? ""));

/** The calendar period that holds a day, as far as it has gone by. */
export function periodAround(unit: Unit, day: Day, today: Day): Span {
  const { year, month } = splitDay(day);
  const size = { month: 1, quarter: 3, year: 12 }[unit as "month" | "quarter" | "year"] ?? 1;
  const isWeek = unit === "week";
  const from = isWeek
    ? addDays(day, -((weekdayOf(day) + 6) % 7))
    : toDay(year, Math.floor((month - 1) / size) * size + 1, 1);
  const to = isWeek ? addDays(from, 6) : addDays(addMonths(from, size), -1);
  const said =
    from <= today && today <= to
      ? `this ${unit}`
      : isWeek
        ? `in the week from ${sayDay(from)} to ${sayDay(to)}`
        : sayPeriod(partsOf(unit, from), splitDay(from).year);
  return { from, to: to < today ? to : today, unit: "period", said };
}

function partsOf(unit: Unit, from: Day): Parts {
  const { year, month } = splitDay(from);
  return {
    year,
    ...(unit === "month" && { month }),
    ...(unit === "quarter" && { quarter: Math.ceil(month / 3) }),
  };
}

const endOf = (unit: Unit, today: Day): Day => {
  const { year, month } = splitDay(today);
  if (unit === "week") return addDays(today, (7 - weekdayOf(today)) % 7);
  const last = unit === "year" ? 12 : unit === "quarter" ? Math.ceil(month / 3) * 3 : month;
  return toDay(year, last, countDays(year, last));
};

export function thisPeriod(unit: Unit, { today }: At): DateMention {
  if (unit === "day" || unit === "hour") return todayMention(today);
  const toEnd = daysBetween(today, endOf(unit, today));
  // On a weekend the week that is asked about is the one to come.
  const left = unit === "week" && toEnd < 2 ? toEnd + 7 : toEnd;
  return openMention(periodAround(unit, today, today), { days: Math.max(1, left), said: `this ${unit}` });
}

export const lastPeriod = (unit: Unit, today: Day): DateMention =>
  pastOnly(periodAround(unit, addDays(periodAround(unit, today, today).from, -1), today));

export const nextPeriod = (unit: Unit): DateMention =>
  aheadOnly(Math.max(1, LENGTH[unit]), unit === "day" ? "tomorrow" : `within ${plural(1, unit)}`);

const byDay = (day: Day, today: Day): DateMention => aheadOnly(daysBetween(today, day), `by ${sayDay(day)}`);
export const endOfPeriod =
  (unit: Unit) =>
  (_: Told, { today }: At): DateMention =>
    byDay(endOf(unit, today), today);

/** "Before the end of next month" */
export const endOfNextMonth = (_: Told, { today }: At): DateMention =>
  byDay(endOf("month", addDays(endOf("month", today), 1)), today);

export const startOfPeriod = (unit: Unit, { today }: At): DateMention =>
  pastOnly(daySpan(periodAround(unit, today, today).from));

export const todayMention = (today: Day): DateMention =>
  openMention({ ...daySpan(today), said: "today" }, null);

export function weekday(told: Told, { today, before }: At): DateMention | null {
  const which = whichOf(told);
  const toCome = (weekdayNamed(told.weekday) - weekdayOf(today) + 7) % 7 || 7;
  const next = addDays(today, toCome);
  if (which === "next") return aheadOnly(toCome, `on ${sayDay(next)}`);
  const past = daySpan(addDays(today, toCome - 7 || -7));
  if (which === "last") return pastOnly(past);
  const isBack = which === null && (told.behind !== undefined || /\bon $/.test(before));
  return openMention(past, aheadAt(next, today, isBack ? "on" : "by"));
}

/** The Friday before a weekend, gone or to come. */
export function beforeWeekend(_: Told, { today }: At): DateMention {
  const toCome = (5 - weekdayOf(today) + 7) % 7;
  const ahead = { days: Math.max(1, toCome), said: "before the weekend" };
  return openMention(daySpan(addDays(today, toCome - 7)), ahead);
}

export function weekend(_: Told, { today }: At): DateMention {
  const sunday = addDays(today, -weekdayOf(today));
  return pastOnly(stretch(addDays(sunday, -2), sunday, `over the weekend of ${sayDay(addDays(sunday, -1))}`));
}

export const day =
  (by: number): Rule[1] =>
  (_, { today }) =>
    pastOnly(daySpan(addDays(today, by)));
