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
    mood: async () => readMood?.(now()) ?? null,
    fundamentals: async () => null,
    company: async () => null,
    headlines: async () => [],
  };
}
