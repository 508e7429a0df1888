import type { Asset } from "../assets.ts";
import { type LexiconEntry, toKey } from "./build-lexicon.ts";
import { isExplained } from "./explained.ts";
import { findIdioms } from "./find-idioms.ts";
import {
  findInflected,
  findLexiconEntry,
  findPair,
  findShared,
  findStemmed,
  findTypo,
  MAX_NAME_WORDS,
} from "./lexicon.ts";
import {
  isCapital,
  isNamedByKind,
  isNearKind,
  isUpper,
  isSaid as isWord,
  wordBefore,
} from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { JOINS } from "./vocabulary.ts";

/** Words that may name an asset: tokens `start` up to, not including, `end`. */
export interface Mention {
  entry: LexiconEntry;
  start: number;
  end: number;
  /** certain whatever stands around it: a cashtag or a trading pair */
  certain: boolean;
}

const CRASH = /^crash(?:e[sd]|ing)?$/;
const JOINING_GAP = /^[ .&'/$-]{0,3}$/;
const MAX_MISTYPED_WORDS = 3;
const SHORTEST_MISTYPED_PHRASE = 8;
/** "bitcoins à" is none of Bitcoin SV. */
const SHORTEST_SECOND = 3;
/** What a company has too. */
const OF_ANY = new Set(["ticker", "symbol"]);
/** Words within which the kind of thing is said. */
const NEAR = 4;

/** Every place of a message that may name an asset, in order, the longest reading first and none overlapping. */
export function findMentions(tokens: readonly Token[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const here = readPhrase(tokens, at) ?? readMistypedPhrase(tokens, at) ?? readWord(tokens, at);
    found.push(...here);
    at = here[0]?.end ?? at + 1;
  }
  const idioms = findIdioms(tokens);
  return found.filter(({ start }) => !idioms.has(start));
}

function readPhrase(tokens: readonly Token[], start: number): Mention[] | undefined {
  for (let end = reach(tokens, start, MAX_NAME_WORDS); end > start + 1; end--) {
    const name = joinWords(tokens, start, end, " ");
    const entry = findLexiconEntry(name) ?? findStemmed(name);
    if (entry) return [{ entry, start, end, certain: tokens[start]?.cash === true }];
  }
  return undefined;
}

/** "bitcion cash" is a typo of Bitcoin Cash, not of Bitcoin; "bitcoin vs" is none of Bitcoin SV, "bitcoin crash" none of Bitcoin Cash. */
function readMistypedPhrase(tokens: readonly Token[], start: number): Mention[] | undefined {
  const isName = findLexiconEntry(tokens[start]?.word ?? "")?.clarity === "clear";
  for (let end = reach(tokens, start, MAX_MISTYPED_WORDS); end > start + 1; end--) {
    const last = tokens[end - 1]?.word ?? "";
    if (isName && last.length < SHORTEST_SECOND) continue;
    if (JOINS.has(last) || CRASH.test(last)) continue;
    const joined = joinWords(tokens, start, end, "");
    // "Finance coin" is no slip of "binance coin".
    if (!findLexiconEntry(joined) && tokens.slice(start, end).every(({ word }) => isWord(word))) continue;
    const entry = joined.length < SHORTEST_MISTYPED_PHRASE ? undefined : findTypo(joined, end - start);
    if (entry) return [{ entry, start, end, certain: false }];
  }
  return undefined;
}

function readWord(tokens: readonly Token[], start: number): Mention[] {
  const token = tokens[start];
  if (!token) return [];
  const end = start + 1;
  const shared = findShared(token.word);
  if (
    shared &&
    (isExplained(tokens, start, end, shared.asset) ||
      (isCapital(token) && isSharedMeant(tokens, start, shared.asset)))
  )
    return [{ entry: shared, start, end, certain: true }];
  const exact = findLexiconEntry(token.word);
  if (exact) return [{ entry: exact, start, end, certain: token.cash }];
  const pair = findPair(token.text);
  if (pair.length > 0) return pair.map((entry) => ({ entry, start, end, certain: true }));
  const typo = findInflected(token.word) ?? findTypo(token.word);
  return typo ? [{ entry: typo, start, end, certain: false }] : [];
}

/** A coin is meant by a company's ticker where it is said to be one, or its name is written: "W token", "DASH coin", "Dash". */
const isSharedMeant = (tokens: readonly Token[], start: number, asset: Asset): boolean =>
  (tokens[start]?.text === asset.name && !isUpper(asset.name)) ||
  (isNamedByKind(tokens, start, start + 1, asset) && !OF_ANY.has(wordBefore(tokens, start))) ||
  isNearKind(tokens, [start, start + 1], asset, { before: NEAR, after: NEAR }) ||
  isSaid(tokens, toKey(asset.name).split(" "));

const isSaid = (tokens: readonly Token[], words: readonly string[]): boolean =>
  tokens.some((_, at) => words.every((word, i) => tokens[at + i]?.word === word)) &&
  words.join("").length > NEAR;

/** How far a name that starts here can go: words apart by a blank, a dot, an ampersand, a hyphen, a slash, a dollar sign. */
function reach(tokens: readonly Token[], start: number, most: number): number {
  let end = start + 1;
  while (end < tokens.length && end - start < most && JOINING_GAP.test(tokens[end]?.gap ?? "")) end++;
  return end;
}

function joinWords(tokens: readonly Token[], start: number, end: number, blank: string): string {
  let joined = tokens[start]?.word ?? "";
  for (let i = start + 1; i < end; i++) joined += blank + tokens[i]?.word;
  return joined;
}
