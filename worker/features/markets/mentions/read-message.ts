import type { Mention } from "./find-candidates.ts";
import { isAboutMarkets, isNumber, isUpper } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { JOINS } from "./vocabulary.ts";

/** What in a message distinguishes names from everyday words. */
export interface Message {
  tokens: readonly Token[];
  /** written in English, where articles and first persons distinguish things from companies */
  isEnglish: boolean;
  /** written in other letters than Latin ones */
  isOtherScript: boolean;
  aboutMarkets: boolean;
  /** upper case means nothing: words that cannot be tickers are in upper case too */
  shouted: boolean;
  /** nothing but names: "link dot atom" */
  onlyNames: boolean;
  /** tokens that belong to a candidate */
  named: ReadonlySet<number>;
  /** tokens that belong to a candidate already taken for an asset */
  taken: Set<number>;
}

/** Reads a message with these candidates, none of which is taken for an asset yet. */
export function readMessage(
  tokens: readonly Token[],
  candidates: readonly Mention[],
  isEnglish: boolean,
): Message {
  const named = new Set<number>();
  for (const { start, end } of candidates) for (let i = start; i < end; i++) named.add(i);
  const skipped =
    candidates.length > 1 ? (token: Token) => isNumber(token) || token.word === "just" : () => false;
  const others = tokens.filter((token, i) => !named.has(i) && !JOINS.has(token.word) && !skipped(token));
  return {
    tokens,
    isEnglish,
    isOtherScript: others.some(({ word }) =>
      /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(word),
    ),
    aboutMarkets: isAboutMarkets(tokens) || candidates.some(({ entry }) => entry.clarity === "clear"),
    shouted:
      others.some((token) => isUpper(token.text)) &&
      !tokens.some((token) => token.text !== token.text.toUpperCase()),
    onlyNames: others.length === 0,
    named,
    taken: new Set(),
  };
}
