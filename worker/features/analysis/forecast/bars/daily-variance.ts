import type { AssetType, Candle } from "../../../../../shared/markets.ts";
import { tradingDays } from "./calendar.ts";

/** A day that did not move still counts as a tenth of a percent: its logarithm has to exist. */
export const LEAST_VARIANCE = 1e-6;
/** One day may weigh as much as this many usual ones, so that a fault of the source does not stay for a year. */
const MOST_USUAL_DAYS = 100;
const USUAL_BARS = 260;
const FEWEST_USUAL_BARS = 22;

/**
 * The variance of log price on each day of clean bars (oldest first; `dates` are the numbers of their days): Garman and Klass's of open, high, low and close
 * (1980) plus the squared jump from the close before, spread over the trading days since. Of closes alone, the squared
 * move from close to close. At least 1e-6, at most 100 times the mean of the 260 bars before.
 */
export function dailyVariances(
  bars: Candle[],
  dates: Int32Array,
  type: AssetType,
  closesOnly: boolean,
): Float64Array {
  const variances = new Float64Array(bars.length);
  let sum = 0;
  for (const [i, bar] of bars.entries()) {
    const before = bars[i - 1];
    const days = before ? Math.max(1, tradingDays(type, dates[i - 1] as number, dates[i] as number)) : 1;
    const jump = before ? Math.log((closesOnly ? bar.close : bar.open) / before.close) : 0;
    const raw = jump ** 2 / days + (closesOnly ? 0 : rangeVariance(bar));
    const usual = Math.min(i, USUAL_BARS);
    const most = usual < FEWEST_USUAL_BARS ? Number.POSITIVE_INFINITY : (MOST_USUAL_DAYS * sum) / usual;
    const variance = Math.max(LEAST_VARIANCE, Math.min(raw, most));
    variances[i] = variance;
    sum += variance - (i >= USUAL_BARS ? (variances[i - USUAL_BARS] as number) : 0);
  }
  return variances;
}

/** A high under the open or close, or a low above them, is widened to them. */
function rangeVariance({ open, high, low, close }: Candle): number {
  const range = Math.log(Math.max(high, open, close) / Math.min(low, open, close));
  return 0.5 * range ** 2 - (2 * Math.LN2 - 1) * Math.log(close / open) ** 2;
}
