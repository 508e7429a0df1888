import type { Day, Span } from "../../asks/desk/fields.ts";
import { anyOf, LETTER, pattern } from "../words/pattern.ts";
import { by, comparedWith, distance, sinceEnd } from "./beside-day.ts";
import { addDays, sayDay, splitDay, toDay } from "./calendar.ts";
import {
  aheadAt,
  aheadOnly,
  type DateMention,
  daySpan,
  openMention,
  pastOnly,
  place,
  seasonStart,
  stretch,
} from "./place.ts";

const M = /([\uE000-\uE0FF])/;
const [AND, NOW, AFTER, BEFORE] = [anyOf("and"), anyOf("now_date"), anyOf("after"), anyOf("before")];
const OF = pattern`(?: ${"of_the_date"})* ?`;
const THE = pattern`(?:${"the"} )?`;
const NEXT_TO = pattern`(?: ${"the_mark"})? ?`;
const [WHEN, BETWEEN, SINCE_BEHIND] = [anyOf("when_it"), anyOf("between"), anyOf("since_behind")];

/** What happened on the day that is stated: "since the halving on 20 April"; an extreme is a price of its own. */
const EVENT = pattern` (?:[@¬]|${"whose"}) (?!(?:[a-z^]+ ){0,2}${"extreme"}(?![a-z]))(?:[a-z¬]+ ){1,4}${"on"}(?: the)?`;

/** "Higher than (it was) in": the words before a day that another, or now, is set beside. */
const IS_TO_COME = pattern`(?<![a-z])${"will"}(?![a-z])`;
const THAN = pattern`(?<!${IS_TO_COME}[^.?!]{0,80})${"than"}(?: ${"than_it"})?(?: ${"than_was"})?(?: back)?(?: ${"than_in"})?(?: the)?`;

type Combine = (mentions: DateMention[], today: Day) => DateMention | null;

const near = (words: RegExp): RegExp =>
  new RegExp(`(?<![${LETTER}\\d])(?:${words.source})(?![${LETTER}\\uac00-\\ud7a3])`, "g");

/** Words around mentions that make one of them, in this order. */
export const COMBINATIONS: [RegExp, Combine][] = (
  [
    [pattern`${M} ?(?:${"of_beside"} ?)?${M}`, ofYear],
    [pattern`${THE}${"day_after"}${OF}${M}|${M} ?${"day_after_behind"}`, by(1)],
    [pattern`${THE}${"day_before"}${OF}${M}|${M} ?${"day_before_behind"}`, by(-1)],
    [pattern`${M} ${AFTER}${OF}${M}`, distance(1)],
    [pattern`${M} ${BEFORE}${OF}${M}`, distance(-1)],
    [pattern`${"end_of"}${OF}${M}|${WHEN} ${M} ${"ended"}`, ends],
    [pattern`${WHEN} ${M} ${"began"}`, starts],
    [pattern`${M} ?${"versus_now"} ${NOW}`, since],
    [pattern`${M} ?${"end_behind"}`, ends],
    [pattern`${"start_of"}${OF}${M}|${M} ?${"start_behind"}`, starts],
    [pattern`${"middle_of"}(?:-|${OF})${M}`, middle],
    [
      pattern`(?:${BETWEEN}|${"from"})?${NEXT_TO}${M} ?(?:[-\u2013~]|${"till"})${NEXT_TO}${M} ?(?:${"till_behind"})?`,
      range,
    ],
    [
      pattern`${BETWEEN}${NEXT_TO}${M} ?(?:-|${AND})${NEXT_TO}${M}|${M} ?${AND} ?${M} ?${"between_behind"}`,
      range,
    ],
    [pattern`${M},? ${THAN} ?${M}`, comparedWith],
    [pattern`${THAN} ?${M}`, sinceEnd],
    [pattern`${"ever_since"}${EVENT} ${M}`, since],
    [
      pattern`${"since_day"} ?${M}(?: ${"until_now"} ${NOW})?(?: ?${SINCE_BEHIND}| on| an)?|${M} ?${SINCE_BEHIND}`,
      since,
    ],
    [pattern`${"by"}(?: the)? ?${M}|${M} ?${"by_behind"}`, until],
  ] satisfies [RegExp, Combine][]
).map(([words, make]) => [near(words), make]);

/** "March last year", "last year at Christmas": a year and a time in it. */
function ofYear([one, other]: DateMention[], today: Day): DateMention | null {
  if (!one || !other) return null;
  if (one.edge) return other.past?.unit === "period" ? one.edge(other.past) : null;
  const year = yearOf(one);
  return year ? placeIn(year, other, today) : placeIn(yearOf(other), one, today);
}

function placeIn(year: number | null, { inYear, parts }: DateMention, today: Day): DateMention | null {
  if (year && inYear) return inYear(year);
  if (!year || !parts) return null;
  const { month, quarter, half, season } = parts;
  return (month ?? quarter ?? half ?? season) ? place({ ...parts, year }, today) : null;
}

/** The year that a mention is, stated by a word: "last year". */
const yearOf = ({ past, parts }: DateMention): number | null =>
  past?.unit === "period" &&
  !parts &&
  past.from.endsWith("-01-01") &&
  (past.to.endsWith("-12-31") || past.said === "this year")
    ? Number(past.from.slice(0, 4))
    : null;

/** Between two mentions; a year stated with the second holds for the first too. */
function range([one, other]: DateMention[], today: Day): DateMention | null {
  if (!one || !other) return null;
  if (one.bad ?? other.bad) return one.bad ? one : other;
  const first = reread(one, other, today);
  if (first?.bad) return first;
  if (!first?.past) return null;
  if (!other.past) return other.ahead ? { ...other } : null;
  return pastOnly(spanning(first.past, other.past));
}

function spanning(a: Span, b: Span): Span {
  if (a.from > b.from) return stretch(b.from, a.to);
  if (a.unit !== "period" || b.unit !== "period") return stretch(a.from, b.to);
  const said = `${a.said.replace(/^in /, "from ")} to ${b.said.replace(/^in /, "")}`;
  return { from: a.from, to: b.to, unit: "period", said };
}

function reread(one: DateMention, other: DateMention, today: Day): DateMention | null {
  const year = other.parts?.year;
  if (!one.parts || one.parts.year !== null || !year) return one;
  return place({ ...one.parts, year }, today);
}

function since([mention]: DateMention[], today: Day): DateMention | null {
  if (!mention || mention.isLength) return null;
  if (mention.bad || mention.fromThen) return mention;
  const { past } = mention;
  return past && past.unit !== "stretch" && past.from < today
    ? pastOnly(stretch(past.from, today, `since ${sayDay(past.from)}`))
    : mention.past
      ? mention
      : null;
}

function until([mention]: DateMention[], today: Day): DateMention | null {
  if (!mention?.ahead || mention.isLength) return null;
  const { parts, ahead } = mention;
  // "By March" ends where March begins, unless it has begun.
  const isPeriod = parts && parts.day === undefined && ahead.said.startsWith("in ");
  const start = isPeriod ? startOf(mention, today) : null;
  const later = start && start > today ? aheadAt(start, today) : ahead;
  const said = later.said.replace(/^on /, "by ");
  return start && start > today
    ? aheadOnly(later.days, said)
    : { ...mention, past: null, tense: "ahead", ahead: { ...ahead, said } };
}

/** The first day of a period that lies ahead. */
function startOf({ parts, ahead }: DateMention, today: Day): Day | null {
  if (!parts || !ahead) return null;
  const { year, month } = splitDay(addDays(today, ahead.days));
  if (parts.season) return seasonStart(parts.season, addDays(today, ahead.days));
  if (parts.quarter) return toDay(year, parts.quarter * 3 - 2, 1);
  if (parts.half) return toDay(year, parts.half * 6 - 5, 1);
  return parts.month ? toDay(year, month, 1) : toDay(year, 1, 1);
}

function ends([mention]: DateMention[], today: Day): DateMention | null {
  if (!mention || mention.isLength || mention.past?.unit === "day") return null;
  const { past, ahead } = mention;
  if (past === null && ahead === null) return null;
  const isOver = past?.unit === "period" && past.to < today;
  return {
    ...openMention(isOver ? daySpan(past.to) : null, ahead && aheadAt(addDays(today, ahead.days), today)),
    ...(!(past && ahead) && { tense: mention.tense }),
  };
}

function starts([mention]: DateMention[], today: Day): DateMention | null {
  const { past = null } = mention ?? {};
  if (!mention || mention.isLength || (past && past.unit !== "period")) return null;
  const start = startOf(mention, today);
  const ahead = start && start > today ? aheadAt(start, today) : null;
  return { ...openMention(past && daySpan(past.from), ahead), tense: mention.tense };
}

function middle([mention]: DateMention[], today: Day): DateMention | null {
  if (!mention?.parts || mention.isLength) return null;
  const { parts, past } = mention;
  const days = parts.month ? 14 : parts.season ? 45 : 181;
  const start = startOf(mention, today);
  const ahead = start ? aheadAt(addDays(start, days), today) : null;
  const day = past && addDays(past.from, days);
  const gone = day && day <= today ? daySpan(day) : null;
  return { ...openMention(gone, ahead && { ...ahead, days: Math.max(1, ahead.days) }), tense: mention.tense };
}
