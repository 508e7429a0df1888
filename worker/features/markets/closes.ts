import type { AssetCloses } from "../../../shared/markets.ts";
import type { Deps } from "../../deps.ts";
import { findAsset } from "./assets.ts";
import { marketKey } from "./cache/market-key.ts";
import { LISTED } from "./cache/price-list.ts";
import { readThrough } from "./cache/read-through.ts";
import { readCandles } from "./candles.ts";

const FRESH_MS = 15 * 60_000;
/** Bars of a month: 30 changes from day to day. */
const DAYS = 31;

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/**
 * The last 31 daily closes of each listed asset, crypto first; an asset that has none right now is left out. One read
 * of the cache while fresh. Throws `market_data_unavailable` when no asset has any.
 */
export async function readCloses(deps: Tools): Promise<AssetCloses[]> {
  const { markets } = deps;
  const key = `closes:${marketKey(markets, "crypto")}:${marketKey(markets, "stock")}`;
  const revive = (stored: unknown) => stored as AssetCloses[];
  if (markets.crypto.kind === "simulated" && markets.stock.kind === "simulated") return loadCloses(deps);
  return (await readThrough(deps, key, FRESH_MS, revive, () => loadCloses(deps))).value;
}

async function loadCloses(deps: Tools): Promise<AssetCloses[]> {
  const symbols = [...LISTED.crypto, ...LISTED.stock];
  const read = await Promise.allSettled(symbols.map((symbol) => closesOf(deps, symbol)));
  const held = read.flatMap((result) =>
    result.status === "fulfilled" && result.value ? [result.value] : [],
  );
  const failed = read.find((result) => result.status === "rejected");
  if (held.length === 0 && failed) throw failed.reason;
  return held;
}

async function closesOf(deps: Tools, symbol: string): Promise<AssetCloses | null> {
  const asset = findAsset(symbol);
  if (!asset) return null;
  const { source, asOf, candles } = await readCandles(deps, asset, DAYS);
  const { name, type } = asset;
  const closes = candles.map(({ date, close }) => ({ date, close }));
  return { symbol, name, type, market: deps.markets[type].kind, source, asOf: asOf.toISOString(), closes };
}
