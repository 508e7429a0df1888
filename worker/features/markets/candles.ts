import type { AssetType } from "../../../shared/markets.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { CandleSeries } from "../../providers/prices/prices.ts";
import type { Asset } from "./assets.ts";
import { cleanCandles, dropUnfinished } from "./cache/clean-candles.ts";
import { openTicket } from "./cache/cold-asks.ts";
import { marketKey } from "./cache/market-key.ts";
import { findEntry, loadEntry, readThrough } from "./cache/read-through.ts";

const MINUTE_MS = 60_000;
/** The running day's bar may be this old. */
const FRESH_MS: Record<AssetType, number> = { crypto: 15 * MINUTE_MS, stock: 60 * MINUTE_MS };
/** A series younger than this is given at once while a new one is read behind. */
const SERVE_MS: Record<AssetType, number> = { crypto: 360 * MINUTE_MS, stock: 1_440 * MINUTE_MS };
/** A series that is topped up at this age never gets old before the next time. */
const DUE_MS: Record<AssetType, number> = { crypto: 9 * MINUTE_MS, stock: 25 * MINUTE_MS };
/** Asked for at least, so that one cached series serves a chart and an analysis. */
const MIN_DAYS = 600;
/** Asked for when that is too few, whatever the length: callers who try many make no more calls. */
const MAX_DAYS = 1_000;

/** `asOf`: when the last bar was read, or its day's end when that day is over. */
export interface DatedSeries extends CandleSeries {
  asOf: Date;
}

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/**
 * The last `days` daily bars (sessions, for a stock), at most 1,000, oldest first, the running day last. From the cache while not too
 * old, else from the source; an older series serves when the source fails. Throws `asset_unknown` when the source has
 * no bars, `market_data_unavailable` when there is nothing to give.
 */
export async function readCandles(
  deps: Tools,
  asset: Asset,
  days: number,
  ticket = openTicket(deps, asset),
): Promise<DatedSeries> {
  const { markets } = deps;
  if (markets[asset.type].kind === "simulated") {
    const series = await loadCandles(deps, asset, days, null);
    return dateSeries(series, asset.type, days, markets.now(), markets.now());
  }
  const wanted = days <= MIN_DAYS ? MIN_DAYS : MAX_DAYS;
  const { value, fetchedAt } = await readThrough(
    deps,
    candlesKey(deps, asset),
    FRESH_MS[asset.type],
    (stored) => reviveSeries(stored, wanted),
    async (held) => {
      await ticket();
      return loadCandles(deps, asset, wanted, held);
    },
    SERVE_MS[asset.type],
  );
  return dateSeries(value, asset.type, days, fetchedAt, markets.now());
}

/** Reads the bars of an asset into the cache when those it holds are due. Throws what the source throws. */
export async function topUpCandles(deps: Omit<Tools, "db" | "waitUntil">, asset: Asset): Promise<void> {
  const key = candlesKey(deps, asset);
  const held = await findEntry(deps, key, (stored) => reviveSeries(stored, MIN_DAYS));
  if (held && deps.now().getTime() - held.fetchedAt.getTime() < DUE_MS[asset.type]) return;
  await loadEntry(deps, key, () =>
    loadCandles(deps, asset, held?.value.days ?? MIN_DAYS, held?.value ?? null),
  );
}

const candlesKey = ({ markets }: Pick<Deps, "markets">, { type, symbol }: Asset) =>
  `candles:${marketKey(markets, type)}:${type}:${symbol}`;

type StoredSeries = CandleSeries & { days: number };

async function loadCandles(
  { markets }: Pick<Deps, "markets">,
  asset: Asset,
  days: number,
  held: StoredSeries | null,
): Promise<StoredSeries> {
  const { candles, ...series } = await markets[asset.type].candles.candles(asset, days);
  const clean = cleanCandles(candles, markets.now());
  if (clean.length === 0) throw new AppError("asset_unknown");
  // A stand-in that knows a few weeks does not replace a history of years.
  if (held && clean.length < held.candles.length / 2)
    throw new Error(
      `${asset.symbol}: ${clean.length} bars of ${series.source} do not replace ${held.candles.length}`,
    );
  return { ...series, candles: clean, days };
}

/** What we stored ourselves, if it was asked for at least as many days. */
function reviveSeries(stored: unknown, days: number): StoredSeries | null {
  const series = stored as StoredSeries;
  return series.days >= days ? series : null;
}

function dateSeries(
  { source, candles, closesOnly }: CandleSeries,
  type: AssetType,
  days: number,
  readAt: Date,
  now: Date,
): DatedSeries {
  const known = dropUnfinished(candles, type, readAt, now);
  const dayEnds = new Date(`${known.at(-1)?.date ?? ""}T23:59:59.000Z`);
  const series = { source, candles: known.slice(-days), asOf: dayEnds < readAt ? dayEnds : readAt };
  return closesOnly ? { ...series, closesOnly } : series;
}
