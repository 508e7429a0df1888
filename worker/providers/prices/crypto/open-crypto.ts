import type { AskSource } from "../ask.ts";
import { inOrder } from "../ask-in-order.ts";
import type { Market } from "../prices.ts";
import type { PriceConfig } from "../sources.ts";
import { openBinance } from "./binance.ts";
import { openBinanceMinutes } from "./binance-minutes.ts";
import { openBitstampMinutes } from "./bitstamp-minutes.ts";
import { openCoinbase } from "./coinbase.ts";
import { openCoinbaseMinutes } from "./coinbase-minutes.ts";
import { openCoingecko } from "./coingecko.ts";
import { openCoingeckoCloses } from "./coingecko-closes.ts";
import { openCoingeckoCoins } from "./coingecko-coins.ts";
import { openFearGreed } from "./fear-greed.ts";
import { openKrakenMinutes } from "./kraken-minutes.ts";
import { withSecondPrice } from "./second-price.ts";

/** Of a demo key's 10,000 calls a month (30 a minute) the list takes 7,440; a look at a coin takes two at most. */
const DEMO_PLAN = { source: "CoinGecko", aDay: 40, aMinute: 15 };

/**
 * The crypto market of CoinGecko's quotes and of the exchanges that are configured; null without the one or the other.
 * Candles: Binance, then Coinbase, then CoinGecko's closes.
 */
export function openCrypto(
  { coingecko, binance, coinbase, kraken, bitstamp, fearGreed }: PriceConfig,
  ask: AskSource,
  now: () => Date,
): Omit<Market, "kind"> | null {
  if (!coingecko?.baseUrl || !(binance?.baseUrl || coinbase?.baseUrl)) return null;
  const gecko = { ...coingecko, baseUrl: coingecko.baseUrl, ask };
  const quotes = openCoingecko(gecko);
  const second = coinbase?.baseUrl ? openCoinbase({ baseUrl: coinbase.baseUrl, now, ask }) : null;
  const first = binance?.baseUrl ? [openBinance({ baseUrl: binance.baseUrl, ask })] : [];
  const readMood = fearGreed?.baseUrl ? openFearGreed({ baseUrl: fearGreed.baseUrl, ask }) : null;
  const sources = [...first, ...(second ? [second] : []), openCoingeckoCloses(gecko)];
  const dollars = [
    ...(coinbase?.baseUrl ? [openCoinbaseMinutes({ baseUrl: coinbase.baseUrl, ask })] : []),
    openCoingeckoCoins(gecko),
  ];
  return {
    quotes: second ? withSecondPrice(quotes, second, now) : quotes,
    coins: [...(binance?.baseUrl ? [openBinanceMinutes({ baseUrl: binance.baseUrl, ask })] : []), ...dollars],
    stablecoins: [
      ...(kraken?.baseUrl ? [openKrakenMinutes({ baseUrl: kraken.baseUrl, now, ask })] : []),
      ...(bitstamp?.baseUrl ? [openBitstampMinutes({ baseUrl: bitstamp.baseUrl, now, ask })] : []),
      ...dollars,
    ],
    candles: inOrder(sources, now),
    sources,
    ...(coingecko.apiKey && { plan: DEMO_PLAN }),
    mood: async () => readMood?.(now()) ?? null,
    fundamentals: async () => null,
    company: async () => null,
    headlines: async () => [],
  };
}
