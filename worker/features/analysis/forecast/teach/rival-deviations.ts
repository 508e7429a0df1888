import { dateOf, dayNumber } from "../bars/calendar.ts";

/** RiskMetrics (1996): how much of yesterday's variance stays. */
const EWMA_KEPT = 0.94;
const FIRST_BARS = 30;
/** Returns that a GARCH fit needs, and at most looks at. */
const [FEWEST_RETURNS, MOST_RETURNS] = [250, 2_500];
const ALPHAS = [0.02, 0.04, 0.06, 0.08, 0.1, 0.13, 0.17, 0.22];
const PERSISTENCES = [0.8, 0.88, 0.92, 0.95, 0.97, 0.98, 0.99, 0.995];

/** The daily variance of a series, and how fast a shock to it fades: alpha + beta. */
interface Garch {
  alpha: number;
  persistence: number;
  variance: number;
}

/** Standard deviations of a log move over this many trading days after bar `i`, by two plain rivals. */
export interface RivalDeviations {
  ewma: (i: number, tradingDays: number) => number;
  garch: (i: number, tradingDays: number) => number;
}

/**
 * An exponentially weighted variance (0.94), and a GARCH(1,1) (Bollerslev 1986) of the series itself: variance targeted,
 * fitted by the normal likelihood over a grid each January on what was known. `days` and `closes` (logs) are of its bars.
 */
export function rivalDeviations(days: Int32Array, closes: Float64Array): RivalDeviations {
  const returns = closes.map((close, i) => (i === 0 ? 0 : close - (closes[i - 1] as number)));
  const ewma = weigh(returns);
  const fits = new Map<number, { fit: Garch | null; variances: Float64Array }>();
  const ofYear = (i: number) => {
    const year = Number(dateOf(days[i] as number).slice(0, 4));
    const known = fits.get(year);
    if (known) return known;
    const january = dayNumber(`${year}-01-01`);
    const end = days.findIndex((day) => day >= january);
    const fit = fitGarch(returns.subarray(1, Math.max(1, end)));
    const made = { fit, variances: fit ? filter(returns, fit) : ewma };
    fits.set(year, made);
    return made;
  };
  const plain = (i: number, tradingDays: number) => Math.sqrt((ewma[i] as number) * tradingDays);
  return {
    ewma: plain,
    garch: (i, tradingDays) => {
      const { fit, variances } = ofYear(i);
      if (!fit) return plain(i, tradingDays);
      const { persistence, variance } = fit;
      const fading = (1 - persistence ** tradingDays) / (1 - persistence);
      return Math.sqrt(tradingDays * variance + fading * ((variances[i] as number) - variance));
    },
  };
}

/** The variance expected of the next day, after each. */
function weigh(returns: Float64Array): Float64Array {
  const first = returns.subarray(1, 1 + FIRST_BARS);
  let variance = first.reduce((sum, one) => sum + one * one, 0) / Math.max(1, first.length);
  return returns.map((one, i) => {
    if (i > 0) variance = EWMA_KEPT * variance + (1 - EWMA_KEPT) * one * one;
    return variance;
  });
}

function filter(returns: Float64Array, { alpha, persistence, variance }: Garch): Float64Array {
  let next = variance;
  return returns.map((one) => {
    next = variance * (1 - persistence) + alpha * one * one + (persistence - alpha) * next;
    return next;
  });
}

function fitGarch(all: Float64Array): Garch | null {
  const returns = all.subarray(Math.max(0, all.length - MOST_RETURNS));
  const variance = returns.reduce((sum, one) => sum + one * one, 0) / returns.length;
  if (returns.length < FEWEST_RETURNS || !(variance > 0)) return null;
  let [best, likeliest] = [null as Garch | null, Number.NEGATIVE_INFINITY];
  for (const persistence of PERSISTENCES)
    for (const alpha of ALPHAS) {
      const fit = { alpha, persistence, variance };
      const likelihood = likelihoodOf(returns, fit);
      if (alpha < persistence && likelihood > likeliest) [best, likeliest] = [fit, likelihood];
    }
  return best;
}

/** The normal log likelihood, but for a constant. */
function likelihoodOf(returns: Float64Array, { alpha, persistence, variance }: Garch): number {
  let [sum, expected] = [0, variance];
  for (const one of returns) {
    sum -= Math.log(expected) + (one * one) / expected;
    expected = variance * (1 - persistence) + alpha * one * one + (persistence - alpha) * expected;
  }
  return sum;
}
