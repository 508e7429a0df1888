import type { AssetType } from "../../../../shared/markets.ts";
import { YEAR_DAYS } from "./bars/calendar.ts";
import { describeDay, type MeasuredBars, type Sight } from "./bars/describe-day.ts";
import { FEWEST_BARS } from "./bars/find-refusal.ts";
import { expectLogVariance, type Teaching } from "./teaching.ts";

const CLASSES = ["calm", "usual", "wild"] as const;
const YEARS = 3;
const STEP_BARS = 5;

/** Expected volatility in percent a year; its rank (0-100) among an asset's own days; its third among its type's days. */
export interface Volatility {
  value: number;
  percentile: number;
  class: (typeof CLASSES)[number];
}

/** The volatility expected after the last bar, among those of every fifth day of three years, as far as the bars reach. */
export function placeVolatility(
  teaching: Teaching,
  measured: MeasuredBars,
  type: AssetType,
  sight: Sight,
): Volatility {
  const last = measured.days.length - 1;
  const reach = Math.min(last + 1 - FEWEST_BARS, YEARS * YEAR_DAYS[type]);
  const expected = Array.from({ length: 1 + Math.floor(reach / STEP_BARS) }, (_, k) =>
    expectLogVariance(teaching, describeDay(measured, last - k * STEP_BARS, 0, sight)),
  );
  const now = expected[0] as number;
  const value = yearlyVolatility(now, type);
  return {
    value,
    percentile: (100 * expected.filter((one) => one <= now).length) / expected.length,
    class: CLASSES[thirdOf(teaching, value)] as Volatility["class"],
  };
}

/** Percent a year, of a log of daily variance. */
export const yearlyVolatility = (logVariance: number, type: AssetType) =>
  100 * Math.exp(logVariance / 2) * Math.sqrt(YEAR_DAYS[type]);

/** 0, 1 or 2: the third of its type's past cases that a yearly volatility lies in. */
export const thirdOf = ({ thirds }: Teaching, volatility: number) =>
  thirds.filter((bound) => volatility >= bound).length;
