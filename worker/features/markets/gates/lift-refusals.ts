import { eq } from "drizzle-orm";
import type { AssetType } from "../../../../shared/markets.ts";
import { providerHealth } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { noteSuccess } from "../../../providers/health.ts";
import type { Quote } from "../../../providers/prices/prices.ts";
import { type Asset, findAsset } from "../assets.ts";
import { findPriceList } from "../cache/price-list.ts";
import { findKeptBars } from "../candles.ts";
import { apart, NEAR } from "./apart.ts";
import { askBar, askQuote } from "./ask-other.ts";
import { barsOf, isRefused, pricesOf, providerOf, refusalOf } from "./refusals.ts";

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now">;

/** Ends the refusal of a list of prices once one was taken that another source agrees with, price by price. */
export async function liftPrices(deps: Tools, type: AssetType): Promise<void> {
  const name = refusalOf(deps.markets[type].quotes.name, pricesOf(type));
  const refusedAt = await findRefusedAt(deps, name);
  const list = refusedAt === null ? null : await findPriceList(deps, type);
  if (!list || refusedAt === null || list.fetchedAt.getTime() <= refusedAt) return;
  for (const quote of list.quotes) if (!(await isConfirmed(deps, quote))) return;
  noteSuccess(name, deps.now().getTime());
}

/** Ends the refusal of an asset's bars once some were taken whose last close another source agrees with. */
export async function liftBars(deps: Tools, asset: Asset): Promise<void> {
  for (const { name } of deps.markets[asset.type].sources) {
    const refusal = refusalOf(providerOf(name), barsOf(asset));
    const refusedAt = await findRefusedAt(deps, refusal);
    const kept = refusedAt === null ? null : await findKeptBars(deps, asset);
    const last = kept?.value.candles.at(-1);
    if (!kept || !last || refusedAt === null || kept.fetchedAt.getTime() <= refusedAt) continue;
    const { source } = kept.value;
    if (providerOf(source) !== providerOf(name)) continue;
    const word = (await askQuote(deps, asset, source)) ?? (await askBar(deps, asset, source, last.date));
    if (word !== null && apart(word, last.close) <= NEAR) noteSuccess(refusal, deps.now().getTime());
  }
}

/** Since when something is refused, epoch ms; null where it is not. */
async function findRefusedAt({ db, now }: Tools, name: string): Promise<number | null> {
  const [noted] = await db.select().from(providerHealth).where(eq(providerHealth.provider, name));
  return noted && isRefused(noted, now().getTime()) ? noted.failedAt : null;
}

async function isConfirmed(deps: Tools, { symbol, price, source, second, asOf }: Quote): Promise<boolean> {
  const asset = findAsset(symbol);
  if (!asset) return false;
  const other = second && second.source !== source ? second.price : null;
  const date = asOf.toISOString().slice(0, 10);
  const word = other ?? (await askBar(deps, asset, source, date));
  return word !== null && apart(word, price) <= NEAR;
}
