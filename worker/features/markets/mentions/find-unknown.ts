import type { Mention } from "./find-candidates.ts";
import {
  endsPlace,
  followsCue,
  hasAssetProperty,
  isJudged,
  neighboursInList,
  wordAfter,
  wordBefore,
} from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { BEFORE_ASSET, JOINS, MARKET_WORDS, NOT_NAMES } from "./vocabulary.ts";

const COINED = /^.{3,}(?:coin|swap|inu|token)$/;
const KINDS = new Set(["stock", "shares", "coin", "token", "ticker"]);
const COMPARES = new Set(["vs", "versus", "against"]);
const MAX_UNKNOWN = 10;
/** What is made is no asset of ours, but its maker may be. */
const MADE = new Set(["product", "maker"]);

/**
 * What a message names as an asset and we do not hold, as written: "$FOOBAR", "Zyxcorp" in "should I buy Zyxcorp?".
 * `candidates` are all words that may be ours, `mentions` those that are.
 */
export function findUnknown(
  tokens: readonly Token[],
  candidates: readonly Mention[],
  mentions: readonly Mention[],
): string[] {
  const ours = placesOf([...candidates.filter(({ entry }) => !MADE.has(entry.clarity)), ...mentions]);
  const taken = placesOf(mentions);
  const found = new Set<string>();
  for (let at = 0; at < tokens.length && found.size < MAX_UNKNOWN; at++) {
    if (ours.has(at) || !isUnknown(tokens, at, taken)) continue;
    const end = endOfName(tokens, at, ours);
    found.add(
      tokens
        .slice(at, end)
        .map((token) => token.text)
        .join(" "),
    );
    for (let i = at; i < end; i++) taken.add(i);
    at = end - 1;
  }
  return [...found];
}

function placesOf(candidates: readonly Mention[]): Set<number> {
  const places = new Set<number>();
  for (const { start, end } of candidates) for (let i = start; i < end; i++) places.add(i);
  return places;
}

function isUnknown(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.cash) return true;
  if (!canBeName(token)) return false;
  if (COINED.test(token.word) || isCompared(tokens, at) || isAskedOf(tokens, at)) return true;
  if (!isTickerLike(token, tokens)) return false;
  return isLone(tokens, at, taken) || neighboursInList(tokens, at, at + 1).some((place) => taken.has(place));
}

/** "CELH thoughts": the only capitals of a short message that names nothing else. */
const isLone = (tokens: readonly Token[], at: number, taken: ReadonlySet<number>): boolean =>
  taken.size === 0 &&
  tokens.length <= LONGEST_LONE &&
  tokens.every(({ text }, i) => i === at || text !== text.toUpperCase());
const LONGEST_LONE = 5;

/** "Foobar vs Bitcoin" */
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  COMPARES.has(wordAfter(tokens, at + 1)) || COMPARES.has(wordBefore(tokens, at));

/** "Analyze Foobar", "is Foobar a buy?", "Foobar stock", "Foobar's price" */
function isAskedOf(tokens: readonly Token[], at: number): boolean {
  const marked = isMarked(tokens, at);
  if (followsCue(tokens, at) && (marked || endsPlace(tokens, at + 1))) return true;
  if (marked && isJudged(tokens, at, at + 1)) return true;
  const isName = marked || (at === 0 && isCapital(tokens[at]));
  return isName && (KINDS.has(wordAfter(tokens, at + 1)) || hasAssetProperty(tokens, at + 1));
}

function canBeName({ word, text }: Token): boolean {
  if (word.length < 3 || word.length > 24 || !/^[\p{L}\p{N}]*\p{L}{2}[\p{L}\p{N}]*$/u.test(text))
    return false;
  return !NOT_NAMES.has(word) && !MARKET_WORDS.has(word) && !BEFORE_ASSET.has(word) && !JOINS.has(word);
}

/** Its first letter is a capital, in a message where that means something, and it does not open a sentence. */
function isMarked(tokens: readonly Token[], at: number): boolean {
  const shouted = tokens.every((token) => token.text === token.text.toUpperCase());
  return !shouted && isCapital(tokens[at]) && (at > 0 || isTickerLike(tokens[at], tokens));
}

function isCapital(token: Token | undefined): boolean {
  return /^\p{Lu}\p{Ll}*/u.test(token?.text ?? "");
}

function isTickerLike(token: Token | undefined, tokens: readonly Token[]): boolean {
  return /^[A-Z]{3,6}$/.test(token?.text ?? "") && tokens.some(({ text }) => text !== text.toUpperCase());
}

/** "Foo Bar Corp" is one name. */
function endOfName(tokens: readonly Token[], at: number, ours: ReadonlySet<number>): number {
  let end = at + 1;
  if (tokens[at]?.cash || !isMarked(tokens, at)) return end;
  for (let next = tokens[end]; next && end - at < 4; next = tokens[++end])
    if (next.gap !== " " || ours.has(end) || !canBeName(next) || !isMarked(tokens, end)) break;
  return end;
}
