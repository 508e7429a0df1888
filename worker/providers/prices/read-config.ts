import type { Vars } from "../../variables.ts";
import type { Allowed } from "./plans.ts";
import type { PriceConfig, SourceConfig } from "./sources.ts";

/** The variables of the sources, checked; and those that say who we are. */
type Sources = Partial<
  Pick<
    Vars,
    | `${"COINGECKO" | "BINANCE" | "COINBASE" | "KRAKEN" | "BITSTAMP" | "FEAR_GREED" | "FINNHUB"}_BASE_URL`
    | `${"TWELVE_DATA" | "ALPHA_VANTAGE" | "SEC" | "ECB"}_BASE_URL`
    | `${"COINGECKO" | "FINNHUB" | "TWELVE_DATA" | "ALPHA_VANTAGE"}_${"API_KEY" | "PLAN"}`
    | "MARKET_NOW"
  >
> &
  Pick<Vars, "ADMIN_EMAILS" | "PUBLIC_ORIGIN">;

/** Each source on its own: on when its address or its key is set. We are the first administrator, else the site. */
export function readPriceConfig(vars: Sources): PriceConfig {
  return {
    coingecko: source(vars.COINGECKO_BASE_URL, vars.COINGECKO_API_KEY, vars.COINGECKO_PLAN),
    binance: source(vars.BINANCE_BASE_URL),
    coinbase: source(vars.COINBASE_BASE_URL),
    kraken: source(vars.KRAKEN_BASE_URL),
    bitstamp: source(vars.BITSTAMP_BASE_URL),
    fearGreed: source(vars.FEAR_GREED_BASE_URL),
    finnhub: source(vars.FINNHUB_BASE_URL, vars.FINNHUB_API_KEY, vars.FINNHUB_PLAN),
    twelveData: source(vars.TWELVE_DATA_BASE_URL, vars.TWELVE_DATA_API_KEY, vars.TWELVE_DATA_PLAN),
    alphaVantage: source(vars.ALPHA_VANTAGE_BASE_URL, vars.ALPHA_VANTAGE_API_KEY, vars.ALPHA_VANTAGE_PLAN),
    sec: source(vars.SEC_BASE_URL),
    ecb: source(vars.ECB_BASE_URL),
    marketNow: vars.MARKET_NOW ? new Date(vars.MARKET_NOW) : undefined,
    contact: vars.ADMIN_EMAILS.split(/[\s,]+/).find(Boolean) ?? vars.PUBLIC_ORIGIN,
  };
}

const source = (baseUrl?: string, apiKey?: string, plan?: Allowed): SourceConfig | undefined =>
  baseUrl || apiKey
    ? { ...(baseUrl && { baseUrl }), ...(apiKey && { apiKey }), ...(plan && { plan }) }
    : undefined;
