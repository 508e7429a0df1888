import type { AssetType } from "../../../shared/markets.ts";
import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { priceListKey } from "./cache/price-list.ts";
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
