import type { Deps } from "../../deps.ts";
import type { Asset } from "../markets/assets.ts";
import { openTicket } from "../markets/cache/cold-asks.ts";
import { readCandles } from "../markets/candles.ts";
import { readQuote } from "../markets/quotes.ts";
import type { Evidence } from "./evidence.ts";
import { MOST_BARS } from "./forecast/bars/describe-day.ts";
import { type Reports, readReports } from "./read-reports.ts";

/** What a forecast looks at, and the running day. */
const HISTORY_DAYS = MOST_BARS + 1;

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/** `missing`: assets whose quote or bars cannot be had. */
export interface Gathered {
  evidence: Evidence[];
  missing: Asset[];
}

/** Everything known of each asset, all asked for at once. */
export const gatherEvidence = (deps: Tools, assets: Asset[]): Promise<Gathered> =>
  gatherAll(assets, (asset) => gatherOne(deps, asset, readReports));

/** Quote and bars alone, on which calls and forecasts rest. */
export const gatherPrices = (deps: Tools, assets: Asset[]): Promise<Gathered> =>
  gatherAll(assets, (asset) => gatherOne(deps, asset, async () => NO_REPORTS));

const NO_REPORTS: Reports = { mood: null, fundamentals: null, company: null, headlines: [] };

async function gatherAll(assets: Asset[], gather: (asset: Asset) => Promise<Evidence>): Promise<Gathered> {
  const results = await Promise.allSettled(assets.map(gather));
  return {
    evidence: results.flatMap((r) => (r.status === "fulfilled" ? [r.value] : [])),
    missing: assets.filter((_, i) => results[i]?.status === "rejected"),
  };
}

async function gatherOne(deps: Tools, asset: Asset, report: typeof readReports): Promise<Evidence> {
  const ticket = openTicket(deps, asset);
  const [quote, series, reports] = await Promise.all([
    readQuote(deps, asset, ticket),
    readCandles(deps, asset, HISTORY_DAYS, ticket),
    report(deps, asset, ticket),
  ]);
  const { candles, source: candleSource, asOf: candlesAt, closesOnly } = series;
  const market = deps.markets[asset.type].kind;
  const bars = { candles, candleSource, candlesAt, closesOnly };
  return { asset, market, now: deps.markets.now(), quote, ...bars, ...reports };
}
