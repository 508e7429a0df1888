import type { Day } from "../../asks/desk/fields.ts";
import { inText, LETTER, pattern } from "../words/pattern.ts";
import type { DateMention } from "./place.ts";

/** What fills the named groups of a rule's pattern. */
export type Told = Record<string, string | undefined>;

/** A rule finds words of time; its maker says what they are, or null for none. */
export type Rule = [pattern: RegExp, make: (told: Told, at: At) => DateMention | null];

export interface At {
  today: Day;
  /** days before months in 3/4/2024 */
  dayFirst: boolean;
  language: string;
  /** every asset beside it is a coin */
  areCoins: boolean;
  /** of what the text names: on weekends and holidays too, where it is coins alone */
  isTraded: (day: Day) => boolean;
  /** the words that are read, and those before and after them */
  whole: string;
  before: string;
  after: string;
}

/** A letter of languages without blanks. */
const GLUED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const START = new RegExp(`(?<!\\d)(?=${GLUED.source})|(?<![${LETTER}\\d.$€£])(?<!\\d,)`);
const END = new RegExp(`(?<=${GLUED.source})|(?:'[${LETTER}]{1,4})?(?![${LETTER}\\d%]|[.,]\\d)`);

/** A pattern (`pattern`) of words that stand apart, where their language has blanks. */
export const time = (...words: Parameters<typeof pattern>): RegExp =>
  inText(pattern`${START}(?<words>${pattern(...words)})${END}`, "g");
