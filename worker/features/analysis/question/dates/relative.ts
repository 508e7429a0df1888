import type { Day, Span } from "../../asks/desk/fields.ts";
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
import { readCount, type Unit, unitOf, weekdayNamed } from "./date-words.ts";
import { aheadOnly, type DateMention, daySpan, type Parts, pastOnly, sayPeriod, stretch } from "./place.ts";
import type { At, Rule } from "./rule.ts";

const LENGTH: Record<Unit, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365 };

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
  const most = endsOf(text).at(-1);
  return most?.startsWith("half") ? 0.5 : readCount(most?.replace(/ of$/, ""));
};

const BETWEEN = / ?[-\u2013\u2014到至] ?| (?:to|or|bis|oder|a|o|ou|до|или|ila|veya) | ?(?:から|에서) ?/;
const endsOf = (text = ""): string[] => text.split(BETWEEN);

/** "2 to", of "2-3"; null where the first is the larger. */
function sayLow(text: string | undefined): string | null {
  const [low, more] = endsOf(text);
  if (more === undefined) return "";
  return readCount(low) <= countOf(text) ? `${readCount(low)} to ` : null;
}

export function ago([, n, unit]: string[], { today }: At): DateMention {
  return pastOnly(daySpan(back(today, countOf(n), unitOf(unit ?? ""))));
}

const plural = (count: number, unit: Unit) => (count === 1 ? `a ${unit}` : `${count} ${unit}s`);

/** We hold daily bars: "24 hours" is a day, "4 hours" no time of ours. */
const isWithinDay = (count: number, unit: Unit) => unit === "hour" && count % 24 !== 0;

/** "over the last 30 days" */
export function lastUnits(
  n: string | undefined,
  word: string | undefined,
  { today }: Pick<At, "today">,
): DateMention | null {
  const [count, unit] = [countOf(n), unitOf(word ?? "")];
  if (isWithinDay(count, unit)) return null;
  return pastOnly(stretch(back(today, count, unit), today, `over ${plural(count, unit)}`));
}

export function inUnits([, n, unit]: string[], { today }: At): DateMention | null {
  const [count, kind, low] = [countOf(n), unitOf(unit ?? ""), sayLow(n)];
  if (low === null || isWithinDay(count, kind)) return null;
  return aheadOnly(daysBetween(today, back(today, -count, kind)), `within ${low}${plural(count, kind)}`);
}

/** "The biggest one-day drop", "an average one-day move": of all days, none of them stated. */
const OF_ALL =
  /(?:[a-z]{3}est|worst|average|typical|usual|normal|maximum|max|record)(?: (?:ever|single|bad))? $/;
const IS_MOVE =
  /^ ?(?:drops?|falls?|loss(?:es)?|gains?|rises?|jumps?|moves?|declines?|crash(?:es)?|slides?|swings?|surges?|rall(?:y|ies)|plunges?|spikes?|pops?)(?![a-z])/;

/** A bare length looks whichever way the question does. */
export function length(match: string[], at: At): DateMention | null {
  if (isNoTime(match, at)) return null;
  const [whole = "", n = "", word = ""] = match;
  const past = lastUnits(n, word, at)?.past;
  const ahead = inUnits(["", n, word], at)?.ahead;
  if (!past || !ahead) return null;
  const isFor = whole.startsWith("for ") && { isFor: true };
  return { past, ahead, bad: null, tense: "open", isLength: true, ...isFor };
}

/** "150 d'ici decembre", "a 4h chart", "its worst one-day drop", "d" alone */
const isNoTime = ([whole = "", n = "", word = ""]: string[], { before, after }: At): boolean =>
  /\d ?[dhwy]'/.test(whole) ||
  /^ ?(?:charts?|candles?|timeframe|tf|bars?|grafi\w*)/.test(after) ||
  (countOf(n) === 1 && OF_ALL.test(before) && IS_MOVE.test(after)) ||
  (/^(?:h|d|w|y|mos?)$/.test(word) && !/\d/.test(n));

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

export function thisPeriod(word: string | undefined, { today }: At): DateMention {
  const unit = unitOf(word ?? "");
  if (unit === "day" || unit === "hour") return todayMention(today);
  const left = daysBetween(today, endOf(unit, today));
  return {
    past: periodAround(unit, today, today),
    ahead: { days: Math.max(1, left), said: `this ${unit}` },
    bad: null,
    tense: "open",
  };
}

export function lastPeriod(word: string | undefined, { today }: Pick<At, "today">): DateMention {
  const unit = unitOf(word ?? "");
  return pastOnly(periodAround(unit, addDays(periodAround(unit, today, today).from, -1), today));
}

export const nextPeriod = (word: string | undefined): DateMention => {
  const unit = unitOf(word ?? "");
  return aheadOnly(Math.max(1, LENGTH[unit]), unit === "day" ? "tomorrow" : `within ${plural(1, unit)}`);
};

export function endOfPeriod(word: string | undefined, { today }: At): DateMention {
  const end = endOf(unitOf(word ?? ""), today);
  return aheadOnly(daysBetween(today, end), `by ${sayDay(end)}`);
}

/** "Before the end of next month" */
export function endOfNextMonth({ today }: At): DateMention {
  const end = endOf("month", addDays(endOf("month", today), 1));
  return aheadOnly(daysBetween(today, end), `by ${sayDay(end)}`);
}

export function startOfPeriod(word: string | undefined, { today }: At): DateMention {
  return pastOnly(daySpan(periodAround(unitOf(word ?? ""), today, today).from));
}

export const todayMention = (today: Day): DateMention => ({
  past: { from: today, to: today, unit: "day", said: "today" },
  ahead: null,
  bad: null,
  tense: "open",
});

export function weekday([, which, name, after]: string[], { today, before }: At): DateMention | null {
  const wanted = weekdayNamed(name ?? "");
  if (which === "next" || /^(?:nachst|kommend|proxim|prochain|следующ|gelecek|下|来)/.test(which ?? ""))
    return aheadOnly(
      (wanted - weekdayOf(today) + 7) % 7 || 7,
      `on ${sayDay(addDays(today, (wanted - weekdayOf(today) + 7) % 7 || 7))}`,
    );
  const gone = (weekdayOf(today) - wanted + 7) % 7 || 7;
  const toCome = 7 - gone || 7;
  const past = daySpan(addDays(today, -gone));
  const isBack = which !== undefined || after !== undefined || /\bon $/.test(before);
  if (isBack && which !== "this")
    return {
      ...pastOnly(past),
      tense: which === undefined ? "open" : "past",
      ahead: which === undefined ? { days: toCome, said: `on ${sayDay(addDays(today, toCome))}` } : null,
    };
  return {
    past,
    ahead: { days: toCome, said: `by ${sayDay(addDays(today, toCome))}` },
    bad: null,
    tense: "open",
  };
}

/** The Friday before a weekend, gone or to come. */
export function beforeWeekend(_: string[], { today }: At): DateMention {
  const toCome = (5 - weekdayOf(today) + 7) % 7;
  return {
    past: daySpan(addDays(today, toCome - 7)),
    ahead: { days: Math.max(1, toCome), said: "before the weekend" },
    bad: null,
    tense: "open",
  };
}

export function weekend(_: string[], { today }: At): DateMention {
  const sunday = addDays(today, -weekdayOf(today));
  return pastOnly(stretch(addDays(sunday, -2), sunday, `over the weekend of ${sayDay(addDays(sunday, -1))}`));
}

export const day =
  (by: number) =>
  (_: string[], { today }: At) =>
    pastOnly(daySpan(addDays(today, by)));
export const notIn =
  (language: string, make: Rule[1]): Rule[1] =>
  (match, at) =>
    at.language === language ? null : make(match, at);
