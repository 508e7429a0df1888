import { anyOf, pattern } from "../words/pattern.ts";
import { splitDay } from "./calendar.ts";
import {
  GLUED_COUNT,
  GLUED_QUARTER,
  MONTH,
  monthOf,
  ORDINAL,
  ordinalOf,
  readCount,
  WHICH,
  WHICH_BEHIND,
  WORDED_YEAR,
  whichOf,
  YEAR,
  yearOf,
} from "./date-words.ts";
import { HOLIDAY, holidayOf } from "./holidays.ts";
import { aheadAt, type DateMention, daySpan, openMention, place } from "./place.ts";
import { type At, type Rule, type Told, time } from "./rule.ts";

const OF = pattern` ?(?:,|\.|${"of"}\.?)? ?`;
const OF_YEAR = pattern`${OF}(?<year>${YEAR})`;
const NAMED = pattern`(?<month>${MONTH})`;
/** "3rd", "3.", "3er" */
const QUARTERLY = pattern`(?<quarter>${ORDINAL}|[1-4](?:\.|${"ordinal_end"})?) ?${"quarter"}`;
/** "2024'un" */
const IN_YEAR = pattern`(?<year>${YEAR})(?: ${"year_word"}|'?[a-z\u0430-\u044f]{2,4})?`;
const FULL_YEAR = /(?<year>(?:19|20)\d{2})/;
const YEAR_MARK = anyOf("year_mark");
const DAY_NAME = pattern`(?<holiday>${HOLIDAY})`;
const NTH = anyOf("nth");
/** In a language without blanks */
const NTH_QUARTER = pattern`(?<quarter>[1-4]|${GLUED_COUNT}) ?${GLUED_QUARTER}`;
const OF_IT = pattern`${"of_glued"}? ?`;

/** What digits, names and numbers say of a day, month, quarter or year. */
const atom: Rule[1] = (told, { today }) => {
  const { month, day } = told;
  const [year, quarter] = [yearOf(told, today), quarterOf(told.quarter)];
  if (quarter > 4 || (Number(day) > 31 && year === null)) return null;
  return place(
    {
      year,
      ...(quarter && { quarter }),
      ...(month && { month: monthOf(month) || Number(month) }),
      ...(day && { day: Number(day) }),
    },
    today,
  );
};

const quarterOf = (word: string | undefined): number =>
  word ? Number(/\d/.exec(word)?.[0] ?? (ordinalOf(word) || readCount(word))) : 0;

/** Days and periods by the calendar, the most telling forms first. */
export const ATOM_RULES: Rule[] = [
  [time`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:t\d{2}:\d{2}\S{0,12})?`, atom],
  [
    time`(?:(?<year>\d{4}) ?${YEAR_MARK}?${OF_IT}${NTH}?|${NTH})${NTH_QUARTER}|(?<quarter>[1-4]) ?${"numbered_quarter"}`,
    atom,
  ],
  [
    time`(?:(?<year>\d{4}) ?${YEAR_MARK}${OF_IT}|${WORDED_YEAR}${OF_IT})(?<month>\d{1,2}) ?${"month_mark"}(?: ?(?<day>\d{1,2}) ?${"day_mark"})?`,
    atom,
  ],
  [time`(?<month>\d{1,2}) ?${"month_mark"} ?(?<day>\d{1,2}) ?${"day_mark"}`, atom],
  [time`(?<month>\d{1,2})${"month_mark"}(?!${"no_month_behind"})`, atom],
  [time`${FULL_YEAR} ?${YEAR_MARK}(?!${"no_year_behind"})`, atom],
  [time`(?<a>\d{1,2})(?<dot>[./-])(?<b>\d{1,2})\k<dot>(?<y>\d{4}|\d{2})`, readSlashes],
  [
    time`(?:the )?(?<day>\d{1,2})(?:\.|${anyOf("day_end", "ordinal_end")})?${OF}${NAMED}\.?(?:${OF_YEAR})?`,
    atom,
  ],
  [
    time`${NAMED}\.? (?:the )?(?<day>\d{1,2})(?:${"day_end"})?(?:,? (?<year>${YEAR}))?`,
    (told, at) => (told.year === undefined && IS_AMOUNT.test(at.after) ? null : atom(told, at)),
  ],
  [time`${IN_YEAR} ?(?:[qt](?<quarter>[1-4])|${QUARTERLY})`, atom],
  [time`(?:the )?(?:q(?<quarter>[1-4])|${QUARTERLY})(?:${OF_YEAR}|${OF})`, atom],
  [time`t(?<quarter>[1-4]) (?<year>${YEAR})`, atom],
  [
    time`(?:the )?${"last"} ${"quarter"} ${"of"} (?<year>${YEAR})`,
    (told, at) => atom({ ...told, quarter: "4" }, at),
  ],
  [time`${FULL_YEAR} ${DAY_NAME}|(?:(?:${WHICH}) )?${DAY_NAME}(?:${OF_YEAR})?`, readHoliday],
  [time`${IN_YEAR} ${NAMED}(?: ${"month_word"})?`, atom],
  [time`(?:(?:${WHICH}) )?${NAMED}\.?${OF_YEAR}`, atom],
  [
    time`(?:(?:${WHICH}) )?${NAMED}(?:'?${"month_suffix"})?(?: ${"month_word"})?(?: (?:${WHICH_BEHIND}))?`,
    readMonth,
  ],
];

/** Words behind which a number such as 2024 is an amount, and those before which it is one. */
const AMOUNT_BEFORE = pattern`(?<![a-z])${"amount_before"} $`;
const TO_NEXT = pattern`^ (?:-|${anyOf("to_or", "until_now")}) `;
const IS_NEXT = /\b(?:(?:up|back|compared|from (?:19|20)\d{2}) to|from) $/;
const IS_AMOUNT = pattern`^ ?${anyOf("units_behind", "unit", "counter")}`;
/** Before Bitcoin there were none. */
const FIRST_YEAR_OF_COINS = 2009;

/** "2024", where nothing makes it an amount: read after amounts of money and relative words. */
export const YEAR_RULE: Rule = [
  time`${FULL_YEAR}(?:'?${"year_suffix"}| ?${"year_word"})?`,
  ({ year }, { before, after, today, areCoins }) =>
    IS_AMOUNT.test(after) ||
    (areCoins && Number(year) < FIRST_YEAR_OF_COINS) ||
    (AMOUNT_BEFORE.test(before) && !TO_NEXT.test(after) && !IS_NEXT.test(before))
      ? null
      : place({ year: Number(year) }, today),
];

function readSlashes({ a, dot, b, y = "" }: Told, { today, dayFirst }: At) {
  const [first, second] = [Number(a), Number(b)];
  // "50/30/20" is a split.
  if (first > 12 && second > 12 && y.length === 2) return null;
  const isDayFirst = first > 12 || ((dayFirst || dot === ".") && second <= 12);
  const year = Number(y) < 100 ? 2000 + Number(y) : Number(y);
  return place(isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second }, today);
}

/** Months that are other words too: alone they need a word of time before them. */
const AMBIGUOUS = new RegExp(pattern`^${"ambiguous_month"}$`);
const TIME_BEFORE = pattern`(?:${"time_before"}|[-\u2013]) ?$`;
const IS_PEAK = pattern`^ ${"peak"}(?![a-z])`;
const IS_MAY = /^ (?:i|it|be|the|not|have|@|we|you|they)\b/;

function readMonth(told: Told, at: At): DateMention | null {
  const { month = "" } = told;
  const isAmbiguous = AMBIGUOUS.test(month);
  if (isAmbiguous && !whichOf(told) && !IS_PEAK.test(at.after) && !TIME_BEFORE.test(at.before)) return null;
  if (month === "may" && IS_MAY.test(at.after)) return null;
  return turn(place({ year: null, month: monthOf(month) }, at.today), told);
}

function readHoliday(told: Told, at: At): DateMention | null {
  const { today } = at;
  const { holiday = "" } = told;
  const thisYear = Number(today.slice(0, 4));
  const year = yearOf(told, today);
  const days = [thisYear + 1, thisYear, thisYear - 1].map((one) => holidayOf(holiday, one) ?? today);
  const begun = year === null ? days.find((day) => day <= today) : holidayOf(holiday, year);
  const next = year === null ? days.findLast((day) => day > today) : begun;
  if (!begun) return null;
  const { year: inYear, month, day } = splitDay(begun);
  const past = begun <= today ? daySpan(begun) : null;
  const ahead = next && next > today ? aheadAt(next, today, "on") : null;
  const mention: DateMention = {
    ...openMention(past, ahead),
    ...(year !== null && { tense: past ? "past" : "ahead" }),
    parts: { year: inYear, month, day },
    inYear: (one) => readHoliday({ holiday, year: String(one) }, at),
  };
  return turn(mention, told);
}

/** "last March" looks back, "next March" ahead. */
function turn(mention: DateMention | null, told: Told): DateMention | null {
  const which = whichOf(told);
  if (!mention || !which || which === "this") return mention;
  return which === "next"
    ? { ...mention, past: null, tense: "ahead" }
    : { ...mention, ahead: null, tense: "past" };
}
