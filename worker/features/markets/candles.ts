import type { AssetType } from "../../../shared/markets.ts";
import { DAY_MS, dateOf, MINUTE_MS } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { CURRENT_DAYS } from "../../providers/prices/ask-in-order.ts";
import type { CandleSeries } from "../../providers/prices/prices.ts";
import type { Asset } from "./assets.ts";
import { cleanCandles, dropUnfinished } from "./cache/clean-candles.ts";
import { marketKey } from "./cache/market-key.ts";
import { RUNNING_MS } from "./cache/price-list.ts";
import { findCached, type Held, loadEntry, readThrough } from "./cache/read-through.ts";
import { apart, NEAR } from "./gates/apart.ts";
import { askBar, askQuote } from "./gates/ask-other.ts";
import { doubtPrints } from "./gates/doubt-prints.ts";
import { doesAgree, findBarFault } from "./gates/judge-bars.ts";
import { barsOf, noteRefusal, providerOf } from "./gates/refusals.ts";
import { openAccess } from "./store/open-access.ts";

/** A series younger than this is given at once while a new one is read behind. */
const SERVE_MS: Record<AssetType, number> = { crypto: 360 * MINUTE_MS, stock: 1_440 * MINUTE_MS };
/** A series that is topped up at this age never gets old before the next time. */
const DUE_MS: Record<AssetType, number> = { crypto: 9 * MINUTE_MS, stock: 25 * MINUTE_MS };
/** Five years, asked for whatever is wanted, so that one cached series serves chart, forecast and analysis; a source may hold fewer. */
export const KEPT_BARS: Record<AssetType, number> = { crypto: 1_830, stock: 1_264 };

/** `asOf`: when the last bar was read, or its day's end when that day is over. */
export interface DatedSeries extends CandleSeries {
  asOf: Date;
}

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/**
 * The last `days` daily bars (sessions, for a stock), at most five years of them, oldest first. From the store, whose last bar
 * is of the last close; where it has none of these days, with the running day, from the cache while not too old, else from the
 * source. An older series serves when the source fails. Throws `asset_unknown` when the source has
 * no bars, `market_data_unavailable` when there is nothing to give.
 */
export async function readCandles(
  deps: Tools,
  asset: Asset,
  days: number,
  access = openAccess(deps, asset),
): Promise<DatedSeries> {
  const { markets } = deps;
  if (markets[asset.type].kind === "simulated") {
    const series = await loadCandles(deps, asset, days, null);
    return dateSeries(series, asset.type, days, markets.now(), markets.now());
  }
  const kept = await access.bars();
  const fromStore = kept && dateSeries(kept, asset.type, days, kept.readAt, markets.now());
  if (fromStore && isCurrent(fromStore, asset.type, markets.now())) return fromStore;
  const fromSource = readThrough(
    deps,
    candlesKey(deps, asset),
    RUNNING_MS[asset.type],
    (stored) => reviveSeries(stored, asset.type),
    async (held) => {
      await access.ticket();
      return loadCandles(deps, asset, KEPT_BARS[asset.type], held);
    },
    SERVE_MS[asset.type],
  );
  return fromSource.then(
    ({ value, fetchedAt }) => dateSeries(value, asset.type, days, fetchedAt, markets.now()),
    (error) => {
      if (fromStore) return fromStore;
      throw error;
    },
  );
}

/** Whether kept bars are of these days; older ones mean that the store is no longer filled. */
const isCurrent = ({ candles }: CandleSeries, type: AssetType, now: Date): boolean =>
  (candles.at(-1)?.date ?? "") >= dateOf(now.getTime() - CURRENT_DAYS[type] * DAY_MS);

/** Reads the bars of an asset into the cache when those it holds are due. Throws what the source throws. */
export async function topUpCandles(deps: Omit<Tools, "db" | "waitUntil">, asset: Asset): Promise<void> {
  const key = candlesKey(deps, asset);
  const held = await findKeptBars(deps, asset);
  if (held && deps.now().getTime() - held.fetchedAt.getTime() < DUE_MS[asset.type]) return;
  await loadEntry(deps, key, () => loadCandles(deps, asset, KEPT_BARS[asset.type], held?.value ?? null));
}

const candlesKey = ({ markets }: Pick<Deps, "markets">, { type, symbol }: Asset) =>
  `candles:${marketKey(markets, type)}:${type}:${symbol}`;

/** The bars that are held of an asset, up to a week old. */
export const findKeptBars = (
  deps: Pick<Deps, "markets" | "cache" | "now">,
  asset: Asset,
): Promise<Held<StoredSeries> | null> =>
  findCached(deps, candlesKey(deps, asset), (stored) => reviveSeries(stored, asset.type));

type StoredSeries = CandleSeries & { days: number };

async function loadCandles(
  deps: Pick<Deps, "markets">,
  asset: Asset,
  days: number,
  held: StoredSeries | null,
): Promise<StoredSeries> {
  const { markets } = deps;
  const { candles, ...series } = await markets[asset.type].candles.candles(asset, days);
  const clean =
    markets[asset.type].kind === "simulated" ? candles : doubtPrints(cleanCandles(candles, markets.now()));
  if (clean.length === 0) throw new AppError("asset_unknown");
  // A stand-in that knows a few weeks does not replace a history of years.
  if (held && clean.length < held.candles.length / 2)
    throw new Error(
      `${asset.symbol}: ${clean.length} bars of ${series.source} do not replace ${held.candles.length}`,
    );
  const fault = held && (await findSeriesFault(deps, asset, { ...series, candles: clean }, held));
  if (fault) {
    noteRefusal(providerOf(series.source), barsOf(asset), `${asset.symbol} ${fault}`);
    throw new Error(`${asset.symbol}: bars of ${series.source} refused: ${fault}`);
  }
  return { ...series, candles: clean, days };
}

/**
 * Why new bars do not replace the held ones. What another source says of the bar that moved, asked now, decides; where none
 * says anything, the next day's bar.
 */
export async function findSeriesFault(
  deps: Pick<Deps, "markets">,
  asset: Asset,
  fresh: CandleSeries,
  held: Pick<CandleSeries, "candles">,
): Promise<string | null> {
  const fault = findBarFault(fresh.candles, held.candles);
  if (fault === null || fault.final) return fault?.reason ?? null;
  const { moved, isFollowed, reason } = fault;
  const close = fresh.candles.at(-1)?.close ?? 0;
  const word = moved?.isLast === false ? null : await askQuote(deps, asset, fresh.source);
  if (!moved) return word !== null && apart(word, close) <= NEAR ? null : reason;
  const confirming = word ?? (await askBar(deps, asset, fresh.source, moved.date));
  const isTrue = confirming === null ? isFollowed : doesAgree(confirming, moved.close, moved.before);
  return isTrue ? null : reason;
}

/** What we stored ourselves, if as many days were asked for as now. */
function reviveSeries(stored: unknown, type: AssetType): StoredSeries | null {
  const series = stored as StoredSeries;
  return series.days >= KEPT_BARS[type] ? series : null;
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
