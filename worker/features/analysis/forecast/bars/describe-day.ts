import type { AssetType, Candle } from "../../../../../shared/markets.ts";
import { dayNumber } from "./calendar.ts";
import { dailyVariances, LEAST_VARIANCE } from "./daily-variance.ts";

/** Bars a forecast looks at, at most: three years of a coin and a month. */
export const MOST_BARS = 1_120;
/** Bars from which the long means exist. */
export const FULL_BARS = 260;
const MOVE_BARS = 5;

/** What is read off the bars: which prices their source gives, and whether they reach back a year. */
export interface Sight {
  closesOnly: boolean;
  young: boolean;
}

/** Clean bars, measured once, so that each of their days can be described. `sums[i]` is the sum before bar i. */
export interface MeasuredBars {
  days: Int32Array;
  /** natural logarithms */
  closes: Float64Array;
  varianceSums: Float64Array;
  /** of squared moves over five bars, a bar's share each */
  moveSums: Float64Array;
}

/** What a forecast knows of one day: the regression's inputs, and how far closes go for the variance of their days. */
export interface DayView {
  inputs: number[];
  ratio: number;
}

export function measureBars(bars: Candle[], type: AssetType, closesOnly: boolean): MeasuredBars {
  const closes = Float64Array.from(bars, ({ close }) => Math.log(close));
  const moves = closes.map((close, i) =>
    i < MOVE_BARS ? 0 : (close - (closes[i - MOVE_BARS] as number)) ** 2 / MOVE_BARS,
  );
  const days = Int32Array.from(bars, ({ date }) => dayNumber(date));
  return {
    days,
    closes,
    varianceSums: sumsBefore(dailyVariances(bars, days, type, closesOnly)),
    moveSums: sumsBefore(moves),
  };
}

/**
 * The day of bar `i` as the bars from `first` up to it show it: the logs of the mean daily variance over several
 * windows (Corsi's HAR, 2009), the fall over 22 bars and the move over 5 in units of the volatility over 66, and the log
 * of the variance of five-bar moves over that of days.
 */
export function describeDay(measured: MeasuredBars, i: number, first: number, sight: Sight): DayView {
  const { closes, varianceSums, moveSums } = measured;
  const mean = (window: number) => meanOver(varianceSums, Math.max(first, i + 1 - window), i);
  const whole = i + 1 - first;
  const move = (bars: number) => (closes[i] as number) - (closes[Math.max(first, i - bars)] as number);
  const unit = Math.sqrt(mean(66));
  const from = Math.max(first, i + 1 - FULL_BARS);
  const moves = meanOver(moveSums, Math.min(i, Math.max(first + MOVE_BARS, from)), i);
  return {
    inputs: [
      ...windows(sight, whole).map((window) => Math.log(mean(window))),
      Math.min(0, move(22)) / (unit * Math.sqrt(22)),
      move(5) / (unit * Math.sqrt(5)),
    ],
    ratio: Math.log((moves + LEAST_VARIANCE) / (meanOver(varianceSums, from, i) + LEAST_VARIANCE)),
  };
}

/** A single close-to-close move says too little of its day to be a window of its own. */
function windows({ closesOnly, young }: Sight, whole: number): number[] {
  const long = young ? [5, 22, whole] : [5, 22, 66, FULL_BARS, whole];
  return closesOnly ? long : [1, ...long];
}

function sumsBefore(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (const [i, value] of values.entries()) sums[i + 1] = (sums[i] as number) + value;
  return sums;
}

/** The mean of the values from index `from` to index `to`. */
const meanOver = (sums: Float64Array, from: number, to: number) =>
  ((sums[to + 1] as number) - (sums[from] as number)) / (to + 1 - from);
