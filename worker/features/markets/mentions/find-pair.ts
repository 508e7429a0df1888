import type { LexiconEntry } from "./build-lexicon.ts";
import { findLexiconEntry } from "./lexicon.ts";

const AGAINST_MONEY = /^([a-z0-9]{2,6})(?:usdt|usdc|usd|busd|eur|gbp|perp)(?:perp|p)?$/i;
const AGAINST_COIN = /^([a-z0-9]{3,6})(btc|eth|bnb)$/i;

/** The assets of a trading pair written in one word: "btcusd" is BTC, "SOLETH" is SOL and ETH; empty when it is none. */
export function findPair(text: string): LexiconEntry[] {
  const base = findTicker(AGAINST_MONEY.exec(text)?.[1]);
  if (base) return [base];
  const [, left, right] = AGAINST_COIN.exec(text) ?? [];
  const coin = findTicker(left);
  const quote = findTicker(right);
  return coin?.clarity === "clear" && coin.asset.type === "crypto" && quote ? [coin, quote] : [];
}

function findTicker(word: string | undefined): LexiconEntry | undefined {
  const entry = word === undefined ? undefined : findLexiconEntry(word.toLowerCase());
  return entry?.kind === "ticker" ? entry : undefined;
}
