import { LEVELS } from "../teaching.ts";
import type { ForecastCase } from "./collect-cases.ts";
import { pooledQuantiles, toSample } from "./pool-samples.ts";

/** Moves asked the odds of: percent from the close. */
export const ASKED = { fall10: -10, fall20: -20, rise10: 10 } as const;
export type Asked = keyof typeof ASKED;

/** Quantiles of the normal distribution at `LEVELS`. */
const NORMAL = [-1.644854, -1.281552, -0.67449, 0, 0.67449, 1.281552, 1.644854];

/**
 * The two rivals of a forecast: the deviation of the last 30 daily moves times the normal quantiles, and all past moves
 * of the type. The odds of the second are the past shares.
 */
export function ruleOf(known: ForecastCase[]) {
  const pool = pooledQuantiles([toSample(known.map(({ move }) => move))], LEVELS);
  const share = (asked: Asked) => known.filter((one) => wasTouched(one, asked)).length / known.length;
  const poolOdds = { fall10: share("fall10"), fall20: share("fall20"), rise10: share("rise10") };
  return ({ deviation, tradingDays }: ForecastCase) => ({
    normal: timesNormal(deviation * Math.sqrt(tradingDays)),
    pool,
    poolOdds,
  });
}

/** The quantiles of a normal move of such a deviation. */
export const timesNormal = (deviation: number): number[] => NORMAL.map((z) => z * deviation);

/** Whether a low (a high) within the horizon reached the level. */
export function wasTouched({ lowest, highest }: ForecastCase, asked: Asked): boolean {
  const level = Math.log(1 + ASKED[asked] / 100);
  return level < 0 ? lowest <= level : highest >= level;
}
