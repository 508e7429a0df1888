import type { Day } from "../../asks/desk/fields.ts";
import type { DateMention } from "./place.ts";

/** A rule finds words of time; its maker says what they are, or null for none. */
export type Rule = [pattern: RegExp, make: (match: string[], at: At) => DateMention | null];

export interface At {
  today: Day;
  /** days before months in 3/4/2024 */
  dayFirst: boolean;
  language: string;
  /** of what the text names: on weekends and holidays too, where it is coins alone */
  isTraded: (day: Day) => boolean;
  /** the words before and after the match */
  before: string;
  after: string;
}

const START = "(?<![a-zа-я0-9.,$€£])";
const END = "(?:'[a-zа-я]{1,4})?(?![a-zа-я0-9%]|[.,]\\d)";

/** A pattern of words that stand apart. */
export const words = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, "g");
/** Of languages written without blanks. */
export const glued = (pattern: string): RegExp => new RegExp(`(?<!\\d)(?:${pattern})`, "g");
