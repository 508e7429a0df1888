import type { BoardRow } from "../../../shared/board.ts";
import { ERRORS, type ErrorCode } from "../../../shared/errors.ts";
import type { Missing } from "../../../shared/missing.ts";
import { BoundedMap } from "../../bounded-map.ts";
import type { Deps } from "../../deps.ts";
import type { Config } from "../../env.ts";
import { AppError } from "../../errors.ts";
import type { Asset } from "../markets/assets.ts";
import { readCandles } from "../markets/candles.ts";
import { readQuote } from "../markets/quotes.ts";
import type { Rates } from "../markets/rates.ts";
import { openAccess } from "../markets/store/open-access.ts";
import type { Evidence } from "./evidence.ts";
import { MOST_BARS } from "./forecast/bars/describe-day.ts";
import { type Reports, readReports } from "./read-reports.ts";

/** What a forecast looks at, and the running day. */
const HISTORY_DAYS = MOST_BARS + 1;

/** For so long what was gathered of an asset is gathered again from the isolate: less than any source takes to change. */
const KEEP_MS = 5_000;
const MOST_KEPT = 200;
const kept = new WeakMap<Config, BoundedMap<string, { at: number; evidence: Evidence }>>();

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/** For so long one that failed is left alone, where its failure tells no time. */
export const RETRY_AFTER_S = 60;

/** An asset whose quote or bars cannot be had; `retryAfter` in seconds, null where asking again does not help. */
export interface Lost extends Omit<Missing, "asset"> {
  asset: Asset;
  code: ErrorCode;
}

export interface Gathered {
  evidence: Evidence[];
  missing: Lost[];
  /** every asset after its last close, where the question is about a whole class and that is kept */
  board?: readonly BoardRow[] | null;
  /** what the money is worth that a question is told in */
  rates?: Rates | null;
}

/** Everything known of each asset, all asked for at once; what this isolate gathered within five seconds is the same object. */
export const gatherEvidence = (deps: Tools & Pick<Deps, "config">, assets: Asset[]): Promise<Gathered> =>
  gatherAll(assets, async (asset) => {
    const known = kept.get(deps.config) ?? new BoundedMap(MOST_KEPT);
    kept.set(deps.config, known);
    const key = `${asset.type} ${asset.symbol}`;
    const now = deps.now().getTime();
    const held = known.get(key);
    if (held?.evidence.asset === asset && now >= held.at && now < held.at + KEEP_MS) return held.evidence;
    const evidence = await gatherOne(deps, asset, readReports);
    known.set(key, { at: now, evidence });
    return evidence;
  });

/** Quote and bars alone, on which calls and forecasts rest. */
export const gatherPrices = (deps: Tools, assets: Asset[]): Promise<Gathered> =>
  gatherAll(assets, (asset) => gatherOne(deps, asset, async () => NO_REPORTS));

const NO_REPORTS: Reports = { mood: null, fundamentals: null, calendar: null, company: null, headlines: [] };

async function gatherAll(assets: Asset[], gather: (asset: Asset) => Promise<Evidence>): Promise<Gathered> {
  const results = await Promise.allSettled(assets.map(gather));
  return {
    evidence: results.flatMap((r) => (r.status === "fulfilled" ? [r.value] : [])),
    missing: assets.flatMap((asset, i) => {
      const result = results[i];
      return result?.status === "rejected" ? [{ asset, ...describeLoss(result.reason) }] : [];
    }),
  };
}

function describeLoss(reason: unknown): Omit<Lost, "asset"> {
  const known = reason instanceof AppError ? reason : new AppError("market_data_unavailable");
  const { code, retryAfterS = RETRY_AFTER_S } = known;
  return { code, retryAfter: ERRORS[code].retryable ? retryAfterS : null };
}

/** Why the one asset that was asked about cannot be had, where asking again can help. */
export const refuseLost = ([lost]: readonly Lost[]): AppError =>
  lost?.retryAfter
    ? new AppError(lost.code, { retryAfterS: lost.retryAfter })
    : new AppError("market_data_unavailable");

async function gatherOne(deps: Tools, asset: Asset, report: typeof readReports): Promise<Evidence> {
  const access = openAccess(deps, asset);
  const [quote, series, reports] = await Promise.all([
    readQuote(deps, asset, access),
    readCandles(deps, asset, HISTORY_DAYS, access),
    report(deps, asset, access),
  ]);
  const { candles, source: candleSource, asOf: candlesAt, closesOnly } = series;
  const market = deps.markets[asset.type].kind;
  const bars = { candles, candleSource, candlesAt, closesOnly };
  return { asset, market, now: deps.markets.now(), quote, ...bars, ...reports };
}
