import type { Ask } from "../ask.ts";
import { inOrder } from "../in-order.ts";
import type { Market } from "../prices.ts";
import type { PriceConfig } from "../sources.ts";
import { openBinance } from "./binance.ts";
import { openCoinbase } from "./coinbase.ts";
import { openCoingecko } from "./coingecko.ts";
import { openCoingeckoCloses } from "./coingecko-closes.ts";
import { openFearGreed } from "./fear-greed.ts";
import { withSecondPrice } from "./second-price.ts";

/** Of a demo key's 10,000 calls a month (30 a minute) the list takes 7,440; a look at a coin takes two at most. */
const DEMO_PLAN = { source: "CoinGecko", aDay: 40, aMinute: 15 };

/**
 * The crypto market of CoinGecko's quotes and of the exchanges that are configured; null without the one or the other.
 * Candles: Binance, then Coinbase, then CoinGecko's closes.
 */
export function openCrypto(
  { coingecko, binance, coinbase, fearGreed }: PriceConfig,
  ask: Ask,
  now: () => Date,
): Omit<Market, "kind"> | null {
  if (!coingecko?.baseUrl || !(binance?.baseUrl || coinbase?.baseUrl)) return null;
  const gecko = { ...coingecko, baseUrl: coingecko.baseUrl, ask };
  const quotes = openCoingecko(gecko);
  const second = coinbase?.baseUrl ? openCoinbase({ baseUrl: coinbase.baseUrl, now, ask }) : null;
  const first = binance?.baseUrl ? [openBinance({ baseUrl: binance.baseUrl, ask })] : [];
  const readMood = fearGreed?.baseUrl ? openFearGreed({ baseUrl: fearGreed.baseUrl, ask }) : null;
  return {
    quotes: second ? withSecondPrice(quotes, second, now) : quotes,
    candles: inOrder([...first, ...(second ? [second] : []), openCoingeckoCloses(gecko)], now),
    ...(coingecko.apiKey && { plan: DEMO_PLAN }),
    mood: async () => readMood?.(now()) ?? null,
    fundamentals: async () => null,
    company: async () => null,
    headlines: async () => [],
  };
}
