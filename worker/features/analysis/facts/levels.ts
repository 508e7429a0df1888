import { SwingHigh, SwingLow } from "trading-signals";
import type { Candle } from "../../../../shared/markets.ts";
import { findBarsOf } from "./bars.ts";
import type { Values } from "./number-facts.ts";

/** Bars on either side that a swing must stand out from. */
const LOOKBACK = 5;
/** A level nearer than this, in average true ranges, is crossed by noise and holds nothing. */
const NEAREST_ATR = 0.5;

/**
 * Price levels around `price` from daily bars. A swing low (high) is a bar whose low is below (whose high is above)
 * those of the five bars before it and the five after it, so it is confirmed five bars late. Support is the highest
 * swing low under the price, resistance the lowest swing high over it, at least half an average true range away. The
 * 52-week range and the drawdown (percent, zero or negative) include `price` itself and are missing under a year of
 * history.
 */
export function computeLevels(bars: Candle[], price: number, atr = 0): Values {
  const year = findBarsOf(bars, 365);
  const high = year && Math.max(price, ...year.map((bar) => bar.high));
  const low = year && Math.min(price, ...year.map((bar) => bar.low));
  const highestClose = year && Math.max(price, ...year.map((bar) => bar.close));
  const [floor, ceiling] = [price - NEAREST_ATR * atr, price + NEAREST_ATR * atr];
  const lows = swings(new SwingLow({ lookback: LOOKBACK }), bars).filter((level) => level < floor);
  const highs = swings(new SwingHigh({ lookback: LOOKBACK }), bars).filter((level) => level > ceiling);
  return {
    high_52w: high,
    low_52w: low,
    range_position_52w: high && low && (100 * (price - low)) / (high - low),
    drawdown: highestClose && 100 * (price / highestClose - 1),
    support: lows.length > 0 ? Math.max(...lows) : null,
    resistance: highs.length > 0 ? Math.min(...highs) : null,
  };
}

const swings = (indicator: SwingLow | SwingHigh, bars: Candle[]): number[] =>
  indicator.updates(bars).filter((level) => level !== null);
