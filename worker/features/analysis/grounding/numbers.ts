import { findDates, type ShownDate } from "./text/dates.ts";
import { findNumberWords, IN_WORDS } from "./text/number-words.ts";
import { readNumber, type Shown } from "./text/read-number.ts";
import { type Problem, readVisible } from "./text/visible.ts";

/** A number in a text. Places are in the visible text; `why` is set when it can never be judged. */
export interface FoundNumber {
  text: string;
  start: number;
  end: number;
  shown?: Shown;
  date?: ShownDate;
  why?: string;
  /** a plain word that states a quantity ("first", "half") */
  isWord?: boolean;
}

export interface NumberedText {
  visible: string;
  /** in order of their places */
  numbers: FoundNumber[];
  /** indexes of the original text */
  hidden: Problem[];
  /** the original index of a visible place */
  originalIndex: (place: number) => number;
}

const PIECE = /[^\s|()[\]{}"“”«»„;!?=≈→←·•—]+/gu;
const CITATION = /^f\d{1,6}$/;
/** The two lines of the stochastic are named with a percent sign. */
export const STOCHASTIC = /^%[KD]$/;
/** A minus or plus with a space after it, not the mark of a list item. */
const LOOSE_SIGN = /[^\s>][^\S\n]*[+\-−‐‑–] +$/u;
/** How far a number may reach into what is around it. */
const AROUND = 48;

/**
 * Finds every number in any Markdown text: digits in all forms, dates, words ("three times", "doubled"), roman numbers,
 * stray percent and dollar signs, and all that could hide one. Linear in the length of the text.
 */
export function findNumbers(original: string): NumberedText {
  const { text: visible, at, problems: hidden } = readVisible(original);
  const dates = findDates(visible);
  const pieces = findPieces(visible, dates);
  const inDigits = [...dates.map((date) => ({ ...pick(date), date })), ...pieces].sort(
    (a, b) => a.start - b.start,
  );
  markAdjacent(visible, inDigits);
  const words = dropCovered(
    findNumberWords(visible).map((hit) => ({ ...hit, isWord: hit.why === IN_WORDS })),
    inDigits,
  );
  const numbers = [...inDigits, ...words].sort((a, b) => a.start - b.start);
  return { visible, numbers, hidden, originalIndex: (place) => at[place] ?? original.length };
}

const pick = ({ text, start, end }: ShownDate) => ({ text, start, end });

function findPieces(visible: string, dates: ShownDate[]): FoundNumber[] {
  const found: FoundNumber[] = [];
  let next = 0;
  for (const { 0: raw, index } of visible.matchAll(PIECE)) {
    if (!/[\d%$]/.test(raw)) continue;
    const { start, end } = trim(visible, index, index + raw.length);
    while ((dates[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    if ((dates[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
    const piece = visible.slice(start, end);
    const cited = CITATION.test(piece) && visible[start - 1] === "[" && visible[end] === "]";
    if (!cited) found.push(readPiece(visible, piece, start, end));
  }
  return found;
}

/** Without the punctuation of the sentence around it; a leading point stays, as it may be a decimal point. */
function trim(visible: string, from: number, to: number) {
  let [start, end] = [from, to];
  while (start < end && /[,:'‘’…]/.test(visible[start] as string)) start++;
  while (end > start && /[.,:'‘’…]/.test(visible[end - 1] as string)) end--;
  return { start, end };
}

function readPiece(visible: string, piece: string, start: number, end: number): FoundNumber {
  const before = visible.slice(Math.max(0, start - 16), start);
  const shown = readNumber(piece, before, visible.slice(end, end + AROUND));
  if (!shown) return { text: piece, start, end };
  const why = LOOSE_SIGN.test(before) ? "a sign apart from its number" : undefined;
  return { why, text: visible.slice(start, end + shown.tail), start, end: end + shown.tail, shown };
}

/** "5 0" may be read as one number. */
function markAdjacent(visible: string, found: FoundNumber[]) {
  found.forEach((one, i) => {
    const next = STOCHASTIC.test(one.text) ? undefined : found[i + 1];
    if (!next || next.start - one.end > AROUND || !/^ *$/.test(visible.slice(one.end, next.start))) return;
    one.why = next.why = "two numbers with only a space between them";
  });
}

function dropCovered(words: FoundNumber[], numbers: FoundNumber[]): FoundNumber[] {
  let next = 0;
  return words
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      while ((numbers[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
      const cover = numbers[next];
      return !(cover?.shown && cover.start <= start && end <= cover.end);
    });
}
