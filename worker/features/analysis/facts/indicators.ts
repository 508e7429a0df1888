import {
  ATR,
  BollingerBands,
  EMA,
  MACD,
  MFI,
  OBV,
  RSI,
  SMA,
  StochasticOscillator,
  TR,
  WSMA,
} from "trading-signals";
import type { Candle } from "../../../../shared/markets.ts";

/** EMA and MACD start from the first price they see; after 100 bars that start weighs less than a thousandth. */
const SEEDED_BARS = 100;

/** The state of each indicator at the last bar; a missing field needs more bars, or prices that move. */
export interface Indicators {
  sma20?: number;
  sma50?: number;
  sma200?: number;
  ema20?: number;
  rsi14?: number;
  macd?: { macd: number; signal: number; histogram: number };
  bollinger?: { upper: number; middle: number; lower: number };
  atr14?: number;
  /** 0-100 each */
  adx14?: { adx: number; plusDi: number; minusDi: number };
  /** 0-100 each: %K smoothed over 3 bars, %D over 3 more */
  stochastic?: { k: number; d: number };
}

/**
 * Indicators of daily bars (oldest first) by the `trading-signals` library: RSI, ATR and ADX with Wilder's smoothing,
 * Bollinger bands with the population deviation, the slow stochastic. What depends on a fixed window only is fed that
 * window only.
 */
export function computeIndicators(bars: Candle[]): Indicators {
  const closes = bars.map((bar) => bar.close);
  const moves = closes.some((close) => close !== closes[0]);
  return {
    sma20: lastOf(new SMA(20), closes.slice(-20)),
    sma50: lastOf(new SMA(50), closes.slice(-50)),
    sma200: lastOf(new SMA(200), closes.slice(-200)),
    ema20: bars.length >= SEEDED_BARS ? lastOf(new EMA(20), closes) : undefined,
    macd: bars.length >= SEEDED_BARS ? computeMacd(closes) : undefined,
    bollinger: lastOf(new BollingerBands(20, 2), closes.slice(-20)),
    // Without a single move the library reads "no loss" as an RSI of 100.
    rsi14: moves ? lastOf(new RSI(14), closes) : undefined,
    atr14: lastOf(new ATR(14), bars),
    adx14: computeAdx(bars),
    stochastic: computeStochastic(bars),
  };
}

/**
 * On-balance volume after each bar but the first, starting at 0: the volume is added on a higher close, taken off on a
 * lower one.
 */
export function computeObv(bars: Candle[]): number[] {
  return new OBV(2).updates(bars).filter((value) => value !== null);
}

/** Money flow index of the last 14 bars and the one before them, 0-100; nothing where a bar has no volume. */
export function computeMoneyFlow(bars: Candle[]): number | undefined {
  const window = bars.slice(-15);
  return window.every(({ volume }) => volume > 0) ? lastOf(new MFI(14), window) : undefined;
}

interface Streaming<Input, Result> {
  add(input: Input): Result | null;
  isStable: boolean;
}

function lastOf<Input, Result>(indicator: Streaming<Input, Result>, inputs: Input[]): Result | undefined {
  let result: Result | null = null;
  for (const input of inputs) result = indicator.add(input);
  return indicator.isStable && result !== null ? result : undefined;
}

const computeMacd = (closes: number[]) => lastOf(new MACD(new EMA(12), new EMA(26), new EMA(9)), closes);

/**
 * Wilder's directional movement: a day that reaches further up than down counts for +DI, one that reaches further down
 * for −DI, and one that reaches as far both ways for neither. The library's own ADX counts the last kind on both sides
 * (one such day moves DI by more than a point for weeks), so only its true range and smoothing are used.
 */
function computeAdx(bars: Candle[]): Indicators["adx14"] {
  const trueRange = new TR();
  const [range, rises, falls, strength] = [new WSMA(14), new WSMA(14), new WSMA(14), new WSMA(14)];
  let directions: { plusDi: number; minusDi: number } | undefined;
  for (const [i, bar] of bars.entries()) {
    trueRange.add(bar);
    const before = bars[i - 1];
    if (!before) continue;
    const [rise, fall] = [bar.high - before.high, before.low - bar.low];
    const smoothedRange = range.add(trueRange.getResultOrThrow());
    const smoothedRise = rises.add(rise > fall && rise > 0 ? rise : 0);
    const smoothedFall = falls.add(fall > rise && fall > 0 ? fall : 0);
    if (!smoothedRange || smoothedRise === null || smoothedFall === null) continue;
    const [plusDi, minusDi] = [(100 * smoothedRise) / smoothedRange, (100 * smoothedFall) / smoothedRange];
    strength.add(plusDi + minusDi > 0 ? (100 * Math.abs(plusDi - minusDi)) / (plusDi + minusDi) : 0);
    directions = { plusDi, minusDi };
  }
  return directions && strength.isStable ? { adx: strength.getResultOrThrow(), ...directions } : undefined;
}

/** 14 bars for the first raw %K, 2 more for %K and 2 more for %D; no reading where the 14 bars span no range. */
function computeStochastic(bars: Candle[]): Indicators["stochastic"] {
  const last14 = bars.slice(-14);
  if (last14.every(({ high, low }) => high === low && high === last14[0]?.high)) return undefined;
  const config = { kPeriod: 14, kSlowingPeriod: 3, dPeriod: 3 };
  const result = lastOf(new StochasticOscillator(config), bars.slice(-18));
  return result && { k: result.stochK, d: result.stochD };
}
