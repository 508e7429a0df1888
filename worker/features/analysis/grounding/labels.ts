import type { Fact } from "../../../../shared/analysis.ts";
import { isSameDate, type ShownDate } from "./text/dates.ts";

const STOP_WORDS = new Set("the of over against and from for line its days day in to".split(" "));
const stem = (word: string) => word.toLowerCase().replace(/s$/, "");
const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/**
 * Is this number part of the label of a cited fact ("RSI (14 days)" as "14-day RSI")? The same number stands in the
 * label next to the same word, another word of the label or the fact's own value (`isShown`) is near, and the number
 * is not what the citation follows, where a reader expects the value.
 */
export function isLabelNumber(
  text: string,
  before: string,
  after: string,
  fact: Fact,
  isShown: boolean,
): boolean {
  const digits = /^[^-‑]+/.exec(text)?.[0] ?? text;
  if (/^[\s).,]*\[f\d/.test(after)) return false;
  const [head, ...rest] = fact.label.split(
    digits === "" ? "\0" : new RegExp(`(?<![\\w.,/])${escapePattern(digits)}(?![\\w.,/%])`, "u"),
  );
  if (rest.length === 0 || head === undefined) return false;
  const [labelPrevious, labelNext] = [wordsOf(head).at(-1), wordsOf(rest[0] ?? "")[0]];
  const follows = `${text.slice(digits.length)}${after}`;
  const next = /^[ \-‑]?(\p{L}+)/u.exec(follows)?.[1];
  const previous = /(\p{L}+|%[KD]) ?\(?(?:\d+[,/] ?)*$/u.exec(before)?.[1];
  const near = [...wordsOf(before).slice(-5), ...wordsOf(follows).slice(1, 6)].map(stem);
  const others = wordsOf(fact.label)
    .map(stem)
    .filter((word) => !STOP_WORDS.has(word) && word.length > 1);
  if (next && labelNext && stem(next) === stem(labelNext))
    return isShown || others.some((word) => near.includes(word));
  return (
    isShown && previous !== undefined && labelPrevious !== undefined && stem(previous) === stem(labelPrevious)
  );
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** "51.0 [f45] out of 100": the end of the scale that an index has. */
export const isScaleEnd = (text: string, before: string, { unit }: Fact): boolean =>
  unit === "index" && text === "100" && /\bout of $/.test(before);

/** The "50-day" of "below its 20-day and 50-day averages, by 1.35% [f14] and 1.74% [f15]". */
export const isLabelOfAverage = (text: string, after: string, { label }: Fact): boolean =>
  /^\d+-day$/.test(text) && label.endsWith(`${text} average`) && /^(?: \w+){0,2} averages?\b/.test(after);

/** "moved by no more than 5%", which is what a fact's cases were counted by. */
export const isOutcome = (text: string, before: string, { kind, label }: Fact): boolean =>
  (kind === "probability" || kind === "base_rate") &&
  label.includes(`no more than ${text} `) &&
  /\b(?:no more than|at most|up to|within|less than) $/i.test(before);

/** The day a fact speaks of: the date it states, else the moment it describes. */
const datesOf = ({ unit, value, asOf }: Fact): string[] =>
  unit === "date" && typeof value === "string" ? [value] : [asOf];

export const isFactDate = (date: ShownDate, fact: Fact): boolean =>
  datesOf(fact).some((iso) => isSameDate(date, iso));

/** "2025" alone, as in "fiscal 2025". */
export const isFactYear = (text: string, fact: Fact): boolean =>
  /^(?:19|20)\d{2}$/.test(text) && datesOf(fact).some((iso) => iso.startsWith(text));

/** Does the fact's own text hold this piece as a whole ("FY2025")? Headlines must be quoted in full instead. */
export const isInText = (text: string, fact: Fact): boolean =>
  fact.unit === "text" && fact.kind !== "headline" && fact.text.split(/[^\p{L}\p{N}.,%$]+/u).includes(text);

/** Does a place of a sentence lie inside words of the fact (its headline, or what its label measures) quoted in full? */
export function isQuoted(sentence: string, start: number, end: number, fact: Fact): boolean {
  const measured = fact.label.split(" in which ")[1] ?? "";
  return [fact.kind === "headline" ? fact.text : "", measured].some((words) => {
    const from = words.length < 12 ? -1 : sentence.indexOf(words);
    return from !== -1 && from <= start && end <= from + words.length;
  });
}
