import type { Asset } from "../assets.ts";
import type { Token } from "./tokens.ts";
import {
  AFTER_ASSET,
  BEFORE_ASSET,
  CRYPTO_NOUNS,
  ENDS_PLACE,
  JOINS,
  MARKET_WORDS,
  PAIRS_BEFORE_ASSET,
  STOCK_NOUNS,
} from "./vocabulary.ts";

const SENTENCE_END = /[.!?;:]/;
const LIST_GAP = /[,/&+]/;
const FILLERS = new Set([
  "some",
  "more",
  "any",
  "my",
  "the",
  "ticker",
  "stock",
  "token",
  "symbol",
  "your",
  "about",
]);

/** Stands right after a word that takes an asset: "buy", "price of", "thoughts on". */
export function followsCue(tokens: readonly Token[], start: number): boolean {
  const at = FILLERS.has(wordBefore(tokens, start)) ? start - 1 : start;
  return isCue(tokens, at) || isCue(tokens, start);
}

function isCue(tokens: readonly Token[], at: number): boolean {
  const before = wordBefore(tokens, at);
  return BEFORE_ASSET.has(before) || PAIRS_BEFORE_ASSET.has(`${tokens[at - 2]?.word} ${before}`);
}

/** Nothing after it makes it part of something else: the end, a mark, "now", "stock". */
export function endsPlace(tokens: readonly Token[], end: number): boolean {
  const next = wordAfter(tokens, end);
  return (
    next === "" ||
    ENDS_PLACE.has(next) ||
    STOCK_NOUNS.has(next) ||
    CRYPTO_NOUNS.has(next) ||
    AFTER_ASSET.has(next)
  );
}

/** Next to the kind of thing it is: "Target stock", "token LINK". */
export function isNamedByKind(tokens: readonly Token[], start: number, end: number, type: Asset["type"]) {
  const nouns = type === "stock" ? STOCK_NOUNS : CRYPTO_NOUNS;
  return (
    nouns.has(wordAfter(tokens, end)) ||
    ["ticker", "symbol", type, "token"].includes(wordBefore(tokens, start))
  );
}

/** Followed by what only an asset has: "LINK price". */
export function hasAssetProperty(tokens: readonly Token[], end: number): boolean {
  return AFTER_ASSET.has(wordAfter(tokens, end));
}

/** Starts with a capital that its place in the sentence does not explain. */
export function isCapitalised(tokens: readonly Token[], start: number): boolean {
  const token = tokens[start];
  const opensSentence = start === 0 || SENTENCE_END.test(token?.gap ?? "");
  return !opensSentence && /^\p{Lu}/u.test(token?.text ?? "");
}

/** The places of the words that a list or comparison puts beside this one: "X, Y", "X and Y", "X vs Y". */
export function neighboursInList(tokens: readonly Token[], start: number, end: number): number[] {
  // "15 avax, 40 link, 900 xrp": units stand before each.
  const first = isNumber(tokens[start - 1]) ? start - 1 : start;
  const left = LIST_GAP.test(tokens[first]?.gap ?? "")
    ? first - 1
    : JOINS.has(wordBefore(tokens, first))
      ? first - 2
      : -1;
  const after = LIST_GAP.test(tokens[end]?.gap ?? "")
    ? end
    : JOINS.has(tokens[end]?.word ?? "")
      ? end + 1
      : -1;
  const right = after >= 0 && isNumber(tokens[after]) ? after + 1 : after;
  return [left, right].filter((at) => at >= 0 && at < tokens.length);
}

const isNumber = (token: Token | undefined): boolean => /^\d[\d.,]*k?$/.test(token?.text ?? "");

/** At the end of three names or more with nothing between: "eth sol sui apt". */
export const followsNames = (tokens: readonly Token[], start: number, taken: ReadonlySet<number>): boolean =>
  [1, 2].every((before) => taken.has(start - before) && tokens[start - before + 1]?.gap === " ");

export function isAboutMarkets(tokens: readonly Token[]): boolean {
  return tokens.some((token) => MARKET_WORDS.has(token.word));
}

/** The word before, unless a sentence ends between. */
export function wordBefore(tokens: readonly Token[], start: number): string {
  return SENTENCE_END.test(tokens[start]?.gap ?? "") ? "" : (tokens[start - 1]?.word ?? "");
}

/** The word after, unless some mark stands between. */
export function wordAfter(tokens: readonly Token[], end: number): string {
  const next = tokens[end];
  return next && /^[ '"$#-]*$/.test(next.gap) ? next.word : "";
}
