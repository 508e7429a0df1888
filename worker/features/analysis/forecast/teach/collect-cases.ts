import type { AssetType, Candle } from "../../../../../shared/markets.ts";
import { tradingDays } from "../bars/calendar.ts";
import {
  type DayView,
  describeDay,
  FULL_BARS,
  type MeasuredBars,
  MOST_BARS,
  measureBars,
  type Sight,
} from "../bars/describe-day.ts";
import { FEWEST_BARS } from "../bars/find-refusal.ts";
import { rivalDeviations } from "./rival-deviations.ts";

/** Bars between two cases of one asset: five, so that a coin's cases fall on each day of the week. */
const STEP_BARS = 5;
/** An outcome's bar may lie this many days before the horizon's end. */
const HOLE_DAYS = 7;
/** A long history is cut to these lengths in turn, to teach of young assets. */
const YOUNG_BARS = [60, 100, 160, 240];
const NORMAL_BARS = 30;

export interface Series {
  symbol: string;
  type: AssetType;
  bars: Candle[];
  /** how much of a move of its class reaches it; 1 where nothing is said */
  net?: number;
  /** what came from bar `i` to bar `end`, where it is not read off the bars themselves */
  cameOf?: (i: number, end: number) => Came;
}

/** Logs of price over the close. */
export interface Came {
  /** to the last close within the horizon */
  move: number;
  /** to the lowest low and the highest high within it */
  lowest: number;
  highest: number;
}

/** One asset's day and what came of it. Days are numbered from 1970-01-01; moves are logs of price over the close. */
export interface ForecastCase extends Came {
  symbol: string;
  type: AssetType;
  net: number;
  day: number;
  /** the last day of the horizon: from then on the outcome is known */
  until: number;
  view: DayView;
  tradingDays: number;
  /** log of the mean daily variance that came */
  logVariance: number;
  /** standard deviation of the last 30 daily moves */
  deviation: number;
  /** deviations over the horizon by the plain rivals, computed on demand */
  rivals: () => { ewma: number; garch: number };
  /** the history was as short as this and not cut */
  natural: boolean;
}

/**
 * Every fifth bar of a series (clean, oldest first) from the first that a forecast can be made of, with its outcome: the close of the last bar
 * on or before the `horizon`-th calendar day after it. Days whose horizon the series does not reach are left out.
 */
export function collectCases(series: Series, horizon: number, sight: Sight): ForecastCase[] {
  const { symbol, type, bars, net = 1 } = series;
  const seen = measureBars(bars, type, sight.closesOnly);
  const whole = sight.closesOnly && !series.cameOf ? measureBars(bars, type, false) : seen;
  const rivals = rivalDeviations(seen.days, seen.closes);
  const { cameOf = (i, end) => readCame(whole, bars, i, end) } = series;
  const cases: ForecastCase[] = [];
  const lastDay = seen.days.at(-1) ?? 0;
  for (let i = (sight.young ? FEWEST_BARS : FULL_BARS) - 1, end = i; i < bars.length; i += STEP_BARS) {
    const day = seen.days[i] as number;
    const until = day + horizon;
    if (until > lastDay) break;
    while ((seen.days[end + 1] ?? until + 1) <= until) end++;
    if (end <= i || until - (seen.days[end] as number) > HOLE_DAYS) continue;
    const ahead = tradingDays(type, day, until);
    const first = sight.young ? cutTo(i) : Math.max(0, i + 1 - MOST_BARS);
    cases.push({
      ...{ symbol, type, net, day },
      until,
      view: describeDay(seen, i, first, sight),
      tradingDays: ahead,
      rivals: () => ({ ewma: rivals.ewma(i, ahead), garch: rivals.garch(i, ahead) }),
      logVariance: cameVariance(whole, i, end),
      ...cameOf(i, end),
      deviation: deviationAt(seen.closes, i),
      natural: first === 0,
    });
  }
  return cases;
}

/** The first bar that a young case may see. */
function cutTo(i: number): number {
  if (i + 1 < FULL_BARS) return 0;
  return i + 1 - (YOUNG_BARS[Math.floor(i / STEP_BARS) % YOUNG_BARS.length] as number);
}

const cameVariance = ({ varianceSums }: MeasuredBars, i: number, end: number) =>
  Math.log(((varianceSums[end + 1] as number) - (varianceSums[i + 1] as number)) / (end - i));

function readCame({ closes }: MeasuredBars, bars: Candle[], i: number, end: number): Came {
  const close = closes[i] as number;
  const ahead = bars.slice(i + 1, end + 1);
  return {
    move: (closes[end] as number) - close,
    lowest: Math.log(Math.min(...ahead.map(({ low }) => low))) - close,
    highest: Math.log(Math.max(...ahead.map(({ high }) => high))) - close,
  };
}

function deviationAt(closes: Float64Array, i: number): number {
  const moves = Array.from(
    { length: NORMAL_BARS },
    (_, k) => (closes[i - k] as number) - (closes[i - k - 1] as number),
  );
  const mean = moves.reduce((sum, move) => sum + move, 0) / NORMAL_BARS;
  return Math.sqrt(moves.reduce((sum, move) => sum + (move - mean) ** 2, 0) / (NORMAL_BARS - 1));
}
