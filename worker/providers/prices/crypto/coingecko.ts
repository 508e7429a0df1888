import * as z from "zod";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { ProviderError } from "../../fetch-json.ts";
import { type AskSource, askOnce } from "../ask.ts";
import { type Allowed, FREE_PLANS } from "../plans.ts";
import type { PricedAsset, Quote, QuoteSource } from "../prices.ts";

const PROVIDER = "CoinGecko";
export const PAGE_SIZE = 250;
/** What the list may take of the calls of a day; the rest is for coins off the list. */
const LIST_SHARE = 0.75;

/** One item of /coins/markets. Any figure can be null for a coin that is new, small or delisted. */
const coinSchema = z.object({
  id: z.string(),
  current_price: z.number().nullable(),
  market_cap: z.number().nullable(),
  total_volume: z.number().nullable(),
  price_change_percentage_24h: z.number().nullable(),
  circulating_supply: z.number().nullable(),
  max_supply: z.number().nullable(),
  last_updated: z.iso.datetime({ offset: true }).nullable(),
});
type Coin = z.infer<typeof coinSchema>;

export interface CoingeckoConfig {
  baseUrl: string;
  apiKey?: string;
  /** the key's plan; a demo key by default */
  plan?: Allowed;
  ask?: AskSource;
}

export const headersOf = (apiKey?: string) => (apiKey ? { "x-cg-demo-api-key": apiKey } : undefined);

/**
 * Crypto quotes of CoinGecko's /coins/markets, one request for up to 250 coins. A coin without price, change, volume
 * or time is absent. A cap or supply of 0 means unknown there.
 */
export function openCoingecko({
  baseUrl,
  apiKey,
  plan = FREE_PLANS.coingecko,
  ask = askOnce,
}: CoingeckoConfig): QuoteSource {
  return {
    name: PROVIDER,
    ...(apiKey && plan.aDay > 0 && { paceMs: paceOf(plan) }),
    async quotes(assets) {
      const known = assets.filter((asset) => asset.coingeckoId !== null);
      const pages = Array.from({ length: Math.ceil(known.length / PAGE_SIZE) }, (_, i) =>
        known.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE),
      );
      const replies = await Promise.all(
        pages.map((page) =>
          ask(
            marketsUrl(baseUrl, page),
            {
              provider: PROVIDER,
              schema: z.array(coinSchema),
              headers: headersOf(apiKey),
            },
            refuseTwice,
          ),
        ),
      );
      const coins = new Map(replies.flat().map((coin) => [coin.id, coin]));
      return known.flatMap((asset) => toQuote(asset, coins.get(asset.coingeckoId ?? "")) ?? []);
    },
  };
}

/** In whole minutes, as cron goes. */
const paceOf = ({ aDay }: Allowed) => MINUTE_MS * Math.ceil(DAY_MS / (LIST_SHARE * aDay) / MINUTE_MS);

/** A coin that comes twice: nobody knows which of the two is right. */
function refuseTwice(coins: Coin[]): void {
  if (new Set(coins.map(({ id }) => id)).size < coins.length) throw new ProviderError(PROVIDER, "schema");
}

function marketsUrl(baseUrl: string, assets: PricedAsset[]): string {
  const ids = assets.map((asset) => asset.coingeckoId).join(",");
  const query = new URLSearchParams({ vs_currency: "usd", ids, per_page: String(PAGE_SIZE) });
  return `${baseUrl}/coins/markets?${query.toString()}`;
}

function toQuote(asset: PricedAsset, coin: Coin | undefined): Quote | null {
  if (!coin) return null;
  const { current_price, price_change_percentage_24h, total_volume, last_updated } = coin;
  if (current_price === null || price_change_percentage_24h === null) return null;
  if (total_volume === null || last_updated === null) return null;
  return {
    symbol: asset.symbol,
    price: current_price,
    change24h: price_change_percentage_24h,
    volume: total_volume,
    marketCap: coin.market_cap || null,
    supply: coin.circulating_supply || null,
    maxSupply: coin.max_supply || null,
    source: PROVIDER,
    asOf: new Date(last_updated),
  };
}
