import { isExchangeDay } from "../../../../../shared/exchange-days.ts";
import { DAY_MS } from "../../../../../shared/time.ts";
import type { Day } from "../../asks/desk/fields.ts";
import type { Language } from "../question.ts";
import { pattern } from "../words/pattern.ts";
import { COMBINATIONS } from "./combine.ts";
import { WEEKDAY } from "./date-words.ts";
import { NUMBERED_DAYS, WEEK_RULES, WORDED_DAYS } from "./days.ts";
import { ATOM_RULES, YEAR_RULE } from "./find-atoms.ts";
import { EVENTS } from "./holidays.ts";
import { COUNTED_TIMES, NAMED_TIMES } from "./named-times.ts";
import type { DateMention } from "./place.ts";
import type { At, Rule, Told } from "./rule.ts";
import { SEASON_RULES } from "./seasons.ts";
import { THEN_RULES } from "./then.ts";

/** A text with one `~` for each mention of time in it. */
export interface Dated {
  text: string;
  dates: DateMention[];
}

const RULES = [
  ...EVENTS,
  ...SEASON_RULES,
  ...THEN_RULES,
  ...WEEK_RULES,
  ...WORDED_DAYS,
  ...ATOM_RULES,
  ...NAMED_TIMES,
  ...NUMBERED_DAYS,
  ...COUNTED_TIMES,
  YEAR_RULE,
];

/** While it is read, a mention is one letter of a private block, which no text keeps. */
const FIRST = 0xe000;
const MOST = 64;
/** "Every Friday" is how often, and no day. */
const EACH = pattern`${"each_time"} ?$`;
const ONE_WEEKDAY = pattern`^ ?${WEEKDAY} ?$`;

/**
 * Every day and span that a text names, as seen from `today`; the marks stand in the text's order. Numbers that belong to
 * an indicator ("200-day average") must be taken out of it before. Trading days are the exchange's, or of coins every day.
 */
export function findDates(text: string, today: Day, language: Language, areCoins = false): Dated {
  const found: DateMention[] = [];
  const isTraded = (day: Day) => areCoins || isExchangeDay(Date.parse(day) / DAY_MS);
  let marked = text.replace(/[\uE000-\uF8FF]/g, " ");
  const write = (words: string): string =>
    words
      .replace(/[\uE000-\uF8FF]/g, (mark) => found[mark.charCodeAt(0) - FIRST]?.written ?? "")
      .replace(/ +/g, " ")
      .trim();
  const note = (mention: DateMention, words: string) =>
    ` ${String.fromCharCode(FIRST + found.push({ ...mention, written: write(words) }) - 1)} `;
  const apply = ([words, make]: Rule) => {
    marked = marked.replace(words, (whole: string, ...match) => {
      const told = match.pop() as Told;
      const [text, offset] = [match.pop() as string, match.pop() as number];
      const end = offset + whole.length;
      const before = text.slice(Math.max(0, offset - 24), offset);
      const at: At = {
        today,
        language,
        isTraded,
        areCoins,
        whole,
        before,
        ...{ dayFirst: language !== "en", after: text.slice(end, end + 12) },
      };
      const isDay = found.length < MOST && !(EACH.test(before) && ONE_WEEKDAY.test(whole));
      const mention = isDay ? make(told, at) : null;
      return mention ? note(mention, whole) : whole;
    });
  };
  for (const rule of RULES) apply(rule);
  for (const [pattern, combine] of COMBINATIONS)
    marked = marked.replace(/ {2,}/g, " ").replace(pattern, (whole, ...marks: unknown[]) => {
      const parts = marks
        .slice(
          0,
          marks.findIndex((mark) => typeof mark === "number"),
        )
        .filter((mark): mark is string => typeof mark === "string" && mark.length === 1)
        .flatMap((mark) => found[mark.charCodeAt(0) - FIRST] ?? []);
      const made = found.length < MOST * 2 ? combine(parts, today) : null;
      return made ? note(made, whole) : whole;
    });
  const dates: DateMention[] = [];
  const shown = marked.replace(/[\uE000-\uE0FF]/g, (mark) => {
    const mention = found[mark.charCodeAt(0) - FIRST];
    if (!mention) return " ";
    dates.push(mention);
    return " ~ ";
  });
  return { text: shown, dates };
}
