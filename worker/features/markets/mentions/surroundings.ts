import type { Asset } from "../assets.ts";
import { isCommon } from "./language.ts";
import type { Token } from "./tokens.ts";
import {
  AFTER_ASSET,
  BEFORE_ASSET,
  CRYPTO_NOUNS,
  CRYPTO_NOUNS_ABROAD,
  ENDS_PLACE,
  FUND_NOUNS,
  JOINS,
  KIND_NOUNS,
  MARKET_WORDS,
  NOT_NAMES,
  OF_A_NAME,
  ONE_OF_KIND,
  PAIRS_BEFORE_ASSET,
  SAID_ABROAD,
  STOCK_NOUNS,
  STOCK_NOUNS_ABROAD,
} from "./vocabulary.ts";

export const SENTENCE_END = /[.!?;:]/;
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

const isNounOf = (word: string, { type, fund }: Asset): boolean =>
  (type === "stock" ? STOCK_NOUNS : CRYPTO_NOUNS).has(word) ||
  (type === "stock" ? STOCK_NOUNS_ABROAD : CRYPTO_NOUNS_ABROAD).test(word) ||
  (fund !== undefined && FUND_NOUNS.has(word));

/** "Aktie Target", "acciones de Target" */
function isAfterKind(tokens: readonly Token[], start: number, { type }: Asset): boolean {
  const before = wordBefore(tokens, start);
  const noun = OF_A_NAME.has(before) ? wordBefore(tokens, start - 1) : before;
  return (type === "stock" ? STOCK_NOUNS_ABROAD : CRYPTO_NOUNS_ABROAD).test(noun);
}

/** Next to the kind of thing it is: "Target stock", "token LINK", "the LIT ETF". */
export function isNamedByKind(tokens: readonly Token[], start: number, end: number, asset: Asset): boolean {
  const before = wordBefore(tokens, start);
  return (
    isNounOf(wordAfter(tokens, end), asset) ||
    ["ticker", "symbol", asset.type, "token"].includes(before) ||
    isAfterKind(tokens, start, asset) ||
    (asset.fund !== undefined && FUND_NOUNS.has(before))
  );
}

/** The kind of thing it is, said within some words of it: "DAG hypergraph coin", "pave infrastructure ETF". */
export function isNearKind(
  tokens: readonly Token[],
  [start, end]: [start: number, end: number],
  asset: Asset,
  { before, after }: { before: number; after: number },
): boolean {
  const isKind = ({ word }: Token) => KIND_NOUNS.has(word) && isNounOf(word, asset);
  const breaks = (token: Token) => SENTENCE_END.test(token.gap);
  const next = tokens.slice(end, end + after);
  const last = tokens.slice(Math.max(0, start - before), start + 1).toReversed();
  const opens = last.findIndex(breaks);
  const until = next.findIndex(breaks);
  return (
    next.slice(0, until < 0 ? after : until).some(isKind) ||
    last.slice(1, opens < 0 ? before + 1 : opens + 1).some(isKind)
  );
}

/** It ends in, or is followed by, what one asset of its kind is called. */
export const isOneNamed = (tokens: readonly Token[], start: number, end: number, asset: Asset): boolean =>
  ONE_OF_KIND.has(tokens[end - 1]?.word ?? "") ||
  isAfterKind(tokens, start, asset) ||
  (isOneOfKind(wordAfter(tokens, end)) && isNamedByKind(tokens, start, end, asset));

const isOneOfKind = (word: string): boolean => ONE_OF_KIND.has(word) || !/^[a-z]*$/.test(word);

/** A ticker in brackets behind a name: "Energy Transfer (ET)". */
export const isInBrackets = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start]?.gap.endsWith("(") === true && tokens[end]?.gap.startsWith(")") !== false;

/** Followed by what only an asset has: "LINK price". */
export function hasAssetProperty(tokens: readonly Token[], end: number): boolean {
  return AFTER_ASSET.has(wordAfter(tokens, end));
}

/** The same, or by what is said of assets: "vale paga dividendo", "snap under 8". */
export function isSaidOfAsset(tokens: readonly Token[], end: number): boolean {
  const [next, last] = [wordAfter(tokens, end), tokens[end + 1]];
  if (PAYS.test(next)) return last?.word.startsWith("divid") === true;
  return hasAssetProperty(tokens, end) || SAID_ABROAD.has(next) || (LEVEL.test(next) && isNumber(last));
}
const PAYS = /^(?:paga|verse|zahlt|pays)$/;
const LEVEL = /^(?:under|below|above|over|to)$/;

const STATES = new Set(
  `doing performing overvalued undervalued overbought oversold expensive cheap bullish bearish risky volatile worth trading falling
  rising dropping`.split(/\s+/),
);
const VERDICTS = new Set("buy sell hold bargain steal investment expensive cheap risky worth".split(" "));
const MEASURED = new Set("risky volatile expensive cheap overvalued undervalued".split(" "));

/** "Is Samsung a buy?", "how is Samsung doing?", "how risky is Samsung?" */
export function isJudged(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, next] = [wordBefore(tokens, start), wordAfter(tokens, end)];
  if (before === "did" || before === "will") return next === "do" || next === "perform";
  if (!/^(?:is|are|hows)$/.test(before)) return false;
  if (STATES.has(next)) return wordAfter(tokens, end + 1) !== "with";
  if (/^(?:an?|still|too|really)$/.test(next)) return VERDICTS.has(wordAfter(tokens, end + 1));
  return MEASURED.has(wordBefore(tokens, start - 1)) && endsPlace(tokens, end);
}

/** Starts with a capital that its place in the sentence does not explain. */
export function isCapitalised(tokens: readonly Token[], start: number): boolean {
  const token = tokens[start];
  const opensSentence = start === 0 || SENTENCE_END.test(token?.gap ?? "");
  return !opensSentence && /^\p{Lu}/u.test(token?.text ?? "");
}

/** The places of the words that a list or comparison puts beside this one: "X, Y", "X and Y", "X riskier than Y", "40% X 60% Y". */
export function neighboursInList(tokens: readonly Token[], start: number, end: number): number[] {
  return [leftInList(tokens, start), rightInList(tokens, end)].filter((at) => at >= 0 && at < tokens.length);
}

function leftInList(tokens: readonly Token[], start: number): number {
  const first = skip(tokens, start, -1);
  if (LIST_GAP.test(tokens[first]?.gap ?? "")) return first - 1;
  const before = wordBefore(tokens, first);
  if (before === "than") return first - 3;
  if (JOINS.has(before)) return first - 2;
  return isNumber(tokens[first]) ? first - 1 : -1;
}

function rightInList(tokens: readonly Token[], end: number): number {
  if (tokens[end + 1]?.word === "than") return end + 2;
  if (JOINS.has(tokens[end]?.word ?? "")) return skip(tokens, end + 1, 1);
  return LIST_GAP.test(tokens[end]?.gap ?? "") || isNumber(tokens[end]) ? skip(tokens, end, 1) : -1;
}

/** "15 avax, 40 link or just 900 xrp": over the units and "just" that stand before each. */
function skip(tokens: readonly Token[], from: number, step: 1 | -1): number {
  const passed = step === 1 ? 0 : -1;
  let at = from;
  while (isNumber(tokens[at + passed]) || tokens[at + passed]?.word === "just") at += step;
  return at;
}

export const isNumber = (token: Token | undefined): boolean => /^\d[\d.,]*k?$/.test(token?.text ?? "");

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

export function isUpper(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

export function isCapital(token: Token | undefined): boolean {
  return /^\p{Lu}/u.test(token?.text ?? "");
}

/** A word of its own in talk of any kind. */
export const isSaid = (word: string): boolean => NOT_NAMES.has(word) || isCommon(word);
