import type { AssetType, Candle } from "../../../../../shared/markets.ts";

/** New shares for one old, and the other way round. */
const RATIOS = [1.5, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100].flatMap((n) => [
  { ratio: n, log: Math.log(n) },
  { ratio: 1 / n, log: -Math.log(n) },
]);
/** How near a jump (log) has to come to a split's, and how many usual days it must be worth. */
const NEARNESS = 0.02;
const LEAST_JUMP = Math.log(1.5) - NEARNESS;
const FEWEST_DEVIATIONS = 10;
const USUAL_BARS = 60;

/**
 * Bars (oldest first) in the measure of the last one: where a stock opens at a split's ratio to its last close, ten usual
 * days away from it, the prices before are multiplied by that ratio. A real jump that lands within 2% of such a ratio is
 * taken for a split. Coins do not split.
 */
export function adjustSplits(bars: Candle[], type: AssetType): Candle[] {
  if (type === "crypto") return bars;
  const splits = bars.flatMap((_, i) => {
    const ratio = findSplit(bars, i);
    return ratio === null ? [] : [{ i, ratio }];
  });
  if (splits.length === 0) return bars;
  return bars.map((bar, i) => {
    const factor = splits.reduce((product, split) => (split.i > i ? product * split.ratio : product), 1);
    return {
      ...bar,
      open: bar.open * factor,
      high: bar.high * factor,
      low: bar.low * factor,
      close: bar.close * factor,
    };
  });
}

/** The split's ratio that two prices are apart, within 2%. */
export const findRatio = (factor: number): number | null =>
  RATIOS.find(({ log }) => Math.abs(Math.log(factor) - log) <= NEARNESS)?.ratio ?? null;

/** The price ratio of a split at the open of bar `i`, if there was one. */
function findSplit(bars: Candle[], i: number): number | null {
  const [before, bar] = [bars[i - 1], bars[i]];
  if (!before || !bar) return null;
  const jump = Math.log(bar.open / before.close);
  if (Math.abs(jump) < LEAST_JUMP) return null;
  const split = findRatio(Math.exp(jump));
  if (split === null) return null;
  const usual = bars.slice(Math.max(0, i - USUAL_BARS), i);
  const moves = usual.slice(1).map(({ close }, k) => Math.abs(Math.log(close / (usual[k] as Candle).close)));
  const deviation = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  return Math.abs(jump) >= FEWEST_DEVIATIONS * deviation ? split : null;
}
