import { anyOf, either, pattern } from "../words/pattern.ts";
import {
  COUNT_WORD,
  GLUED_COUNT,
  GLUED_UNIT,
  isOwn,
  ownOf,
  PERIOD,
  UNIT,
  type Unit,
  unitIn,
  unitOf,
  WEEKDAY,
  WHICH,
  WHICH_BEHIND,
} from "./date-words.ts";
import { aheadOnly, type DateMention } from "./place.ts";
import {
  ago,
  BETWEEN,
  beforeWeekend,
  day,
  endOfNextMonth,
  endOfPeriod,
  inOne,
  inUnits,
  lastPeriod,
  lastUnits,
  length,
  nextPeriod,
  startOfPeriod,
  thisPeriod,
  todayMention,
  weekday,
  weekend,
} from "./relative.ts";
import { type At, type Rule, time } from "./rule.ts";

/** "The worst coin of the year", in any language. */
const ofBest = (times: RegExp): RegExp => pattern`(?<=${"best_of"} )${times}`;
const toDate = (unit: "week" | "month" | "year", words: RegExp, best: RegExp): Rule => [
  time`${words}|${ofBest(best)}`,
  (_, at) => thisPeriod(unit, at),
];

/** Of a unit of the calendar, or the year that the words name; of hours we hold nothing. */
const ofUnit =
  (make: (unit: Unit, at: At) => DateMention): Rule[1] =>
  ({ unit: word }, at) => {
    const unit = word ? unitOf(word) : "year";
    return unit === "hour" ? null : make(unit, at);
  };

/** Times with names of their own: "yesterday", "year to date", "month end". */
export const NAMED_TIMES: Rule[] = [
  [time`${"before_yesterday"}`, day(-2)],
  [time`${"yesterday"}`, day(-1)],
  [
    time`${ownOf("yesterday")}`,
    (told, at) => (isOwn(at.whole, "yesterday", at.language) ? day(-1)(told, at) : null),
  ],
  [time`${"after_tomorrow"}`, () => aheadOnly(2, "in two days")],
  [time`(?<!${"good_many"} )${"tomorrow"}`, () => aheadOnly(1, "tomorrow")],
  [time`${"today"}`, (_, { today }) => todayMention(today)],
  toDate("year", anyOf("year_to_date"), anyOf("of_the_year")),
  toDate("month", anyOf("month_to_date"), anyOf("of_the_month")),
  toDate("week", anyOf("week_to_date"), anyOf("of_the_week")),
  [time`${"year_end"}`, endOfPeriod("year")],
  [time`(?<!${"no_end"} )${"ends"} (?<unit>${PERIOD})`, ofUnit(thisPeriod)],
  [time`${"next_month_end"}`, endOfNextMonth],
  [time`${"month_end"}`, endOfPeriod("month")],
  [time`${"week_end"}`, endOfPeriod("week")],
  [time`${"begins"} (?<unit>${PERIOD})|${"year_begin"}`, ofUnit(startOfPeriod)],
];

const LOW = pattern`(?:(?:\d{1,3}|${COUNT_WORD})${BETWEEN})?`;
const DIGITS = /(?!(?:19|20)\d\d)\d{1,4}(?=[ a-z\u0430-\u044f-])/;
/** "3 weeks", "2-3 weeks", "half a year" */
const N = pattern`(?<n>${LOW}(?:${DIGITS}|${"half"}(?= )|${COUNT_WORD}(?: of)?(?=[ -])))`;
const COUNTED = pattern`(?:an? )?${N}[ -]?(?<unit>${UNIT})`;
const GLUED_N = pattern`(?<n>(?:\d{1,3}${BETWEEN})?(?:\d{1,4}|${GLUED_COUNT})) ?(?:${"counter"})?`;
/** The same of languages without blanks, which may leave the number out. */
const GLUED = pattern`${GLUED_N}(?<unit>${GLUED_UNIT})`;
const GLUED_ANY = pattern`(?:${GLUED_N}|${"counter"})?(?<unit>${GLUED_UNIT})`;
const [ONE, LONG] = [pattern`(?<unit>${UNIT})`, pattern`(?<unit>${PERIOD})`];
const [TRAILING, AGO] = [anyOf("trailing"), anyOf("ago")];

/** Times counted from today, the longest forms first: "three weeks ago", "the last 30 days", "next Friday". */
export const COUNTED_TIMES: Rule[] = [
  [
    time`${COUNTED}s? ${AGO}|${"ago_before"} (?:${"about"} )?${COUNTED}|(?<!${TRAILING}|\d|${GLUED_COUNT}|${"counter"})${GLUED_ANY} ?${AGO}(?!${"no_ago"})`,
    ago,
  ],
  [time`${"this_time_last"} ${ONE}`, ago],
  [time`${"a_unit_ago"}`, (_, at) => ago({ unit: unitIn(at.whole) ?? "day" }, at)],
  [
    time`(?:${"over_the"})? ?${TRAILING} ?(?:${COUNTED}s?|${GLUED})|(?:${"over_the"} )?${N} ${"trailing_behind"} ${ONE}`,
    ({ n, unit }, at) => lastUnits(n, unit, at),
  ],
  [time`${"over_last"} ${ONE}`, ({ unit }, at) => lastUnits("1", unit, at)],
  [
    time`${"last"} ?${LONG}|(?:${"the"} ?)?${LONG} ${"last_behind"}|${"a_last_year"}`,
    ofUnit((unit, { today }) => lastPeriod(unit, today)),
  ],
  [time`${"this"} ?${ONE}(?: so far)?|${"the_current_year"}`, ofUnit(thisPeriod)],
  [
    either(
      time`(?:${"within_next"}|${"within"}) ${COUNTED}s?(?: time)?|${COUNTED} ${"from_now"}|${GLUED_ANY} ?${"from_now"}`,
      time`${"within_next_glued"} ?${GLUED}|${"next_before"} ${N} ${"next_between"} ${ONE}`,
    ),
    inUnits,
  ],
  [time`${"in_a"} ${LONG}`, inOne],
  [
    time`(?:${"the"} )?${"next"} ?${ONE}|(?:${"the"} ?)?${LONG} ${"next_behind"}|${"next_year"}`,
    ofUnit(nextPeriod),
  ],
  [time`${"before_weekend"}`, beforeWeekend],
  [time`${"weekend"}`, weekend],
  [
    time`(?:(?:${WHICH}|(?<last>${"weekday_last"})) ?)?(?<weekday>${WEEKDAY})(?: (?:${WHICH_BEHIND}|(?<behind>${"weekday_behind"})))?`,
    weekday,
  ],
  [time`${"for_a_unit"}(?! ${AGO})`, (_, at) => length({ unit: unitIn(at.whole) ?? "day", n: "1" }, at)],
  [
    time`(?:${GLUED_ANY}|(?<week>${"one_week"})) ?${"of_glued"}? ?(?=${"outlook"})`,
    ({ week, ...told }, at) => inUnits(week ? { unit: "week" } : told, at),
  ],
  [time`${GLUED_N}(?<unit>${"lasting"})|(?<=${"held_for_before"})${GLUED}`, length],
  [time`${"on_the"} ${LONG}`, ({ unit }, at) => lastUnits("1", unit, at)],
  [time`(?:${"length_before"} )?${COUNTED}`, length],
];
