import type { AssetType, CryptoPrice, MarketKind, StockPrice } from "../../../shared/markets.ts";
import { describeFailure } from "../../db/failures.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Quote } from "../../providers/prices/prices.ts";
import { findAsset } from "./assets.ts";
import { findPriceList, isOld } from "./cache/price-list.ts";
import { runRefresh } from "./jobs.ts";
import { loadPriceList } from "./refresh.ts";

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/** GET /api/crypto/prices: the five listed coins as last refreshed. Throws `market_data_unavailable`. */
export async function readCryptoPrices(deps: Tools): Promise<CryptoPrice[]> {
  const { kind } = deps.markets.crypto;
  return (await readListedQuotes(deps, "crypto")).map((quote) => ({
    id: findAsset(quote.symbol)?.coingeckoId ?? quote.symbol.toLowerCase(),
    ...toItem(quote, kind),
    marketCap: quote.marketCap ?? 0,
  }));
}

/** GET /api/stock/prices: the five listed stocks, market cap in millions. Throws `market_data_unavailable`. */
export async function readStockPrices(deps: Tools): Promise<StockPrice[]> {
  const { kind } = deps.markets.stock;
  return (await readListedQuotes(deps, "stock")).map((quote) => ({
    ...toItem(quote, kind),
    marketCap: (quote.marketCap ?? 0) / 1e6,
  }));
}

/**
 * The latest quotes of the five listed assets of a kind. Reads the cache only, so that a slow source never slows a page.
 * An empty or old list is refreshed in the background by the request that finds it; only a simulated market, which has
 * no way to be slow, is asked at once. Throws `market_data_unavailable`.
 */
export async function readListedQuotes(deps: Tools, type: AssetType): Promise<Quote[]> {
  const list = await findPriceList(deps, type);
  if (!list || isOld(deps, type, list)) deps.waitUntil(refreshQuietly(deps, type));
  if (list) return list.quotes;
  if (deps.markets[type].kind === "simulated") return (await loadPriceList(deps, type)).quotes;
  throw new AppError("market_data_unavailable");
}

/** The answer has left, so nobody is there to catch; the job's row holds the error too. */
const refreshQuietly = (deps: Tools, type: AssetType) =>
  runRefresh(deps, type).catch((error) =>
    console.warn(
      JSON.stringify({ level: "warn", job: `refresh ${type} prices`, error: describeFailure(error) }),
    ),
  );

/** Of a percentage; two are shown. */
const CHANGE_DECIMALS = 4;

const toItem = (quote: Quote, market: MarketKind) => ({
  name: findAsset(quote.symbol)?.name ?? quote.symbol,
  symbol: quote.symbol,
  price: quote.price,
  change24h: Number(quote.change24h.toFixed(CHANGE_DECIMALS)),
  volume: quote.volume,
  asOf: quote.asOf.toISOString(),
  market,
  ...(quote.disputed && { disputed: quote.disputed }),
});
