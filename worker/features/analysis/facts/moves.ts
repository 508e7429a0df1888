import { mean, sampleCorrelation, sampleStandardDeviation } from "simple-statistics";
import type { AssetType, Candle } from "../../../../shared/markets.ts";
import { findBarAt, shiftDay } from "./bars.ts";
import { computeMoneyFlow, computeObv } from "./indicators.ts";
import type { Values } from "./number-facts.ts";

const VOLATILITY_RETURNS = 30;
const VOLUME_BARS = 20;
/** A week ends with it. */
const SUNDAY = 7;
/** Days a year on which the asset is traded. */
export const TRADING_DAYS: Record<AssetType, number> = { crypto: 365, stock: 252 };

/** Natural logarithms of the day-to-day price ratios; one fewer than the closes. */
export const logReturns = (closes: number[]): number[] =>
  closes.slice(1).map((close, i) => Math.log(close / (closes[i] as number)));

/**
 * Percent to the last close: from that of the last bar on or before N calendar days earlier, and from the last one before its
 * week (of Monday), month and year.
 */
export function computeReturns(bars: Candle[]): Values {
  const last = bars.at(-1);
  if (!last) return {};
  const { date, close } = last;
  const since = (day: string) => {
    const base = findBarAt(bars, day);
    return base && 100 * (close / base.close - 1);
  };
  const over = (days: number) => since(shiftDay(date, -days));
  const before = (first: string) => since(shiftDay(first, -1));
  return {
    return_1d: over(1),
    return_7d: over(7),
    return_30d: over(30),
    return_90d: over(90),
    return_365d: over(365),
    week_to_date: over(new Date(date).getUTCDay() || SUNDAY),
    month_to_date: before(`${date.slice(0, 7)}-01`),
    year_to_date: before(`${date.slice(0, 4)}-01-01`),
  };
}

/** Standard deviation of daily log returns, in percent a year (square root of time, 365 or 252 days). */
export function yearlyVolatility(returns: number[], daysPerYear: number): number | undefined {
  return returns.length < 2 ? undefined : 100 * sampleStandardDeviation(returns) * Math.sqrt(daysPerYear);
}

/** The yearly volatility of the last 30 daily returns. */
export function computeVolatility(bars: Candle[], type: AssetType): Values {
  const returns = logReturns(bars.slice(-VOLATILITY_RETURNS - 1).map((bar) => bar.close));
  const enough = returns.length === VOLATILITY_RETURNS;
  return { volatility_30d: enough ? yearlyVolatility(returns, TRADING_DAYS[type]) : undefined };
}

/**
 * The volume of the last complete bar against the average of the 20 complete bars up to it, and the direction of
 * on-balance volume over them: "rising" when it correlates with time by more than 0.5, "falling" when by less than
 * -0.5, else "flat"; the money flow index. Nothing without 21 complete bars or without volume.
 */
export function computeVolume(complete: Candle[]): Values {
  const recent = complete.slice(-VOLUME_BARS);
  const average = recent.length === VOLUME_BARS ? mean(recent.map((bar) => bar.volume)) : 0;
  const obv = computeObv(complete.slice(-VOLUME_BARS - 1));
  if (!(average > 0) || obv.length < VOLUME_BARS) return {};
  return {
    obv_trend: readTrend(obv),
    volume_vs_average: (recent.at(-1)?.volume ?? 0) / average,
    mfi_14: computeMoneyFlow(complete),
  };
}

function readTrend(series: number[]): "rising" | "falling" | "flat" {
  const withTime = sampleCorrelation(
    series.map((_, i) => i),
    series,
  );
  if (withTime > 0.5) return "rising";
  return withTime < -0.5 ? "falling" : "flat";
}
