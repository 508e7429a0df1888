import { DAY_MS } from "../../../../shared/time.ts";
import type { AskSource } from "../ask.ts";
import { inOrder } from "../ask-in-order.ts";
import { type Allowed, FREE_PLANS, leaveOf, type Plan } from "../plans.ts";
import type { Market, QuoteSource } from "../prices.ts";
import type { PriceConfig } from "../sources.ts";
import { openBinance } from "./binance.ts";
import { openBinanceMinutes } from "./binance-minutes.ts";
import { openBitstampMinutes } from "./bitstamp-minutes.ts";
import { openCoinbase } from "./coinbase.ts";
import { openCoinbaseMinutes } from "./coinbase-minutes.ts";
import { openCoingecko, PAGE_SIZE } from "./coingecko.ts";
import { openCoingeckoCloses } from "./coingecko-closes.ts";
import { openCoingeckoCoins } from "./coingecko-coins.ts";
import { openFearGreed } from "./fear-greed.ts";
import { openKrakenMinutes } from "./kraken-minutes.ts";
import { withSecondPrice } from "./second-price.ts";

/** What is read at a source's address; nothing where it has none. */
const at = <T>(source: { baseUrl?: string | undefined } | undefined, open: (baseUrl: string) => T): T[] =>
  source?.baseUrl ? [open(source.baseUrl)] : [];

function planOf({ name, paceMs = DAY_MS }: QuoteSource, allowed: Allowed = FREE_PLANS.coingecko): Plan {
  return leaveOf(name, allowed, { aMinute: 1, aDay: DAY_MS / paceMs });
}

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
  const first = at(binance, (baseUrl) => openBinance({ baseUrl, ask }));
  const [second] = at(coinbase, (baseUrl) => openCoinbase({ baseUrl, now, ask }));
  const [readMood] = at(fearGreed, (baseUrl) => openFearGreed({ baseUrl, ask }));
  const sources = [...first, ...(second ? [second] : []), openCoingeckoCloses(gecko)];
  const dollars = [
    ...at(coinbase, (baseUrl) => openCoinbaseMinutes({ baseUrl, ask })),
    openCoingeckoCoins(gecko),
  ];
  return {
    quotes: second ? withSecondPrice(quotes, second, now) : quotes,
    coins: [...at(binance, (baseUrl) => openBinanceMinutes({ baseUrl, ask })), ...dollars],
    stablecoins: [
      ...at(kraken, (baseUrl) => openKrakenMinutes({ baseUrl, now, ask })),
      ...at(bitstamp, (baseUrl) => openBitstampMinutes({ baseUrl, now, ask })),
      ...dollars,
    ],
    candles: inOrder(sources, now),
    sources,
    live: {
      name: quotes.name,
      batch: PAGE_SIZE,
      callsOf: () => 1,
      prices: async (assets) => quotes.quotes(assets),
    },
    plans: coingecko.apiKey ? [planOf(quotes, coingecko.plan)] : [],
    mood: async () => readMood?.(now()) ?? null,
    fundamentals: async () => null,
    company: async () => null,
    headlines: async () => [],
  };
}
