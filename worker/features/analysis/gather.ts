import type { Deps } from "../../deps.ts";
import type { PricedAsset } from "../../providers/prices/prices.ts";
import type { Asset } from "../markets/assets.ts";
import { readCandles } from "../markets/candles.ts";
import { readQuote } from "../markets/quotes.ts";
import type { Evidence } from "./evidence.ts";

/** A year back for the longest return, and 200 bars before that year for the longest average. */
const HISTORY_DAYS = 600;

type Tools = Pick<Deps, "markets" | "cache" | "now" | "waitUntil">;

/** `missing`: assets whose quote or bars cannot be had. */
export interface Gathered {
  evidence: Evidence[];
  missing: Asset[];
}

/** Everything known of each asset, all asked for at once. */
export async function gatherEvidence(deps: Tools, assets: Asset[]): Promise<Gathered> {
  const results = await Promise.allSettled(assets.map((asset) => gatherOne(deps, asset)));
  return {
    evidence: results.flatMap((r) => (r.status === "fulfilled" ? [r.value] : [])),
    missing: assets.filter((_, i) => results[i]?.status === "rejected"),
  };
}

async function gatherOne(deps: Tools, asset: Asset): Promise<Evidence> {
  const market = deps.markets[asset.type];
  const [quote, series, mood, fundamentals] = await Promise.all([
    readQuote(deps, asset),
    readCandles(deps, asset, HISTORY_DAYS),
    optional(market.mood(asset.type)),
    optional(market.fundamentals(asset as PricedAsset)),
  ]);
  const { candles, source: candleSource } = series;
  const now = deps.markets.now();
  return { asset, market: market.kind, now, quote, candles, candleSource, fundamentals, mood, headlines: [] };
}

/** Mood and filings enrich an answer; without them it stands on the rest. */
const optional = <T>(work: Promise<T | null>) => work.catch(() => null);
