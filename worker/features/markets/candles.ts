import type { AssetType, Candle } from "../../../shared/markets.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { CandleSeries } from "../../providers/prices/prices.ts";
import type { Asset } from "./assets.ts";
import { marketKey } from "./cache/market-key.ts";
import { readThrough } from "./cache/read-through.ts";

/** The running day's bar may be this old. */
const FRESH_MS: Record<AssetType, number> = { crypto: 15 * 60_000, stock: 60 * 60_000 };
/** Asked for at least, so that one cached series serves a chart and an analysis. */
const MIN_DAYS = 600;

/** `asOf`: when the last bar was read, or its day's end when that day is over. */
export interface DatedSeries extends CandleSeries {
  asOf: Date;
}

type Tools = Pick<Deps, "markets" | "cache" | "now" | "waitUntil">;

/**
 * The last `days` daily bars (sessions, for a stock), oldest first, the running day last. From the cache while fresh,
 * else from the source; an older series serves when the source fails. Throws `asset_unknown` when the source has no
 * bars, `market_data_unavailable` when there is nothing to give.
 */
export async function readCandles(deps: Tools, asset: Asset, days: number): Promise<DatedSeries> {
  const { markets } = deps;
  if (markets[asset.type].kind === "simulated")
    return dateSeries(await loadCandles(deps, asset, days), days, markets.now());

  const key = `candles:${marketKey(markets, asset.type)}:${asset.type}:${asset.symbol}`;
  const wanted = Math.max(days, MIN_DAYS);
  const { value, fetchedAt } = await readThrough(
    deps,
    key,
    FRESH_MS[asset.type],
    (stored) => reviveSeries(stored, wanted),
    async () => ({ ...(await loadCandles(deps, asset, wanted)), days: wanted }),
  );
  return dateSeries(value, days, fetchedAt);
}

async function loadCandles(deps: Pick<Deps, "markets">, asset: Asset, days: number): Promise<CandleSeries> {
  const { source, candles } = await deps.markets[asset.type].candles.candles(asset, days);
  const clean = cleanCandles(candles, deps.markets.now());
  if (clean.length === 0) throw new AppError("asset_unknown");
  return { source, candles: clean };
}

/** Ascending, one bar a date (the later one of two), none from the future, none with an impossible price. */
export function cleanCandles(candles: Candle[], now: Date): Candle[] {
  const today = now.toISOString().slice(0, 10);
  const byDate = new Map<string, Candle>();
  for (const bar of candles) if (bar.date <= today && isPossible(bar)) byDate.set(bar.date, bar);
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const isPossible = ({ open, high, low, close, volume }: Candle) =>
  [open, high, low, close].every((price) => price > 0 && price < Number.POSITIVE_INFINITY) &&
  high >= low &&
  volume >= 0;

type StoredSeries = CandleSeries & { days: number };

/** What we stored ourselves, if it was asked for at least as many days. */
function reviveSeries(stored: unknown, days: number): StoredSeries | null {
  const series = stored as StoredSeries;
  return series.days >= days ? series : null;
}

function dateSeries({ source, candles }: CandleSeries, days: number, readAt: Date): DatedSeries {
  const last = candles.at(-1)?.date ?? "";
  const dayEnds = new Date(`${last}T23:59:59.000Z`);
  return { source, candles: candles.slice(-days), asOf: dayEnds < readAt ? dayEnds : readAt };
}
