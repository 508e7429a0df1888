import type { AssetType } from "../../../shared/markets.ts";
import type { Deps } from "../../deps.ts";
import type { Quote } from "../../providers/prices/prices.ts";
import { type Asset, findAsset } from "./assets.ts";
import { findPriceList, isDisputable, LISTED, type PriceList, writePriceList } from "./cache/price-list.ts";
import { type Doubt, findDoubt } from "./gates/judge-quote.ts";
import { findListFault } from "./gates/plausible.ts";
import { noteRefusal, pricesOf } from "./gates/refusals.ts";

/** A jump is judged only against a list younger than this; after a longer silence prices may have gone anywhere. */
const JUMP_WINDOW_MS = 24 * 3_600_000;

type Tools = Pick<Deps, "markets" | "cache" | "now">;

/**
 * Asks the market for its five listed assets and keeps the answer. A list that is incomplete or implausible is refused
 * whole, and the last good one stays; prices of two sources that stay apart are kept as disputed. Throws `ProviderError`, or an `Error` naming the fault.
 */
export const refreshCryptoPrices = (deps: Tools): Promise<void> => refreshPrices(deps, "crypto");
export const refreshStockPrices = (deps: Tools): Promise<void> => refreshPrices(deps, "stock");

async function refreshPrices(deps: Tools, type: AssetType): Promise<void> {
  await writePriceList(deps, type, await loadPriceList(deps, type));
}

/** The market's current list, checked; nothing is written. */
export async function loadPriceList(deps: Tools, type: AssetType): Promise<PriceList> {
  const { quotes } = deps.markets[type];
  const [fetched, last] = await Promise.all([quotes.quotes(listedAssets(type)), findPriceList(deps, type)]);
  const fetchedAt = deps.now();
  const recent = last && fetchedAt.getTime() - last.fetchedAt.getTime() < JUMP_WINDOW_MS ? last.quotes : [];
  const refuse = (fault: string): never => {
    noteRefusal(quotes.name, pricesOf(type), fault);
    throw new Error(`${quotes.name}: ${type} prices refused: ${fault}`);
  };
  const fault = findListFault(fetched, LISTED[type], type, deps.markets.now());
  if (fault) refuse(fault);
  const doubts = await findListDoubts(deps, fetched, recent, listedAssets(type));
  const mayDispute = isDisputable(deps, type, last?.fetchedAt);
  const refused = [...doubts.values()].find(({ other }) => other === null || !mayDispute);
  if (refused) refuse(refused.reason);
  return {
    fetchedAt,
    quotes: fetched.map((quote) => ({ ...quote, disputed: doubts.get(quote.symbol)?.other ?? null })),
  };
}

/** One doubtful price spoils the list, as it is likely not the only one, until its sources have been apart for a while. */
async function findListDoubts(
  deps: Tools,
  fetched: Quote[],
  last: Quote[],
  assets: Asset[],
): Promise<Map<string, Doubt>> {
  const of = (quotes: Quote[], asset: Asset) => quotes.find(({ symbol }) => symbol === asset.symbol);
  const doubts = new Map<string, Doubt>();
  for (const asset of assets) {
    const quote = of(fetched, asset);
    const doubt = quote ? await findDoubt(deps, asset, quote, of(last, asset), true) : null;
    if (doubt) doubts.set(asset.symbol, doubt);
  }
  return doubts;
}

function listedAssets(type: AssetType): Asset[] {
  const assets = LISTED[type].map((symbol) => findAsset(symbol));
  return assets.filter((asset) => asset?.type === type) as Asset[];
}
