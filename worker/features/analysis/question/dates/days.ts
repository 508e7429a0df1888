import type { Day } from "../../asks/desk/fields.ts";
import { isWordless } from "../lexicon/phrases.ts";
import { anyOf, pattern } from "../words/pattern.ts";
import { addDays, addMonths, countDays, splitDay, toDay, weekdayOf } from "./calendar.ts";
import {
  COUNT_WORD,
  MONTH,
  monthOf,
  ORDINAL,
  ordinalOf,
  readCount,
  WEEKDAY,
  WORDED_YEAR,
  weekdayNamed,
  YEAR,
  yearOf,
} from "./date-words.ts";
import { aheadAt, type DateMention, daySpan, openMention, pastOnly, place } from "./place.ts";
import { type At, type Rule, time } from "./rule.ts";

/** Days by their number in the month, their weekday in a week or their place in a period, and halves of a year. */

const NTH = pattern`(?<day>\d{1,2})${"day_end"}`;
const DAY = pattern`(?<weekday>${WEEKDAY})`;
const WORDED_DAY = pattern`(?<ordinal>${ORDINAL})`;
const THE = /(?:on )?(?:the )?/;
const OF = anyOf("of");

/** The latest day of a number that has begun, and the next; with a weekday, those that fall on it. */
function dayOfMonth(number: number, today: Day, weekday?: number): DateMention | null {
  if (number < 1 || number > 31) return null;
  const { year, month } = splitDay(today);
  const days = Array.from({ length: 24 }, (_, i) =>
    splitDay(addMonths(toDay(year, month, 1), 2 - i)),
  ).flatMap((one) => (number <= countDays(one.year, one.month) ? [toDay(one.year, one.month, number)] : []));
  const fits = days.filter((day) => weekday === undefined || weekdayOf(day) === weekday);
  const past = fits.find((day) => day <= today);
  const next = fits.findLast((day) => day > today);
  return past ? openMention(daySpan(past), next ? aheadAt(next, today, "on") : null) : null;
}

/** "The 5th largest" is no day. */
const IS_RANK = pattern`^ ?${"no_day_number"}`;
const ofMonth: Rule[1] = ({ day }, { today, after }) =>
  IS_RANK.test(after) ? null : dayOfMonth(Number(day), today);

/** A weekday of the calendar week this many weeks ago. */
const inWeek =
  (weeks: number): Rule[1] =>
  ({ weekday }, { today }) => {
    const monday = addDays(today, -((weekdayOf(today) + 6) % 7) - 7 * weeks);
    const day = addDays(monday, (weekdayNamed(weekday) + 6) % 7);
    return day <= today ? pastOnly(daySpan(day)) : null;
  };
/** The `nth` latest such weekday. */
function latest(nth: number, name: string | undefined, today: Day): DateMention {
  const gone = (weekdayOf(today) - weekdayNamed(name) + 7) % 7 || 7;
  return pastOnly(daySpan(addDays(today, -gone - 7 * (nth - 1))));
}

const LAST_WEEK = anyOf("last_week");
const THIS_WEEK = anyOf("this_week");
const OF_WEEK = pattern`,? (?:${"of_week"} ?)?`;
const ON = pattern`,? (?:${"on_weekday"} )?`;

const HALF = pattern`(?<first>${"first_half"})|(?<second>${"second_half"})|${WORDED_DAY} ${"half_year"}`;

/** Before the rules of atoms, which know weekdays and halves in fewer words. */
export const WEEK_RULES: Rule[] = [
  [
    time`(?:${WORDED_YEAR})${"of_glued"}? ?${HALF}|(?:${"the"} ?)?${HALF}(?:(?: ${OF})? ?(?:(?<year>${YEAR})|${WORDED_YEAR}))?`,
    ({ first, second, ordinal, ...told }, { today }) => {
      const half = first ? 1 : second ? 2 : ordinalOf(ordinal);
      return half > 2 ? null : place({ year: yearOf(told, today), half }, today);
    },
  ],
  [
    time`(?:on )?${DAY},? (?:the )?${NTH}(?! of)`,
    ({ weekday, day }, { today }) => dayOfMonth(Number(day), today, weekdayNamed(weekday)),
  ],
  [time`${THE}${DAY}${OF_WEEK}${LAST_WEEK}|${LAST_WEEK}${ON}${DAY}|${"last_week_before"} ?${DAY}`, inWeek(1)],
  [time`${THE}${DAY}${OF_WEEK}${THIS_WEEK}|${THIS_WEEK}${ON}${DAY}|${"this_week_before"} ${DAY}`, inWeek(0)],
  [
    time`${THE}${DAY} ${"before_last_behind"}|${"before_last"} ?(?:${"week_glued"} ?)?${DAY}`,
    (told, at) => (isWordless(told.weekday ?? "") ? inWeek(2)(told, at) : latest(2, told.weekday, at.today)),
  ],
  [
    time`(?<n>\d|${COUNT_WORD}) ${DAY}(?:${"weekday_end"})? ${"ago"}|${"ago_before"} (?<n>\d|${COUNT_WORD}) ${DAY}(?:${"weekday_end"})?`,
    ({ n, weekday }, { today }) => latest(readCount(n), weekday, today),
  ],
];

/** After them: a number alone. */
export const NUMBERED_DAYS: Rule[] = [
  [
    time`(?:on )?the ${NTH}|${"day_number_before"} (?<day>\d{1,2})|${"day_number_dotted"} (?<day>\d{1,2})\.(?! ?\d)|(?<day>\d{1,2}) ?${"day_number_behind"}`,
    ofMonth,
  ],
  [time`(?<!${"trailing"} ?)(?<![\d.,$])(?<day>\d{1,2}) ?${"day_mark"}(?!${"no_day_behind"})`, ofMonth],
];

/** The latest trading day up to a day, or the next from it on. */
const tradingDay = (from: Day, way: -1 | 1, isTraded: At["isTraded"]): Day =>
  isTraded(from) ? from : tradingDay(addDays(from, way), way, isTraded);

const CALENDAR_DAY = new RegExp(pattern`^${"calendar_day"}$`);
/** A day at the edge of the period stated next: "the last trading day of September". */
const edge: Rule[1] = ({ first, kind = "" }, { today, isTraded }) => ({
  ...openMention(null, null),
  tense: "past",
  edge: ({ from, to }) => {
    const day = first ? from : to;
    const traded = CALENDAR_DAY.test(kind) ? day : tradingDay(day, first ? 1 : -1, isTraded);
    return traded <= today ? pastOnly(daySpan(traded)) : null;
  },
});

const OF_YEAR = pattern`(?:,? (?:${OF} )?(?<year>(?:19|20)\d{2}))?`;
const dayIn: Rule[1] = ({ ordinal, month, ...told }, { today }) =>
  place({ year: yearOf(told, today), month: monthOf(month), day: ordinalOf(ordinal) }, today);

/** "The first of May", "June third", "the last session". */
export const WORDED_DAYS: Rule[] = [
  [
    time`(?:${"on_the_edge"} ){0,3}(?:(?<first>${"edge_first"})|${"edge_last"}) (?<kind>${"trading_day"})(?= (?:${OF}|${"in"}) (?!@|trading|its|the @))`,
    edge,
  ],
  [time`(?:the )?${WORDED_DAY} (?:day )?(?:${OF} ?)?(?<month>${MONTH})${OF_YEAR}`, dayIn],
  [time`(?<month>${MONTH}) (?:the )?${WORDED_DAY}(?! ${"no_ordinal_day"})${OF_YEAR}`, dayIn],
  [
    time`${"last_session"}(?! (?:of|in) )`,
    (_, { today, isTraded }) => pastOnly(daySpan(tradingDay(today, -1, isTraded))),
  ],
  [time`${"first_of_month"}`, (_, { today }) => pastOnly(daySpan(addDays(today, 1 - splitDay(today).day)))],
];
