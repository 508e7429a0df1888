import type { AssetType } from "../../../shared/markets.ts";
import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { findAsset } from "./assets.ts";
import { marketKey } from "./cache/market-key.ts";
import { LISTED, priceListKey } from "./cache/price-list.ts";
import { topUpCandles } from "./candles.ts";
import { refreshCryptoPrices, refreshStockPrices } from "./refresh.ts";

/** Longer than a refresh can take, shorter than any pause between two of cron's. */
const LEASE_MS = 60_000;

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now">;
const REFRESH = { crypto: refreshCryptoPrices, stock: refreshStockPrices };

/** Refreshes a list unless that was begun within the last minute; tells whether it did. */
export const runRefresh = (deps: Tools, type: AssetType): Promise<boolean> =>
  withLease(deps.db, `refresh:${priceListKey(deps, type)}`, LEASE_MS, deps.now, () => REFRESH[type](deps));

export const refreshCryptoPricesJob = (deps: Tools): Promise<boolean> => runRefresh(deps, "crypto");
export const refreshStockPricesJob = (deps: Tools): Promise<boolean> => runRefresh(deps, "stock");

/**
 * Reads the daily bars of the ten listed assets into the cache before those it holds get old, one after another: free
 * plans allow a few requests a minute. Meant to run every five minutes; what is not due is not asked for.
 */
export function topUpCandlesJob(deps: Tools): Promise<boolean> {
  const name = `candles:${marketKey(deps.markets, "crypto")}:${marketKey(deps.markets, "stock")}`;
  return withLease(deps.db, name, LEASE_MS, deps.now, () => topUpListed(deps));
}

/** Throws when any of them failed, after all have had their turn. */
async function topUpListed(deps: Tools): Promise<void> {
  const failures: string[] = [];
  for (const symbol of [...LISTED.crypto, ...LISTED.stock]) {
    const asset = findAsset(symbol);
    if (!asset || deps.markets[asset.type].kind === "simulated") continue;
    await topUpCandles(deps, asset).catch((error) => failures.push(`${symbol}: ${String(error)}`));
  }
  if (failures.length > 0) throw new Error(`bars not topped up: ${failures.join("; ")}`);
}
