import type { AskSource } from "../ask.ts";
import type { CoinSource } from "../prices.ts";
import { type CoingeckoConfig, openCoingecko } from "./coingecko.ts";

/** It makes its own prices no oftener; so many orders of one minute ask it once. */
const KEEP_MS = 60_000;

/** What coins cost by CoinGecko's list, which has no bars of a minute. */
export function openCoingeckoCoins({ ask, ...config }: CoingeckoConfig & { ask: AskSource }): CoinSource {
  const kept: AskSource = (url, options, check) => ask(url, { ...options, keepMs: KEEP_MS }, check);
  const list = openCoingecko({ ...config, ask: kept });
  return {
    name: list.name,
    async latest(asset) {
      const [quote] = await list.quotes([asset]);
      return quote ? { price: quote.price, at: quote.asOf } : null;
    },
  };
}
