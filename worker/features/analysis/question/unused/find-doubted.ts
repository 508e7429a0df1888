import type { AskKind } from "../../../../../shared/asks.ts";
import { foldText } from "../../../markets/mentions/fold-text.ts";
import { isCommon } from "../../../markets/mentions/language.ts";
import { dropKnownPieces, isKnown } from "../lexicon/known.ts";
import neutral from "../lexicon/neutral.json" with { type: "json" };
import { isWordless } from "../lexicon/phrases.ts";
import type { Language } from "../question.ts";
import type { Clause } from "../read-clauses.ts";
import { weighWord } from "../referee/weigh-word.ts";

/**
 * Words that ask for nothing by themselves, at most 150 a language: no number, unit, negation, time or comparison; and those of
 * the present moment, of which every answer is that names no other.
 */
const NEUTRAL = new Map(
  Object.entries(neutral).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/** Whether a folded word asks for nothing in a language. */
export const isNeutral = (word: string, language: Language): boolean =>
  NEUTRAL.get(language)?.has(word) === true || NEUTRAL.get("present")?.has(word) === true;

const MOST = 20;
/** A word this much likelier beside a kind of ask than beside others is what it is asked by. */
const TELLING = 0.12;

/** A word of a message, as it stands in it, folded. */
export interface Word {
  text: string;
  from: number;
}

/** The words of a message, which folding does not shift, that are no asset, day, amount or figure, mean something, and are not what `kinds` are asked by. */
export function findDoubted(
  message: string,
  clauses: readonly Clause[],
  unknown: readonly string[],
  kinds: readonly AskKind[],
): Word[] {
  const named = new Set(unknown.flatMap((name) => name.toLowerCase().split(/\s+/)));
  const folded = foldText(message).toLowerCase();
  return [...new Set(clauses.flatMap(({ text, language }) => wordsOf(text, language)))]
    .filter(
      (word) => !named.has(word) && !(isHeard(word) && kinds.some((kind) => weighWord(word, kind) > TELLING)),
    )
    .flatMap((word) => {
      const from = findWord(folded, word);
      return from < 0 ? [] : [{ text: word, from }];
    })
    .slice(0, MOST);
}

const isHeard = (word: string): boolean =>
  isWordless(word) ? dropKnownPieces(word).trim() === "" : isKnown(word);

/** Whether a word stands in a message that no lexicon knows. */
export const hasStrange = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, language }) =>
    wordsOf(text, language).some((word) => word.length > 2 && !isHeard(word) && !isCommon(word)),
  );

/** What stands for amounts and units, single letters without blanks, Korean laughter ("ㅋㅋ"), and Japanese endings. */
const MARK =
  /^(?:usd|pct|x|n|cur|[\p{sc=Han}\p{sc=Hang}\p{sc=Kana}\u30fc]|[\u1100-\u1112]+|[\p{sc=Hira}\u30fc]+)$/u;
const segmenters = new Map<Language, Intl.Segmenter>();

function wordsOf(text: string, language: Language): string[] {
  const cutter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, cutter);
  return [...cutter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike && /\p{L}/u.test(segment) && !MARK.test(segment) && !isNeutral(segment, language)
      ? [segment]
      : [],
  );
}

const IN_WORD = /[\p{L}\p{N}]/u;

/** Where a word stands whole, or a part of a language without blanks. */
function findWord(text: string, word: string): number {
  const isPart = isWordless(word);
  let from = text.indexOf(word);
  while (
    from >= 0 &&
    !isPart &&
    (IN_WORD.test(text[from - 1] ?? "") || IN_WORD.test(text[from + word.length] ?? ""))
  )
    from = text.indexOf(word, from + 1);
  return from;
}
