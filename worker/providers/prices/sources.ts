import { isLoopback } from "../../loopback.ts";
import type { Allowed } from "./plans.ts";

/** Where a source is; `apiKey` only where the source takes one. */
export interface SourceConfig {
  baseUrl?: string;
  apiKey?: string;
  /** what its plan allows, where it has a key */
  plan?: Allowed;
}

export interface PriceConfig {
  coingecko?: SourceConfig;
  binance?: SourceConfig;
  coinbase?: SourceConfig;
  kraken?: SourceConfig;
  bitstamp?: SourceConfig;
  fearGreed?: SourceConfig;
  finnhub?: SourceConfig;
  twelveData?: SourceConfig;
  alphaVantage?: SourceConfig;
  sec?: SourceConfig;
  ecb?: SourceConfig;
  /** the replayed moment */
  marketNow?: Date;
  /** an e-mail address or site; sent to sources, so that they can write to us about our requests */
  contact?: string;
}

type SourceName = Exclude<keyof PriceConfig, "marketNow" | "contact">;
const SOURCES = [
  "coingecko",
  "binance",
  "coinbase",
  "kraken",
  "bitstamp",
  "fearGreed",
  "finnhub",
  "twelveData",
  "alphaVantage",
  "sec",
  "ecb",
] as const satisfies SourceName[];

/** The same configuration with no address ending in a slash. */
export function trimAddresses(config: PriceConfig): PriceConfig {
  const trimmed = SOURCES.flatMap((name) => {
    const source = config[name];
    return source ? [[name, { ...source, baseUrl: source.baseUrl?.replace(/\/+$/, "") }]] : [];
  });
  return { ...config, ...Object.fromEntries(trimmed) };
}

/** Every configured source has an address of this machine, and there is one. */
export function isLocal(config: PriceConfig): boolean {
  const sources = SOURCES.flatMap((name) => config[name] ?? []);
  return sources.length > 0 && sources.every(({ baseUrl }) => baseUrl !== undefined && isLoopback(baseUrl));
}
