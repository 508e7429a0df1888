import { learn } from "../lexicon/known.ts";
import { WORDS } from "../lexicon/languages.ts";
import { isWordless } from "../lexicon/phrases.ts";
import { NUMBER_WORDS } from "../number-names.ts";
import {
  anyOf,
  anyWord,
  either,
  type PartName,
  pattern,
  rowsOfPart,
  wordsOfParts,
} from "../words/pattern.ts";
import type { Told } from "./rule.ts";

/** The tables of words that dates are made of, as they stand in the lexicon: folded, a row a value. */

/** The place in a table of a word that its pattern matched; -1 for none. */
function finder(name: PartName): (word: string | undefined) => number {
  const rows = rowsOfPart(name).map((row) => new RegExp(`^(?:${anyWord(row).source})$`));
  return (word = "") => rows.findIndex((row) => row.test(word));
}

export const MONTH = anyOf("months");
const findMonth = finder("months");
/** 1 to 12 */
export const monthOf = (word: string | undefined): number => findMonth(word) + 1;

export const WEEKDAY = anyOf("weekdays");
/** 0 (Sunday) to 6 */
export const weekdayNamed = finder("weekdays");

export type Unit = "hour" | "day" | "week" | "month" | "quarter" | "year";
const NAMES: Unit[] = ["hour", "day", "week", "month", "quarter", "year"];
const UNITS = rowsOfPart("units");
const findUnit = finder("units");
/** "5y", and never "y" alone */
const YEARS = /(?<=\d)y/;
export const UNIT = either(anyOf("units"), YEARS);
/** Units of languages without blanks. */
export const GLUED_UNIT = anyWord(UNITS.flat().filter(isWordless));
export const GLUED_QUARTER = anyWord((UNITS[4] ?? []).filter(isWordless));
/** A week and longer; of languages without blanks weeks and months, whose other periods are words of their own. */
export const PERIOD = either(
  anyWord(UNITS.slice(2).flatMap((row, i) => row.filter((word) => i < 2 || !isWordless(word)))),
  YEARS,
);
export const unitOf = (word = "day"): Unit => (word === "y" ? "year" : (NAMES[findUnit(word)] ?? "day"));
/** The unit of a period that stands in a text; null for none. */
export function unitIn(text: string): Unit | null {
  const word = PERIOD_IN.exec(text)?.groups?.unit;
  return word === undefined ? null : unitOf(word);
}
const PERIOD_IN = pattern`(?<![a-z])(?<unit>${anyWord(UNITS.slice(2).flat())})(?![a-z])`;

/** Numbers, and words for about so many. */
const COUNTS = new Map<string, number>([
  ...NUMBER_WORDS.filter(({ isShared }) => isShared).map(({ word, value }): [string, number] => [
    word,
    value,
  ]),
  ...wordsOfParts("about_one").map((word): [string, number] => [word, 1]),
  ...rowsOfPart("some").flatMap((row, i) => row.map((word): [string, number] => [word, i + 2])),
]);
export const COUNT_WORD = anyWord([...COUNTS.keys()]);
export const GLUED_COUNT = anyWord([...COUNTS.keys()].filter(isWordless));
export const HALF = pattern`^${"half"}$`;
/** A count in digits or words; 1 for none. */
export const readCount = (word: string | undefined): number =>
  word === undefined || word === "" ? 1 : (COUNTS.get(word) ?? (Number(word) || 1));

export const ORDINAL = anyOf("ordinals");
const findOrdinal = finder("ordinals");
/** 1 to 31 */
export const ordinalOf = (word: string | undefined): number => findOrdinal(word) + 1;

/** "Last", "this" or "next", before or behind what it is said of. */
export const WHICH = pattern`(?<last>${"last"})|(?<this>${"this"})|(?<next>${"next"})`;
export const WHICH_BEHIND = pattern`(?<lastBehind>${"last_behind"})|(?<nextBehind>${"next_behind"})`;
export type Which = "last" | "this" | "next";
export const whichOf = ({ last, lastBehind, next, nextBehind, this: now }: Told): Which | null =>
  (last ?? lastBehind) ? "last" : (next ?? nextBehind) ? "next" : now ? "this" : null;
/** Years that are named by words: "last year", "去年". */
export const WORDED_YEAR = pattern`(?<lastYear>${"last_year"})|(?<thisYear>${"this_year"})|(?<nextYear>${"next_year"})`;
export const YEAR = /(?:19|20)\d{2}|'\d{2}/;

/** The year that digits or words name; null for none. */
export function yearOf({ year, lastYear, thisYear, nextYear }: Told, today: string): number | null {
  if (year) return year.startsWith("'") ? 2000 + Number(year.slice(1)) : Number(year);
  const now = Number(today.slice(0, 4));
  return lastYear ? now - 1 : thisYear ? now : nextYear ? now + 1 : null;
}

/** Whether a word is one of a part that is read in messages of its own language alone. */
export const isOwn = (word: string, part: PartName, language: string): boolean =>
  Object.entries(WORDS).some(
    ([own, words]) => own === language && words[`part.${part}`]?.includes(`!${word}`),
  );
/** Such words. */
export const ownOf = (part: PartName): RegExp =>
  anyWord(
    wordsOfParts(part)
      .filter((word) => word.startsWith("!"))
      .map((word) => word.slice(1)),
  );

for (const word of wordsOfParts("about_one", "some", "months", "weekdays", "ordinals"))
  if (/^[\p{L} ]+$/u.test(word)) learn(word);
