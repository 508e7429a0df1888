import type { Mention } from "./find-candidates.ts";
import { isAboutMarkets, isNumber, isUpper } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { JOINS } from "./vocabulary.ts";

/** What of a message tells names from everyday words. */
export interface Message {
  tokens: readonly Token[];
  /** written in English, whose articles and first persons tell things from companies */
  isEnglish: boolean;
  aboutMarkets: boolean;
  /** upper case tells nothing: words that cannot be tickers are in upper case too */
  shouted: boolean;
  /** nothing but names: "link dot atom" */
  onlyNames: boolean;
  /** tokens that belong to a candidate */
  named: ReadonlySet<number>;
  /** tokens that belong to a candidate already taken for an asset */
  taken: Set<number>;
}

/** What a message with these candidates tells; nothing of it is taken for an asset yet. */
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
    aboutMarkets: isAboutMarkets(tokens) || candidates.some(({ entry }) => entry.clarity === "clear"),
    shouted:
      others.some((token) => isUpper(token.text)) &&
      !tokens.some((token) => token.text !== token.text.toUpperCase()),
    onlyNames: others.length === 0,
    named,
    taken: new Set(),
  };
}
