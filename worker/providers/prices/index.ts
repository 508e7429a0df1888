import type { AssetType } from "../../../shared/markets.ts";
import { openBinance } from "./binance.ts";
import { openCoingecko } from "./coingecko.ts";
import { findFiling } from "./filed.ts";
import { openFinnhub } from "./finnhub.ts";
import type { Market } from "./prices.ts";
import { openSimulated } from "./simulated.ts";
import { withVolume } from "./stock-quotes.ts";
import { openTwelveData } from "./twelve-data.ts";

/** Where a source is; `apiKey` only where the source takes one. */
export interface SourceConfig {
  baseUrl?: string;
  apiKey?: string;
}

export interface PriceConfig {
  coingecko?: SourceConfig;
  binance?: SourceConfig;
  finnhub?: SourceConfig;
  twelveData?: SourceConfig;
  /** the replayed moment */
  marketNow?: Date;
}

export interface Markets extends Record<AssetType, Market> {
  /** market time: the real clock, or the replayed moment */
  now(): Date;
}

/**
 * Opens the market of each kind of asset. A kind is live when both its quotes and its candles have a source, else
 * simulated: one asset never mixes the two. CoinGecko and Binance are on when their address is set, Finnhub and Twelve
 * Data when address or key is. With `marketNow`, honoured only while every configured source is on this machine,
 * market time stands there and a kind with sources is a replay.
 */
export function openMarkets(config: PriceConfig, clock: () => Date): Markets {
  const replayed = config.marketNow && isLocal(config) ? config.marketNow : null;
  const now = replayed ? () => new Date(replayed) : clock;
  const kind = replayed ? "replay" : "live";
  return {
    crypto: openCrypto(config, kind) ?? openSimulated("crypto", now),
    stock: openStock(config, kind, now) ?? openSimulated("stock", now),
    now,
  };
}

function openCrypto({ coingecko, binance }: PriceConfig, kind: Market["kind"]): Market | null {
  if (!coingecko?.baseUrl || !binance?.baseUrl) return null;
  return {
    kind,
    quotes: openCoingecko({ ...coingecko, baseUrl: trim(coingecko.baseUrl) }),
    candles: openBinance({ baseUrl: trim(binance.baseUrl) }),
    mood: async () => null,
    fundamentals: async () => null,
  };
}

function openStock(
  { finnhub, twelveData }: PriceConfig,
  kind: Market["kind"],
  now: () => Date,
): Market | null {
  if (!finnhub || !twelveData) return null;
  const candles = openTwelveData({ ...twelveData, baseUrl: trim(twelveData.baseUrl) });
  return {
    kind,
    quotes: withVolume(openFinnhub({ ...finnhub, baseUrl: trim(finnhub.baseUrl) }), candles),
    candles,
    mood: async () => null,
    fundamentals: async (asset) => findFiling(asset, now()),
  };
}

const trim = <T extends string | undefined>(url: T) => url?.replace(/\/+$/, "") as T;

/** Every configured source has an address of this machine, and there is one. */
function isLocal({ coingecko, binance, finnhub, twelveData }: PriceConfig): boolean {
  const sources = [coingecko, binance, finnhub, twelveData].filter((source) => source !== undefined);
  return sources.length > 0 && sources.every(({ baseUrl }) => baseUrl !== undefined && isLoopback(baseUrl));
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
