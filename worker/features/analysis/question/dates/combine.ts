import type { Day, Span } from "../../asks/desk/fields.ts";
import { BESIDE_DAY } from "./beside-day.ts";
import { addDays, countDays, daysBetween, sayDay, splitDay, toDay } from "./calendar.ts";
import { aheadOnly, type DateMention, daySpan, pastOnly, place, seasonStart, stretch } from "./place.ts";
import { comparedWith, sinceEnd, THAN } from "./than.ts";

const M = "[\\uE000-\\uE0FF]";
const AND = "(?:and|und|y|et|e|и|ile|ve|和|与|と|와|과|-)";
const TO =
  "(?:to|till?|until|thru|through|-|–|bis(?: zum)?|hasta(?: el)?|a|au|ate|jusqu'?au?|по|до|から|到|至|~|부터)";
const SINCE =
  "(?:since|from|after|starting|seit(?: dem)?|ab(?: dem)?|desde(?: el| o)?|a partir de|depuis(?: le)?|с|со|начиная с|自从?|从)";
const OF = "(?: (?:of|the|de|del|du|da|do|des|от|l'|o|el))*";
const NOW = "(?:now|today|date|heute|hoy|hoje|aujourd.?hui|jetzt|сегодня|сейчас|bugune?)";

const EXTREME = "lows?|highs?|peak|top|bottom|record|hoch|tief|minimo|maximo|plus|minima|maxima";
const WHOSE = "[@¬]|the|its|their|his|her|that|das|dem|der|die|el|la|le|o|a";
const ON = "on|of|in|at|from|am|im|vom|del?|du|do|em|en";
/** What happened on the day that is stated: "since the halving on 20 April"; an extreme is a price of its own. */
const EVENT = `(?: (?:${WHOSE}) (?!(?:[a-z^]+ ){0,2}(?:${EXTREME})(?![a-z]))(?:[a-z¬]+ ){1,4}(?:${ON})(?: the)?)`;

type Combine = (mentions: DateMention[], today: Day) => DateMention | null;

/** Words around mentions that make one of them, in this order. */
export const COMBINATIONS: [RegExp, Combine][] = [
  [
    near(
      `(${M}) ?(?:'s |s |of |in |at |on |of the |im |an |zu |de |del |des |du |von |da |do |a |au |в |на |の|的)?(${M})`,
    ),
    ofYear,
  ],
  ...BESIDE_DAY.map(([pattern, move]): [RegExp, Combine] => [near(pattern), move]),
  [near(`(?:the )?(?:end|late|ende|finales|final|fin|fim|кон[a-zа-я]{1,2})${OF} ?(${M})`), ends],
  [near(`(?:when |as |at the time )(${M}) (?:ended|ends|was over|finished|closed)`), ends],
  [near(`(?:when |as |at the time )(${M}) (?:began|begins|started|starts|kicked off|opened)`), starts],
  [near(`(${M}) ?(?:vs|versus|against|compared (?:to|with)|to|till|until) ${NOW}`), since],
  [near(`(${M}) ?(?:s end|end|sonu[a-zа-я]*|底|末|말)`), ends],
  [
    near(
      `(?:the )?(?:start|beginning|open|early|anfang|principios|inicio|debut|comeco|начал[a-zа-я]{1,2})${OF} ?(${M})`,
    ),
    starts,
  ],
  [near(`(${M}) ?(?:basi[a-zа-я]*|初|初め|초)`), starts],
  [near(`(?:mid|mitte|mediados|mi|середин[a-zа-я]{1,2})[ -]?(?:of |de |des )?(${M})`), middle],
  [
    near(
      `(?:between|zwischen|entre|между|desde|from|von|vom|de|du|с|со|从)?(?: dem| el| le| o)? ?(${M}) ?${TO}(?: dem| el| le| o)? ?(${M}) ?(?:まで|之间|期间|까지)?`,
    ),
    range,
  ],
  [
    near(`(?:between|zwischen|entre|между)(?: dem| el| le| o)? ?(${M}) ?${AND}(?: dem| el| le| o)? ?(${M})`),
    range,
  ],
  [near(`(${M}) ?(?:和|与|と|와|과|ile|ve) ?(${M}) ?(?:之间|の間|사이|arasinda|arasi)`), range],
  [near(`(${M}),? ${THAN} ?(${M})`), comparedWith],
  [near(`${THAN} ?(${M})`), sinceEnd],
  [near(`(?:ever )?(?:since|seit|desde|depuis)${EVENT} (${M})`), since],
  [near(`${SINCE} ?(${M})(?: (?:to|until|till|bis|hasta) ${NOW})?(?: on| an)?`), since],
  [
    near(
      `(${M}) ?(?:以来|以後|以降|から|起|至今|이후|부터|(?:tarihin)?den beri|dan beri|den bu yana|dan bu yana|onwards)`,
    ),
    since,
  ],
  [
    near(
      `(?:by|before|until|till|bis(?: zum)?|para|hasta|d'ici(?: a)?|avant|ate|antes de|к|до)(?: the)? ?(${M})`,
    ),
    until,
  ],
  [near(`(${M}) ?(?:'?[ae] kadar|之前|以前|前|までに|까지)`), until],
];

function near(pattern: string): RegExp {
  return new RegExp(`(?<![a-zа-я0-9])(?:${pattern})(?![a-zа-я가-힣])`, "g");
}

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
  const isPeriod =
    parts &&
    parts.day === undefined &&
    (parts.season ?? parts.month ?? parts.quarter ?? parts.half ?? parts.year);
  if (!isPeriod || !ahead.said.startsWith("in "))
    return {
      ...mention,
      past: null,
      tense: "ahead",
      ahead: { ...ahead, said: ahead.said.replace(/^on /, "by ") },
    };
  const start = startOf(mention, today);
  return start && start > today
    ? aheadOnly(daysBetween(today, start), `by ${sayDay(start)}`)
    : { ...mention, past: null, tense: "ahead" };
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
  if (!mention || (mention.past ?? mention.ahead) === null || mention.isLength) return null;
  if (mention.past?.unit === "day") return null;
  const { past, ahead } = mention;
  const end = ahead && addDays(today, ahead.days);
  return {
    past: past && past.unit === "period" && past.to < today ? daySpan(past.to) : null,
    ahead: end ? { days: daysBetween(today, end), said: `by ${sayDay(end)}` } : null,
    bad: null,
    tense: mention.tense,
    ...(past && end && { tense: "open" }),
  };
}

function starts([mention]: DateMention[], today: Day): DateMention | null {
  const { past, ahead } = mention ?? {};
  if (!mention || mention.isLength || (past && past.unit !== "period")) return null;
  const start = startOf(mention, today);
  return {
    past: past ? daySpan(past.from) : null,
    ahead:
      ahead && start && start > today
        ? { days: daysBetween(today, start), said: `by ${sayDay(start)}` }
        : null,
    bad: null,
    tense: mention.tense,
  };
}

function middle([mention]: DateMention[], today: Day): DateMention | null {
  const half = ({ from }: { from: Day }, days: number) => addDays(from, days);
  if (!mention?.parts || mention.isLength) return null;
  const { parts, past, ahead } = mention;
  const days = parts.month ? 14 : parts.season ? 45 : 181;
  const start = startOf(mention, today);
  const { year, month } = splitDay(past?.from ?? today);
  const day = past && half(past, Math.min(days, parts.month ? countDays(year, month) - 1 : days));
  return {
    past: day && day <= today ? daySpan(day) : null,
    ahead:
      ahead && start
        ? {
            days: Math.max(1, daysBetween(today, addDays(start, days))),
            said: `by ${sayDay(addDays(start, days))}`,
          }
        : null,
    bad: null,
    tense: mention.tense,
  };
}
