import type { Day, Span } from "../../asks/desk/fields.ts";
import { isWordless } from "../lexicon/phrases.ts";
import { anyOf, pattern } from "../words/pattern.ts";
import { addDays, daysBetween } from "./calendar.ts";
import { COUNT_WORD, GLUED_UNIT, MONTH, PERIOD, UNIT, type Unit, unitIn, unitOf } from "./date-words.ts";
import { HOLIDAY } from "./holidays.ts";
import { aheadOnly, type DateMention, daySpan, pastOnly, stretch } from "./place.ts";
import { back, countOf, inUnits, lastPeriod, periodAround } from "./relative.ts";
import { type Rule, time } from "./rule.ts";

/** Times that are reckoned from another one stated before: "the month before that", "a week later". */

const N = pattern`(?<n>\d{1,3}|${COUNT_WORD})`;
/** "The day after Christmas" is stated from that day, and from none of the talk. */
const ALONE = pattern`(?! (?:${"goes_on_then"}|\d|${HOLIDAY}|${MONTH}(?![a-z])))`;
const THE = pattern`(?:${"the"} ?)?`;

/** A mention that needs the time the talk was of; without one it is `alone`. */
const fromThen = (alone: DateMention | null, shift: (base: Span) => DateMention): DateMention => ({
  ...(alone ?? { past: null, ahead: null, bad: null, tense: "past" }),
  fromThen: shift,
});

/** The calendar day or period next to the talk's, or the stretch of that length next to a stretch. */
const beside =
  (by: -1 | 1): Rule[1] =>
  ({ unit: word }, { today }) => {
    const unit = unitOf(word);
    if (unit === "hour" && isWordless(word ?? "")) return null;
    const isDay = unit === "day" || unit === "hour";
    const shift = (base: Span): DateMention => {
      const edge = by < 0 ? base.from : base.to;
      const next = addDays(edge, by);
      if (next > today) return aheadOnly(1, `after ${base.said.replace(/^(?:on|in) /, "")}`);
      if (isDay) return pastOnly(daySpan(next));
      if (base.unit === "period") return pastOnly(periodAround(unit, next, today));
      return pastOnly(stretch(edge, earliest(back(edge, -by, unit), today)));
    };
    return fromThen(by < 0 && !isDay ? lastPeriod(unit, today) : null, shift);
  };

/** The day this many units from the talk's. */
const unitsFrom =
  (by: -1 | 1): Rule[1] =>
  (told, at) =>
    fromThen(by < 0 ? null : inUnits(told, at), ({ from, to }) => {
      const day = back(by < 0 ? from : to, -by * countOf(told.n), unitOf(told.unit));
      return pastOnly(daySpan(earliest(day, at.today)));
    });

/** "And the one before that": the period before the talk's, or as long a stretch. */
const oneBefore: Rule[1] = (_, { today }) =>
  fromThen(null, ({ from, to, unit }) => {
    const before = addDays(from, -1);
    const days = daysBetween(from, to) + 1;
    if (unit === "day") return pastOnly(daySpan(before));
    if (unit === "stretch") return pastOnly(stretch(addDays(from, 1 - days), from));
    const period = days > 100 ? "year" : days > 31 ? "quarter" : days > 7 ? "month" : "week";
    return pastOnly(periodAround(period, before, today));
  });

const earliest = (a: Day, b: Day): Day => (a < b ? a : b);

const sinceThen: Rule[1] = (_, { today }) =>
  fromThen(null, ({ from }) => pastOnly(stretch(from, today, sinceOf(from))));
const sinceOf = (from: Day) => stretch(from, from).said.replace(/^from (.*) to .*$/, "since $1");

/** "That day", "that month": the time the talk was of, or the period that holds it. */
const sameTime: Rule[1] = (_, { whole, today }) => {
  const unit = unitIn(whole);
  return fromThen(null, (base) => pastOnly(unit ? periodAround(unit, base.from, today) : base));
};

const beforeLast: Rule[1] = ({ unit: word }, { today }) => {
  const unit: Unit = unitOf(word);
  const last = lastPeriod(unit, today).past;
  return pastOnly(periodAround(unit, addDays(last?.from ?? today, -1), today));
};

const [BEFORE_LAST, BEFORE_THAT] = [anyOf("before_last"), anyOf("before_that")];

export const THEN_RULES: Rule[] = [
  [time`(?:the )?${"one_before"}`, oneBefore],
  [time`${"since_then"}|since(?= *(?:$|[?!.]))`, sinceThen],
  [time`${"that_time"}`, sameTime],
  [time`${THE}(?:${BEFORE_LAST} ?(?<unit>${PERIOD})|(?<unit>${PERIOD}) ${"before_last_behind"})`, beforeLast],
  [time`${N} (?<unit>${UNIT}) ${BEFORE_THAT}`, unitsFrom(-1)],
  [time`${N} (?<unit>${UNIT}) ${"after_that"}`, unitsFrom(1)],
  [
    time`${THE}(?:(?<unit>${UNIT}) ${"before_behind"}${ALONE}|${"preceding"} ?(?<unit>${PERIOD}|${GLUED_UNIT}))`,
    beside(-1),
  ],
  [
    time`${THE}(?<!\d )(?:(?<unit>${UNIT}) ${"after_behind"}${ALONE}|${"following"} ?(?<unit>${UNIT})|${"next"} ${"following_that"} (?<unit>${UNIT}))`,
    beside(1),
  ],
];

/** The mentions of a clause in which those reckoned from another time are placed: from one stated before, or the talk's. */
export function placeThen(dates: DateMention[], talk: Span | null): DateMention[] {
  let base = talk;
  return dates.map((mention) => {
    const placed =
      mention.fromThen && base ? { ...mention.fromThen(base), fromThen: mention.fromThen } : mention;
    base = placed.past ?? base;
    return placed;
  });
}

/** Reckoned once, it is reckoned from no other time again. */
export function settle(mention: DateMention): DateMention {
  const settled = { ...mention };
  delete settled.fromThen;
  return settled;
}
