import type { AssetType } from "../../../shared/markets.ts";
import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { findAsset } from "./assets.ts";
import { marketKey } from "./cache/market-key.ts";
import { findPriceList, isDue, LISTED, priceListKey } from "./cache/price-list.ts";
import { topUpCandles } from "./candles.ts";
import { liftBars, liftPrices } from "./gates/lift-refusals.ts";
import { refreshCryptoPrices, refreshStockPrices } from "./refresh.ts";

/** Longer than a refresh can take, shorter than any pause between two of cron's. */
const LEASE_MS = 60_000;

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now">;
const REFRESH = { crypto: refreshCryptoPrices, stock: refreshStockPrices };

/**
 * Refreshes a list unless that was begun within the last minute, or the source's plan would not last; returns whether it
 * did.
 */
export async function runRefresh(deps: Tools, type: AssetType): Promise<boolean> {
  const list = deps.markets[type].quotes.paceMs ? await findPriceList(deps, type) : null;
  if (list && !isDue(deps, type, list)) return false;
  const name = `refresh:${priceListKey(deps, type)}`;
  return withLease(deps.db, name, LEASE_MS, deps.now, async () => {
    await REFRESH[type](deps);
    await liftPrices(deps, type);
  });
}

export const refreshCryptoPricesJob = (deps: Tools): Promise<boolean> => runRefresh(deps, "crypto");
export const refreshStockPricesJob = (deps: Tools): Promise<boolean> => runRefresh(deps, "stock");

/** Meant to run every five minutes; what is not due is not asked for. */
export const topUpCryptoCandlesJob = (deps: Tools): Promise<boolean> => runTopUp(deps, "crypto");

/** Meant to run beside the refresh of stock prices, which asks the same of the same source: together they ask once. */
export const topUpStockCandlesJob = (deps: Tools): Promise<boolean> => runTopUp(deps, "stock");

/**
 * Reads the daily bars of the listed assets into the cache before those it holds get old, one after another: free
 * plans allow a few requests a minute.
 */
function runTopUp(deps: Tools, type: AssetType): Promise<boolean> {
  const name = `candles:${marketKey(deps.markets, type)}:${type}`;
  return withLease(deps.db, name, LEASE_MS, deps.now, () => topUpListed(deps, type));
}

/** Throws when any of them failed, after all have had their turn. */
async function topUpListed(deps: Tools, type: AssetType): Promise<void> {
  if (deps.markets[type].kind === "simulated") return;
  const failures: string[] = [];
  for (const symbol of LISTED[type]) {
    const asset = findAsset(symbol);
    if (!asset) continue;
    await topUpCandles(deps, asset)
      .then(() => liftBars(deps, asset))
      .catch((error) => failures.push(`${symbol}: ${String(error)}`));
  }
  if (failures.length > 0) throw new Error(`bars not topped up: ${failures.join("; ")}`);
}
