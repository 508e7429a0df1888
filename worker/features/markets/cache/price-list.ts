import * as z from "zod";
import {
  CRYPTO_REFRESH_MS,
  LISTED_CRYPTO,
  LISTED_STOCKS,
  STOCK_REFRESH_MS,
} from "../../../../shared/listed.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { marketKey } from "./market-key.ts";

export const LISTED: Record<AssetType, readonly string[]> = { crypto: LISTED_CRYPTO, stock: LISTED_STOCKS };
export const PERIOD_MS: Record<AssetType, number> = { crypto: CRYPTO_REFRESH_MS, stock: STOCK_REFRESH_MS };
/** A list is old when one refresh was missed. */
const OLD_AFTER_PERIODS = 1.5;
/** The running day's bar, and a price off the list, may be this old. */
export const RUNNING_MS: Record<AssetType, number> = { crypto: 15 * MINUTE_MS, stock: 60 * MINUTE_MS };
/** Cron is a few seconds early or late. */
const SLACK_MS = 30_000;

export const storedQuoteSchema = z.object({
  symbol: z.string(),
  price: z.number(),
  change24h: z.number(),
  volume: z.number(),
  marketCap: z.number().nullable(),
  supply: z.number().nullable(),
  maxSupply: z.number().nullable(),
  source: z.string(),
  asOf: z.coerce.date(),
  second: z.object({ price: z.number(), source: z.string() }).nullish(),
  disputed: z.object({ price: z.number(), source: z.string() }).nullish(),
});
const listSchema = z.object({ fetchedAt: z.coerce.date(), quotes: z.array(storedQuoteSchema) });

/** The quotes of the listed assets as last refreshed; `fetchedAt` by the real clock. */
export type PriceList = z.infer<typeof listSchema>;

export const priceListKey = (deps: Pick<Deps, "markets">, type: AssetType): string =>
  `prices:${marketKey(deps.markets, type)}:${type}`;

/** The last good list of this market, or null when there has been none. */
export async function findPriceList(
  deps: Pick<Deps, "markets" | "cache">,
  type: AssetType,
): Promise<PriceList | null> {
  const stored = listSchema.safeParse(await deps.cache.get(priceListKey(deps, type), "json"));
  return stored.success ? stored.data : null;
}

export async function writePriceList(
  deps: Pick<Deps, "markets" | "cache">,
  type: AssetType,
  list: PriceList,
): Promise<void> {
  await deps.cache.put(priceListKey(deps, type), JSON.stringify(list));
}

type Clocked = Pick<Deps, "markets" | "now">;
const ageOf = ({ now }: Clocked, { fetchedAt }: PriceList) => now().getTime() - fetchedAt.getTime();
const periodOf = ({ markets }: Clocked, type: AssetType) =>
  Math.max(PERIOD_MS[type], markets[type].quotes.paceMs ?? 0);

/** Two sources that are apart for longer than this make a price disputed. */
const DISPUTE_MS = 15 * MINUTE_MS;
/** Whether the last good list is older than a refresh, so that two sources have disagreed for a while. */
export const isDisputable = (deps: Clocked, type: AssetType, fetchedAt: Date | undefined): boolean =>
  fetchedAt === undefined || deps.now().getTime() - fetchedAt.getTime() >= periodOf(deps, type) + DISPUTE_MS;

export const isOld = (deps: Clocked, type: AssetType, list: PriceList): boolean =>
  ageOf(deps, list) > OLD_AFTER_PERIODS * periodOf(deps, type);

/** Whether it is time for the next one, where the source's plan sets the pace; else it always is. */
export const isDue = (deps: Clocked, type: AssetType, list: PriceList): boolean =>
  !deps.markets[type].quotes.paceMs || ageOf(deps, list) >= periodOf(deps, type) - SLACK_MS;
