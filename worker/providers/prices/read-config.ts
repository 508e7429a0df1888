import type { PriceConfig, SourceConfig } from "./sources.ts";

/** The variables of the sources, checked; and those that say who we are. */
interface Vars {
  COINGECKO_BASE_URL?: string;
  COINGECKO_API_KEY?: string;
  BINANCE_BASE_URL?: string;
  COINBASE_BASE_URL?: string;
  FEAR_GREED_BASE_URL?: string;
  FINNHUB_BASE_URL?: string;
  FINNHUB_API_KEY?: string;
  TWELVE_DATA_BASE_URL?: string;
  TWELVE_DATA_API_KEY?: string;
  ALPHA_VANTAGE_BASE_URL?: string;
  ALPHA_VANTAGE_API_KEY?: string;
  SEC_BASE_URL?: string;
  MARKET_NOW?: string;
  ADMIN_EMAILS: string;
  PUBLIC_ORIGIN: string;
}

/** Each source on its own: on when its address or its key is set. We are the first administrator, else the site. */
export function readPriceConfig(vars: Vars): PriceConfig {
  return {
    coingecko: source(vars.COINGECKO_BASE_URL, vars.COINGECKO_API_KEY),
    binance: source(vars.BINANCE_BASE_URL),
    coinbase: source(vars.COINBASE_BASE_URL),
    fearGreed: source(vars.FEAR_GREED_BASE_URL),
    finnhub: source(vars.FINNHUB_BASE_URL, vars.FINNHUB_API_KEY),
    twelveData: source(vars.TWELVE_DATA_BASE_URL, vars.TWELVE_DATA_API_KEY),
    alphaVantage: source(vars.ALPHA_VANTAGE_BASE_URL, vars.ALPHA_VANTAGE_API_KEY),
    sec: source(vars.SEC_BASE_URL),
    marketNow: vars.MARKET_NOW ? new Date(vars.MARKET_NOW) : undefined,
    contact: vars.ADMIN_EMAILS.split(/[\s,]+/).find(Boolean) ?? vars.PUBLIC_ORIGIN,
  };
}

const source = (baseUrl?: string, apiKey?: string): SourceConfig | undefined =>
  baseUrl || apiKey ? { ...(baseUrl && { baseUrl }), ...(apiKey && { apiKey }) } : undefined;
