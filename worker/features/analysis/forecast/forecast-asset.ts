import type { AssetType, Candle } from "../../../../shared/markets.ts";
import { adjustSplits } from "./bars/adjust-splits.ts";
import { dayNumber, tradingDays } from "./bars/calendar.ts";
import { describeDay, FULL_BARS, MOST_BARS, measureBars, type Sight } from "./bars/describe-day.ts";
import { findForecastRefusal } from "./bars/find-refusal.ts";
import { drawAhead, findNeighbours } from "./between.ts";
import { MEASURED } from "./calibration-table.ts";
import { drawDistribution } from "./distribution.ts";
import { findTeaching } from "./find-teaching.ts";
import { isLittleTested, isProven, type Measured, type MeasuredOdds, type WithInterval } from "./measured.ts";
import { placeVolatility, type Volatility } from "./place-volatility.ts";
import type { Refusal } from "./refusal.ts";
import { nameTeaching, type ReachShare, TAUGHT, type Teaching, tilt } from "./teaching.ts";

/** What an asset's price may do within a number of calendar days of its last close. Odds are 0-1, prices USD. */
export interface Forecast {
  horizonDays: number;
  /** the last bar's day and close */
  date: string;
  close: number;
  /** prices by the percent of cases in which the close at the horizon lies below */
  quantiles: Record<5 | 10 | 25 | 50 | 75 | 90 | 95, number>;
  /** odds that a low (for a level above the close, a high) within the horizon reaches a price */
  touch: (level: number) => number;
  /** the price that a low (or a high) within the horizon reaches in such a share of cases */
  levelTouched: (share: ReachShare, side: "above" | "below") => number;
  /** odds that the close at the horizon lies at a level or beyond it, seen from the last close */
  closeBeyond: (level: number) => number;
  /** odds that any daily close within the horizon does */
  anyCloseBeyond: (level: number) => number;
  /** odds that the close at the horizon lies at most this many percent from the last one */
  closeWithin: (percent: number) => number;
  /** odds that the close at the horizon lies above the last one, with the ends of the drift's 95% interval */
  higher: WithInterval;
  /** odds of a low 10% and 20% under the close, of a high 10% over it; null where no skill is proven */
  fall10: number | null;
  fall20: number | null;
  rise10: number | null;
  volatility: Volatility;
  /** the bars reach back less than 260, so that the long means are missing */
  young: boolean;
  /** how such forecasts of the nearest horizon that was measured did in the past */
  measured: Measured;
  measuredDays: number;
  /** the past has too few such stretches of time for odds */
  littleTested: boolean;
}

export interface ForecastAsk {
  type: AssetType;
  /** clean closed daily bars, oldest first, of which the last 1,120 are used */
  bars: Candle[];
  /** their source gives no highs and lows */
  closesOnly?: boolean;
  /** 1 to 180 */
  horizonDays: number;
  /** where what earlier Januaries taught of every horizon is at hand */
  find?: typeof findTeaching;
}

/**
 * The forecast of an asset at the close of its last bar, from its bars alone and by what was known on the 1st of January
 * before; or why there is none (under 60 bars, a stablecoin, holes, a day before the first table).
 */
export function forecastAsset(ask: ForecastAsk): Forecast | { refusal: Refusal } {
  const { type } = ask;
  const bars = adjustSplits(ask.bars.slice(-MOST_BARS), type);
  const closesOnly = ask.closesOnly || haveNoRange(bars);
  const refusal = findForecastRefusal(bars, type);
  if (refusal) return { refusal };
  const sight = { closesOnly, young: bars.length < FULL_BARS };
  const nameOf = (days: number) => nameTeaching(type, days, sight);
  return forecastBars({ ...ask, bars, sight, nameOf, net: 1 });
}

interface Drawing extends ForecastAsk {
  sight: Sight;
  /** the name of the table for this many days */
  nameOf: (days: number) => string;
  /** how much of a move of the class reaches these bars: 1 of an asset, less where a portfolio sells short */
  net: number;
}

/** The forecast of bars that can be forecast, by the table that `nameOf` names. */
export function forecastBars(drawing: Drawing): Forecast | { refusal: Refusal } {
  const { type, bars, horizonDays, sight, nameOf, net, find = findTeaching } = drawing;
  const last = bars.at(-1);
  if (!last) return { refusal: "no_bars" };
  const { date, close } = last;
  const today = dayNumber(date);
  // A day ahead of a Friday is the session after the weekend.
  const tradingDaysOf = (days: number) => Math.max(1, tradingDays(type, today, today + days));
  const found = TAUGHT.flatMap((days) => {
    const one = find(nameOf(days), date);
    return one ? [[days, tilt(one, net)] as const] : [];
  });
  const teachings = new Map<number, Teaching>(found);
  const { near, far, way } = findNeighbours(horizonDays, tradingDaysOf);
  const measuredDays = way < 0.5 ? near : far;
  const measured = MEASURED[nameOf(measuredDays)];
  const teaching = teachings.get(horizonDays === 7 ? 7 : 30);
  if (!teaching || !teachings.has(near) || !teachings.has(far) || !measured)
    return { refusal: "nothing_measured" };

  const seen = measureBars(bars, type, sight.closesOnly);
  const view = describeDay(seen, bars.length - 1, 0, sight);
  const { shape, expected } = drawAhead({ view, tradingDaysOf, teachings }, horizonDays);
  const distribution = drawDistribution(shape, expected);
  const littleTested = isLittleTested(measured, horizonDays);
  const { beyond, touch: touchMove, anyClose, under, higher, touched } = distribution;
  const prices = distribution.quantiles.map((move) => close * Math.exp(move));
  const [q5, q10, q25, q50, q75, q90, q95] = prices as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const at = (odds: (move: number) => number) => (level: number) => odds(Math.log(level / close));
  const touch = at(touchMove);
  const proven = ({ skill }: MeasuredOdds, level: number) =>
    isProven(skill) && !littleTested ? touch(level) : null;
  return {
    horizonDays,
    date,
    close,
    quantiles: { 5: q5, 10: q10, 25: q25, 50: q50, 75: q75, 90: q90, 95: q95 },
    touch,
    levelTouched: (share, side) => close * Math.exp(touched(share, side)),
    closeBeyond: at(beyond),
    anyCloseBeyond: at(anyClose),
    closeWithin: (percent) => under(Math.log1p(percent / 100)) - under(Math.log1p(-percent / 100)),
    higher,
    fall10: proven(measured.fall10, 0.9 * close),
    fall20: proven(measured.fall20, 0.8 * close),
    rise10: proven(measured.rise10, 1.1 * close),
    volatility: placeVolatility(teaching, seen, type, sight),
    young: sight.young,
    measured,
    measuredDays,
    littleTested,
  };
}

/** Most highs are their lows, whatever the source says of itself. */
const haveNoRange = (bars: Candle[]) => bars.filter(({ high, low }) => high === low).length > bars.length / 2;
