import type { Mention } from "./find-candidates.ts";
import { findLexiconEntry } from "./lexicon.ts";
import { isOfMade } from "./makers.ts";
import type { Message } from "./read-message.ts";
import {
  endsPlace,
  followsNames,
  hasAssetProperty,
  isNumber,
  isSaid,
  isUpper,
  neighboursInList,
  wordAfter,
  wordBefore,
} from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { ASKS_WHICH, LOWER_CASE_BEFORE_STOCK, MARKET_WORDS } from "./vocabulary.ts";

/** Beside an asset in a list or comparison: "AAPL, NOW and CRM", "sol vs near". */
export function standsInList(mention: Mention, message: Message): boolean {
  const { entry, start, end } = mention;
  const { tokens, named, taken } = message;
  const text = textAt(tokens, start);
  if (LOWER_CASE_BEFORE_STOCK.has(text) && isBesideTicker(mention, message)) return true;
  if (MARKET_WORDS.has(text)) return false;
  const neighbours = neighboursInList(tokens, start, end);
  if (isOfMade(entry)) return false;
  if (entry.clarity === "kind") return isAlternative(mention, message, neighbours);
  if (isInCapitals(mention, message)) return neighbours.some((at) => isBesideNamed(at, mention, message));
  if (entry.clarity === "everyday" && followsNames(tokens, start, taken))
    return endsPlace(tokens, end) || ASKS_WHICH.has(wordAfter(tokens, end));
  const isBeside = entry.clarity === "everyday" && isCompared(tokens, start, end) ? named : taken;
  if (!neighbours.some((at) => isBeside.has(at))) return false;
  return entry.clarity === "plain" ? isPlainOne(mention, message) : endsOne(mention, message);
}

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? "";

/** "AAPL, NOW", "SNOW or DDOG" */
const isBesideNamed = (at: number, { start, end }: Mention, message: Message): boolean => {
  const { tokens, named, taken, onlyNames } = message;
  if (taken.has(at)) return true;
  const isMeant = onlyNames || (named.has(at) && isJoinedBy(tokens, start, end, OR));
  return isMeant && isUpper(textAt(tokens, at));
};

/** "Cisco or Arista", "aave vs compound": the other of two, which no more is said of. */
const isAlternative = (
  { start, end }: Mention,
  { tokens, taken }: Message,
  neighbours: readonly number[],
): boolean =>
  neighbours.some((at) => taken.has(at)) &&
  isJoinedBy(tokens, start, end, OR) &&
  !isSaid(tokens[start]?.word ?? "");
const VERSUS = ["vs", "versus"];
const OR = [...VERSUS, "or", "oder", "o", "ou", "или", "veya"];

/** A plain word in a comparison, or in a message of nothing but names. */
function isPlainOne({ start, end }: Mention, { tokens, onlyNames }: Message): boolean {
  const word = tokens[start]?.word ?? "";
  const isWord = saysMore(word) && !LOWER_CASE_BEFORE_STOCK.has(word);
  return !isWord && (onlyNames || isCompared(tokens, start, end)) && endsPlace(tokens, end);
}

/** "Bought hood and coin", but not "hood and spot price" */
const isBesideTicker = ({ start, end }: Mention, { tokens, taken }: Message): boolean =>
  endsPlace(tokens, end) &&
  !hasAssetProperty(tokens, end) &&
  neighboursInList(tokens, start, end).some((at) => {
    const beside = findLexiconEntry(tokens[at]?.word ?? "");
    return taken.has(at) && beside?.kind === "ticker" && beside.asset.type === "stock";
  });

const endsOne = ({ start, end }: Mention, { tokens, isEnglish }: Message): boolean =>
  !isEnglish || endsPlace(tokens, end) || (isNumber(tokens[start - 1]) && isNumber(tokens[end]));

const isInCapitals = (mention: Mention, message: Message): boolean =>
  mention.entry.clarity === "plain" &&
  isUpper(message.tokens[mention.start]?.text ?? "") &&
  !message.shouted &&
  !isArticle(mention, message);

/** "L'ETF", "EL bitcoin, EL ethereum" */
const isArticle = ({ end }: Mention, { tokens, taken }: Message): boolean =>
  tokens[end]?.gap === "'" || (tokens[end]?.gap === " " && taken.has(end));

/** A word of its own in talk of markets: "btc vs cash". */
export const saysMore = (word: string): boolean => word.length < 3 || MARKET_WORDS.has(word) || isSaid(word);

const isCompared = (tokens: readonly Token[], start: number, end: number): boolean =>
  isJoinedBy(tokens, start, end, VERSUS);

const isJoinedBy = (
  tokens: readonly Token[],
  start: number,
  end: number,
  words: readonly string[],
): boolean => [wordBefore(tokens, start), wordAfter(tokens, end)].some((word) => words.includes(word));
