import type { AssetType } from "../../../shared/markets.ts";
import type { Deps } from "../../deps.ts";
import type { Quote } from "../../providers/prices/prices.ts";
import { findPriceList, isOld } from "../markets/cache/price-list.ts";
import { loadPriceList } from "../markets/refresh.ts";

type Tools = Pick<Deps, "markets" | "cache" | "now">;

/**
 * The prices of the listed assets that an alert may rest on: those of the last list that no gate refused and no source
 * disputes, while it is not old. Empty otherwise.
 */
export async function readSoundPrices(deps: Tools, type: AssetType): Promise<Quote[]> {
  if (deps.markets[type].kind === "simulated") return (await loadPriceList(deps, type)).quotes;
  const list = await findPriceList(deps, type);
  return list && !isOld(deps, type, list) ? list.quotes.filter(({ disputed }) => !disputed) : [];
}
