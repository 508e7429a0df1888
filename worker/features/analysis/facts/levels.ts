import { SwingHigh, SwingLow } from "trading-signals";
import type { Candle } from "../../../../shared/markets.ts";
import { findBarsOf } from "./bars.ts";
import type { Values } from "./number-facts.ts";

/** Bars on either side that a swing must stand out from. */
const LOOKBACK = 5;
/** A level nearer than this, in average true ranges, is crossed by noise and holds nothing. */
const NEAREST_ATR = 0.5;

/** What daily bars hold of levels, whatever the price: the extremes of a year and every confirmed swing. */
export interface Levels {
  year: { high: number; low: number; highestClose: number } | null;
  lows: number[];
  highs: number[];
}

/** The extremes of the last year; none under a year of history. */
export function findYear(bars: Candle[]): Levels["year"] {
  const year = findBarsOf(bars, 365);
  return year
    ? {
        high: Math.max(...year.map((bar) => bar.high)),
        low: Math.min(...year.map((bar) => bar.low)),
        highestClose: Math.max(...year.map((bar) => bar.close)),
      }
    : null;
}

/**
 * A swing low (high) is a bar whose low is below (whose high is above) those of the five bars before it and the five after
 * it, so it is confirmed five bars late.
 */
export const findLevels = (bars: Candle[]): Levels => ({
  year: findYear(bars),
  lows: swings(new SwingLow({ lookback: LOOKBACK }), bars),
  highs: swings(new SwingHigh({ lookback: LOOKBACK }), bars),
});

/**
 * Levels around a price: support is the highest swing low under it, resistance the lowest swing high over it, at least half
 * an average true range away. The 52-week range and the drawdown (percent, zero or negative) include the price itself.
 */
export function placeLevels({ year, lows, highs }: Levels, price: number, atr = 0): Values {
  const high = year && Math.max(price, year.high);
  const low = year && Math.min(price, year.low);
  const under = lows.filter((level) => level < price - NEAREST_ATR * atr);
  const over = highs.filter((level) => level > price + NEAREST_ATR * atr);
  return {
    high_52w: high,
    low_52w: low,
    range_position_52w: high && low && (100 * (price - low)) / (high - low),
    drawdown: year && 100 * (price / Math.max(price, year.highestClose) - 1),
    support: under.length > 0 ? Math.max(...under) : null,
    resistance: over.length > 0 ? Math.min(...over) : null,
  };
}

const swings = (indicator: SwingLow | SwingHigh, bars: Candle[]): number[] =>
  indicator.updates(bars).filter((level) => level !== null);
