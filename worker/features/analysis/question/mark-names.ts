import { hasIdiom } from "../../markets/mentions/find-idioms.ts";
import { type Marked, markAssets, markSlips } from "../../markets/resolve.ts";
import { findMeanings, has, type Sign } from "./lexicon/lexicon.ts";
import type { Language } from "./question.ts";
import { correctWords, findNear, isMeant } from "./words/correct.ts";

/** A word that asks nothing may be a name. */
const isNoWordOfOurs = (word: string): boolean => findMeanings(` ${word} `).size === 0;

/** Where no asset is found, words around a name may be mistyped: "boguht link". */
export function markNames(language: Language, message: string, byName: boolean): Marked {
  const marked = markAssets(message, byName ? isNoWordOfOurs : undefined);
  if (marked.marks.length > 0) return marked;
  // Other words beside it would make its name one again: "sol tarafta".
  const corrected = hasIdiom(message) ? message : correctWords(message, language);
  const again = corrected === message ? marked : markAssets(corrected);
  if (again.marks.length > 0) return again;
  const slips = isOfMarkets(marked.text, language) ? markSlips(message, isWord) : marked;
  return slips.marks.length > 0 ? slips : marked;
}

/** What is said of assets beside their names. */
const OF_ASSETS: Sign[] = [
  ...(["price", "stocks", "coins", "chart", "buy", "sell", "hold", "perform", "risk", "verdict"] as const),
  ...(["cheap", "expensive", "fundamentals", "rise", "fall", "news", "unheld.dividends"] as const),
];
const SHORT = 4;

/** A message of few words may be nothing but a name. */
const isOfMarkets = (message: string, language: Language): boolean => {
  const text = ` ${message.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
  return text.trim().split(" ").length < SHORT || has({ text, language }, ...OF_ASSETS);
};

/** Alone it may be a slip of one of ours. */
const isWord = (word: string, isAlone: boolean): boolean =>
  isMeant(word) || (isAlone && findNear(word) !== undefined);
