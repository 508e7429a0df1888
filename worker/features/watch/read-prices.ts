import type { AssetType } from "../../../shared/markets.ts";
import type { Deps } from "../../deps.ts";
import type { Quote } from "../../providers/prices/prices.ts";
import { findAsset } from "../markets/assets.ts";
import { findPriceList, isOld, LISTED } from "../markets/cache/price-list.ts";
import { readNews } from "../markets/store/live-list.ts";

type Tools = Pick<Deps, "markets" | "cache" | "now">;

/**
 * The prices that an alert may rest on, of these assets as far as they are of the type: of the listed ones those of the last
 * list, while it is not old; of the others those that cron read recently. None that a gate refused or a source disputes.
 * No source is asked.
 */
export async function readSoundPrices(
  deps: Tools,
  type: AssetType,
  symbols: readonly string[],
): Promise<Quote[]> {
  const { kind, quotes } = deps.markets[type];
  const assets = symbols.flatMap((symbol) => findAsset(symbol) ?? []).filter((asset) => asset.type === type);
  if (kind === "simulated") return quotes.quotes(assets);
  const isListed = ({ symbol }: { symbol: string }) => LISTED[type].includes(symbol);
  const [listed, others] = await Promise.all([
    assets.some(isListed) ? findPriceList(deps, type) : null,
    assets.every(isListed) ? [] : readNews(deps, type),
  ]);
  const found = [
    ...(listed && !isOld(deps, type, listed) ? listed.quotes : []),
    ...others.filter((one) => !isListed(one)),
  ];
  return found.filter(({ symbol, disputed }) => !disputed && assets.some((asset) => asset.symbol === symbol));
}
