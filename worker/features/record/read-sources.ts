import type { Candle, MarketKind } from "../../../shared/markets.ts";
import type { Deps } from "../../deps.ts";
import type { Asset } from "../markets/assets.ts";
import { cleanCandles } from "../markets/cache/clean-candles.ts";
import { doubtPrints } from "../markets/gates/doubt-prints.ts";

/** Three years and a month, as many as a forecast uses; and as many as it takes to score a month, splits included. */
const LONG_BARS = 1_120;
const SHORT_BARS = 100;
/** How far apart two sources' closes of a day may lie, of the first. */
const MAX_GAP = 0.01;

/** The closed bars of one source up to a day, oldest first. */
export interface SourceBars {
  source: string;
  closesOnly: boolean;
  bars: Candle[];
}

/** A simulated market has no second source; every other price needs two. */
export const sourcesNeeded = (market: MarketKind) => (market === "simulated" ? 1 : 2);

/**
 * An asset's bars up to `date` from its sources in order, until as many as are needed have a bar of that day. One that
 * fails or lacks the bar is skipped, and what it has comes after the others. The first that has it provides the long
 * history.
 */
export async function readSources(
  { markets }: Pick<Deps, "markets">,
  asset: Asset,
  date: string,
): Promise<SourceBars[]> {
  const { sources, kind } = markets[asset.type];
  const [current, behind]: [SourceBars[], SourceBars[]] = [[], []];
  for (const source of sources) {
    const days = current.length === 0 ? LONG_BARS : SHORT_BARS;
    const series = await source.candles(asset, days).catch(() => null);
    if (!series) continue;
    const bars = doubtPrints(cleanCandles(series.candles, markets.now())).filter((bar) => bar.date <= date);
    const isCurrent = bars.at(-1)?.date === date;
    (isCurrent ? current : behind).push({
      source: source.name,
      closesOnly: series.closesOnly === true,
      bars,
    });
    if (current.length === sourcesNeeded(kind)) break;
  }
  return [...current, ...behind];
}

/** Whether the first of some closes have what it takes: as many as needed, each within 1% of the first. */
export function doAgree(closes: number[], needed: number): boolean {
  const [first = 0, ...others] = closes.slice(0, needed);
  return closes.length >= needed && others.every((close) => Math.abs(close / first - 1) <= MAX_GAP);
}
