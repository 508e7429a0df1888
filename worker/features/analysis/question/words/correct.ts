import { distance } from "fastest-levenshtein";
import { isCommon, type Language } from "../../../markets/mentions/language.ts";
import { NOT_NAMES, NOT_TYPOS } from "../../../markets/mentions/vocabulary.ts";
import { isKnown, listKnown } from "../lexicon/known.ts";

import everyday from "./everyday.json" with { type: "json" };

/** Words of every day: no slips of words that mean something here. */
const EVERYDAY: ReadonlySet<string> = new Set(Object.values(everyday).flatMap((words) => words.split(" ")));
const WORD = /(?<![\p{L}\p{N}@#^~$'])\p{L}{4,20}(?![\p{L}\p{N}])/gu;
const MOST = 8;
const SHORTEST = 4;
/** Fewer words of other languages are known, so that more of the short ones would seem mistyped. */
const SHORTEST_ELSEWHERE = 6;
/** From this length on a word may be two letters away. */
const LONG = 8;
const SHORTEST_STEM = 5;
const SAFE = 7;

/** First letter -> words of four letters and more, and the beginnings of those that go on in any way. */
interface Dictionary {
  words: Map<string, string[]>;
  stems: Map<string, string[]>;
}
let built: Dictionary | undefined;

const byLetter = (list: string[], shortest: number) =>
  Map.groupBy(
    list.filter((one) => one.length >= shortest),
    (one) => one[0] ?? "",
  );

/** A word of ours, or of every day. */
export const isMeant = (word: string): boolean =>
  isKnown(word) || isCommon(word) || EVERYDAY.has(word) || NOT_NAMES.has(word) || NOT_TYPOS.has(word);

function getDictionary(): Dictionary {
  const { words, stems } = listKnown();
  built ??= { words: byLetter(words, 4), stems: byLetter(stems, SHORTEST_STEM) };
  return built;
}

/**
 * A text whose mistyped words are those they were meant for: words nobody knows, a letter lost, doubled, changed or swapped
 * away from one that means something. `named` stay as they are.
 */
export function correctWords(
  text: string,
  language: Language,
  named: ReadonlySet<string> = new Set(),
): string {
  const shortest = language === "en" ? SHORTEST : SHORTEST_ELSEWHERE;
  let left = MOST;
  return text.replace(WORD, (written) => {
    const word = written.toLowerCase();
    if (left === 0 || word.length < shortest || named.has(word) || isMeant(word)) return written;
    left--;
    return findNear(word) ?? written;
  });
}

/** The word that means something and is nearest to a mistyped one; lower case. */
export function findNear(word: string): string | undefined {
  if (word.length < SHORTEST || isMeant(word)) return undefined;
  const { words, stems } = getDictionary();
  // "Droped": one letter of two is lost, whatever else it could be a form of.
  const halved = words.get(word[0] ?? "")?.find((one) => isDoubled(one, word));
  if (halved) return halved;
  const most = word.length >= LONG ? 2 : 1;
  const near = [...new Set(word.slice(0, 2))]
    .flatMap((first) => words.get(first) ?? [])
    .filter((one) => Math.abs(one.length - word.length) <= most);
  if (near.some((one) => isOtherForm(word, one))) return undefined;
  return findNearest(word, near, most) ?? stems.get(word[0] ?? "")?.find((stem) => beginsWith(word, stem));
}

/** The first of the nearest. */
function findNearest(word: string, known: string[], most: number): string | undefined {
  let best: string | undefined;
  let nearest = most + 1;
  for (const one of known) {
    const far = measure(word, one);
    if (far < nearest) [best, nearest] = [one, far];
  }
  return best;
}

const beginsWith = (word: string, stem: string): boolean =>
  [stem.length - 1, stem.length, stem.length + 1].some((end) => {
    const start = word.slice(0, end);
    return isSwapped(start, stem) || distance(start, stem) <= 1;
  });

/** "Measures" is "measured" in another form, and no slip of it. */
const isOtherForm = (word: string, known: string): boolean =>
  FORM.test(word) && word.length > SHORTEST && stemOf(word) === stemOf(known);
const FORM = /(?:s|ed|ing|ers?)$/;
const stemOf = (word: string) => word.replace(/(?:e?s|e?d|ing|ers?|e)$/, "");

const isDoubled = (word: string, meant: string): boolean =>
  word.length === meant.length + 1 &&
  [...word].some((letter, i) => letter === word[i + 1] && word.slice(0, i) + word.slice(i + 1) === meant);

/** A swap of neighbours is the likeliest slip, then a lost letter. */
function measure(word: string, meant: string): number {
  if (isSwapped(word, meant)) return 0.5;
  const far = distance(word, meant);
  if (far === 1 && meant.length > word.length) return 0.7;
  // "Talks" is no slip of "tanks": in a short word no letter is changed.
  return word.length < SAFE && far === 1 && !isDoubled(word, meant) ? Number.POSITIVE_INFINITY : far;
}

/** Two neighbours have changed places. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}
