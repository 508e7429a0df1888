import { anyOf, either, pattern } from "../words/pattern.ts";
import {
  COUNT_WORD,
  GLUED_COUNT,
  GLUED_UNIT,
  isOwn,
  ownOf,
  PERIOD,
  UNIT,
  unitIn,
  unitOf,
  WEEKDAY,
  WHICH,
  WHICH_BEHIND,
} from "./date-words.ts";
import { aheadOnly } from "./place.ts";
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
import { apart, type Rule } from "./rule.ts";

/** "The worst coin of the year", in any language. */
const ofBest = (times: RegExp): RegExp => pattern`(?<=${anyOf("best_of")} )${times}`;
const toDate = (unit: "week" | "month" | "year", words: RegExp, best: RegExp): Rule => [
  apart(pattern`${words}|${ofBest(best)}`),
  (_, at) => thisPeriod(unit, at),
];

/** Times with names of their own: "yesterday", "year to date", "month end". */
export const NAMED_TIMES: Rule[] = [
  [apart(anyOf("before_yesterday")), day(-2)],
  [apart(anyOf("yesterday")), day(-1)],
  [
    apart(ownOf("yesterday")),
    (told, at) => (isOwn(at.whole, "yesterday", at.language) ? day(-1)(told, at) : null),
  ],
  [apart(anyOf("after_tomorrow")), () => aheadOnly(2, "in two days")],
  [apart(pattern`(?<!${anyOf("good")} )${anyOf("tomorrow")}`), () => aheadOnly(1, "tomorrow")],
  [apart(anyOf("today")), (_, { today }) => todayMention(today)],
  toDate("year", anyOf("year_to_date"), anyOf("of_the_year")),
  toDate("month", anyOf("month_to_date"), anyOf("of_the_month")),
  toDate("week", anyOf("week_to_date"), anyOf("of_the_week")),
  [apart(anyOf("year_end")), endOfPeriod("year")],
  [
    apart(pattern`(?<!${anyOf("no_end")} )${anyOf("ends")} (?<unit>${PERIOD})`),
    ({ unit }, at) => thisPeriod(unitOf(unit), at),
  ],
  [apart(anyOf("next_month_end")), endOfNextMonth],
  [apart(anyOf("month_end")), endOfPeriod("month")],
  [apart(anyOf("week_end")), endOfPeriod("week")],
  [
    apart(pattern`${anyOf("begins")} (?<unit>${PERIOD})|${anyOf("year_begin")}`),
    ({ unit }, at) => startOfPeriod(unit ? unitOf(unit) : "year", at),
  ],
];

const LOW = pattern`(?:(?:\d{1,3}|${COUNT_WORD})${BETWEEN})?`;
const DIGITS = /(?!(?:19|20)\d\d)\d{1,4}(?=[ a-z\u0430-\u044f-])/;
/** "3 weeks", "2-3 weeks", "half a year" */
const N = pattern`(?<n>${LOW}(?:${DIGITS}|${anyOf("half")}(?= )|${COUNT_WORD}(?: of)?(?=[ -])))`;
const COUNTED = pattern`(?:an? )?${N}[ -]?(?<unit>${UNIT})`;
const GLUED_N = pattern`(?<n>(?:\d{1,3}${BETWEEN})?(?:\d{1,4}|${GLUED_COUNT})) ?(?:${anyOf("counter")})?`;
/** The same of languages without blanks, which may leave the number out. */
const GLUED = pattern`${GLUED_N}(?<unit>${GLUED_UNIT})`;
const GLUED_ANY = pattern`(?:${GLUED_N}|${anyOf("counter")})?(?<unit>${GLUED_UNIT})`;
const [ONE, LONG] = [pattern`(?<unit>${UNIT})`, pattern`(?<unit>${PERIOD})`];
const [TRAILING, AGO] = [anyOf("trailing"), anyOf("ago")];

/** Times counted from today, the longest forms first: "three weeks ago", "the last 30 days", "next Friday". */
export const COUNTED_TIMES: Rule[] = [
  [
    apart(
      pattern`${COUNTED}s? ${AGO}|${anyOf("ago_before")} (?:${anyOf("about")} )?${COUNTED}|(?<!${TRAILING}|\d|${GLUED_COUNT}|${anyOf("counter")})${GLUED_ANY} ?${AGO}(?!${anyOf("no_ago")})`,
    ),
    ago,
  ],
  [apart(anyOf("a_unit_ago")), (_, at) => ago({ unit: unitIn(at.whole) ?? "day" }, at)],
  [
    apart(
      pattern`(?:${anyOf("over_the")})? ?${TRAILING} ?(?:${COUNTED}s?|${GLUED})|(?:${anyOf("over_the")} )?${N} ${anyOf("trailing_behind")} ${ONE}`,
    ),
    ({ n, unit }, at) => lastUnits(n, unit, at),
  ],
  [apart(pattern`${anyOf("over_last")} ${ONE}`), ({ unit }, at) => lastUnits("1", unit, at)],
  [
    apart(
      pattern`${anyOf("last")} ?${LONG}|(?:${anyOf("of_unit")} ?)?${LONG} ${anyOf("last_behind")}|${anyOf("a_last_year")}`,
    ),
    ({ unit }, { today }) => lastPeriod(unit ? unitOf(unit) : "year", today),
  ],
  [
    apart(pattern`${anyOf("this")} ?${ONE}(?:-ci)?(?: so far)?|${anyOf("the_current_year")}`),
    ({ unit }, at) => thisPeriod(unit ? unitOf(unit) : "year", at),
  ],
  [
    apart(
      either(
        pattern`(?:${anyOf("within_next")}|${anyOf("within")}) ${COUNTED}s?(?: time)?|${COUNTED} ${anyOf("from_now")}`,
        pattern`${GLUED_ANY} ?${anyOf("from_now")}|${anyOf("within_next_glued")} ?${GLUED}`,
        pattern`${anyOf("next_before")} ${N} ${anyOf("next_between")} ${ONE}`,
      ),
    ),
    inUnits,
  ],
  [apart(pattern`${anyOf("in_a")} ${LONG}`), inOne],
  [
    apart(
      pattern`(?:${anyOf("in_the_next")} )?${anyOf("next")} ?${ONE}|(?:${anyOf("of_unit")} ?)?${LONG} ${anyOf("next_behind")}|${anyOf("next_year")}`,
    ),
    ({ unit }) => nextPeriod(unit ? unitOf(unit) : "year"),
  ],
  [apart(anyOf("before_weekend")), beforeWeekend],
  [apart(anyOf("weekend")), weekend],
  [
    apart(
      pattern`(?:(?:${WHICH}|(?<last>${anyOf("weekday_last")})) ?)?(?<weekday>${WEEKDAY})(?: (?:${WHICH_BEHIND}|(?<behind>${anyOf("weekday_behind")})))?`,
    ),
    weekday,
  ],
  [
    apart(pattern`${anyOf("for_a_unit")}(?! ${AGO})`),
    (_, at) => length({ unit: unitIn(at.whole) ?? "day", n: "1" }, at),
  ],
  [apart(pattern`${GLUED_ANY} ?${anyOf("of_glued")}? ?(?=${anyOf("outlook")})`), inUnits],
  [apart(pattern`${GLUED_N}(?<unit>${anyOf("lasting")})`), length],
  [apart(pattern`${anyOf("on_the")} ${LONG}`), ({ unit }, at) => lastUnits("1", unit, at)],
  [apart(pattern`(?:${anyOf("length_before")} )?${COUNTED}`), length],
];
