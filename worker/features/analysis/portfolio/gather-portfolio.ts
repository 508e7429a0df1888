import { type Asset, findAsset, STANDS_FOR } from "../../markets/assets.ts";
import type { Evidence } from "../evidence.ts";
import { findAlone } from "../forecast/portfolio/stand-in.ts";
import { type Gathered, gatherPrices } from "../gather.ts";
import { closedBars } from "../outlook/closed-bars.ts";

type Tools = Parameters<typeof gatherPrices>[0];

/** Quote and bars of what a portfolio holds, with stand-ins where one is young. */
export const gatherPortfolio = async (deps: Tools, assets: Asset[]): Promise<Gathered> =>
  addStandIns(deps, await gatherPrices(deps, assets), assets);

/**
 * What was gathered, with the bars of what stands in for the oldest held asset of each type where that is young: at most one
 * series more a type. Where they cannot be had it stays as it was.
 */
export async function addStandIns(
  deps: Tools,
  gathered: Gathered,
  held: readonly Asset[],
): Promise<Gathered> {
  const bars = gathered.evidence
    .filter(({ asset }) => held.includes(asset))
    .map((one) => ({ one, type: one.asset.type, bars: closedBars(one) }));
  const alone = findAlone(bars).map(({ one }) => one);
  if (alone.length === 0) return gathered;
  const others = alone.flatMap(({ asset }) => findAsset(STANDS_FOR[asset.type]) ?? []);
  const { evidence } = await gatherPrices(deps, others);
  const add = (one: Evidence): Evidence => {
    const other = evidence.find(
      ({ asset, market }) => asset.type === one.asset.type && market === one.market,
    );
    if (!other || !alone.includes(one)) return one;
    return { ...one, standIn: { symbol: other.asset.symbol, bars: closedBars(other) } };
  };
  return { ...gathered, evidence: gathered.evidence.map(add) };
}
