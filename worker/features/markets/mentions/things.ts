import type { Mention } from "./find-candidates.ts";
import { followsCue, hasAssetProperty, wordAfter, wordBefore } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import {
  ARTICLES,
  ASKED_BEFORE_ME,
  ASKS_FIRST,
  FIRST_PERSON,
  FORMERLY,
  FUND_NOUNS,
  JOINS,
  MARKET_WORDS,
  MEANT,
  SORTS,
  THING_AFTER,
} from "./vocabulary.ts";

/** "I ate an apple", "google it", "we ordered it on Amazon". */
export const isThing = (mention: Mention, tokens: readonly Token[], aboutMarkets: boolean): boolean =>
  isThingHere(mention, tokens, aboutMarkets) ?? isThingOfMine(mention, tokens, aboutMarkets);

/** By the words beside it; null if these are not clear. */
function isThingHere(
  { start, end }: Mention,
  tokens: readonly Token[],
  aboutMarkets: boolean,
): boolean | null {
  const [before, next] = [wordBefore(tokens, start), wordAfter(tokens, end)];
  if (next === "at" && /^\d/.test(tokens[end + 1]?.text ?? "")) return false;
  if (THING_AFTER.has(next)) return true;
  if (tokens.some(({ word }) => word === "should") && isTraded(tokens, start)) return false;
  if (before === "my" && aboutMarkets) return false;
  const isOne = ARTICLES.has(before) && !MARKET_WORDS.has(next) && !hasAssetProperty(tokens, end);
  return isOne || null;
}

/** By the kind of message: somebody talks about himself, and asks nothing about markets. */
function isThingOfMine({ start }: Mention, tokens: readonly Token[], aboutMarkets: boolean): boolean {
  if (aboutMarkets || followsCue(tokens, start) || tokens.some(({ word }) => MEANT.has(word))) return false;
  if (isPaidFor(tokens, start) || ASKS_FIRST.has(tokens[0]?.word ?? "")) return false;
  const isAsked = tokens.some(
    ({ word }, i) => word === "me" && ASKED_BEFORE_ME.has(tokens[i - 1]?.word ?? ""),
  );
  return !isAsked && tokens.some((token) => FIRST_PERSON.has(token.word));
}

/** "Should I sell half of my Tesla?", "what should I do with Tesla?" */
const isTraded = (tokens: readonly Token[], start: number): boolean =>
  !["a", "an", "the"].includes(wordBefore(tokens, start)) &&
  tokens.slice(Math.max(0, start - 5), start).some(({ word }) => TRADES.has(word));
const TRADES = new Set("sell hold keep dump trim buy add exit do with".split(" "));

/** "$1,000 of Tesla", "paid 240 for tesla" */
const isPaidFor = (tokens: readonly Token[], start: number): boolean =>
  ["of", "in", "into", "for"].includes(wordBefore(tokens, start)) &&
  /^\d/.test(tokens[start - 2]?.text ?? "");

/** "JPM premium income ETF" is a fund of theirs, not their stock. */
export function isIssuer(
  { entry: { asset }, end, certain }: Mention,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): boolean {
  if (certain || asset.type !== "stock" || asset.fund) return false;
  const next = tokens.slice(end, end + FUND_WITHIN);
  if (asset.symbol === "MSCI" && INDEXES.has(next[0]?.word ?? "")) return true;
  const at = next.findIndex(({ word }) => FUND_NOUNS.has(word));
  return (
    at > 0 &&
    next.slice(0, at).every(({ gap, word }, i) => gap === " " && !JOINS.has(word) && !taken.has(end + i))
  );
}
const FUND_WITHIN = 5;
/** What indexes of MSCI are called behind its name. */
const INDEXES: ReadonlySet<string> = new Set([
  "world",
  "welt",
  "monde",
  "acwi",
  "emerging",
  "em",
  "eafe",
  "usa",
  "europe",
  "germany",
  "japan",
]);

/** "SKY (ex Maker)", "Stacks, the bitcoin layer": it says of the one before what it was or is. */
export function isExplanation(
  { start, end }: Mention,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): boolean {
  const [before, opening] = [tokens[start - 1], tokens[start]?.gap.trim()];
  if (!before || opening || !/[,(]|^ ?$/.test(before.gap) || !isTakenBefore(tokens, start - 2, taken))
    return false;
  return (
    FORMERLY.has(before.word) ||
    (before.word === "the" && before.gap.trim() === "," && SORTS.has(wordAfter(tokens, end)))
  );
}
/** Some words before may say its kind: "the META token (old ...)". */
const isTakenBefore = (tokens: readonly Token[], at: number, taken: ReadonlySet<number>): boolean =>
  taken.has(at) || (taken.has(at - 1) && tokens[at]?.gap === " ");

/** In "BTC/USDT" and "btc usdt" the second is what the price is in, not what is asked about. */
export function isQuoteCurrency(
  { entry, start }: Mention,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): boolean {
  const isStablecoin =
    ["USDT", "USDC", "DAI"].includes(entry.asset.symbol) &&
    tokens[start]?.word === entry.asset.symbol.toLowerCase();
  return isStablecoin && taken.has(start - 1) && /^[ /-]$/.test(tokens[start]?.gap ?? "");
}
