import { DAY_MS } from "../../../../shared/time.ts";

/** A value with its 95% interval by blocks of a quarter. */
export type WithInterval = [value: number, low: number, high: number];

/** Odds of touching a level, walked forward: shares 0-1. */
export interface MeasuredOdds {
  /** how often it came, and the mean of the predicted odds */
  came: number;
  told: number;
  /** how much smaller the squared error is than that of the past share of its type: 0.1 is 10% smaller */
  skill: WithInterval;
}

/** How forecasts of one type, horizon and sight did, walked forward over past cases. Shares are 0-1. */
export interface Measured {
  /** the first and the last day forecast, YYYY-MM-DD */
  from: string;
  to: string;
  cases: number;
  /** shares of outcomes within the 50, 80 and 90% ranges */
  covers50: number;
  covers80: WithInterval;
  covers90: number;
  /** of the 80% range where the forecast volatility was calm, usual, wild for its type */
  thirds: number[];
  /** of the 80% range, where the history was not cut for the test; null under 1,000 cases */
  natural: number | null;
  /** of the 80% range in the years after, on which nothing was chosen */
  later: number | null;
  laterCases: number;
  /** how much smaller the interval score of the 80% range is than that of 30-day volatility × normal, and of all past moves */
  overNormal: WithInterval;
  overPool: WithInterval;
  /** than that of an exponentially weighted variance (0.94) × normal, and of each asset's own GARCH(1,1) × normal */
  overEwma: WithInterval;
  overGarch: WithInterval;
  fall10: MeasuredOdds;
  fall20: MeasuredOdds;
  rise10: MeasuredOdds;
  /** odds of a higher close at the horizon; skill against 50% */
  higher: MeasuredOdds;
}

/** Predicted odds within one tenth (0: under 10%, 9: from 90% on), and how often the event came. Shares 0-1. */
export interface MeasuredTenth {
  tenth: number;
  cases: number;
  told: number;
  came: WithInterval;
}

/** Fewer stretches of time than this, one behind the other, judge little. */
const FEWEST_STRETCHES = 30;

/** Whether the judged years have too few horizons of that many days for odds. */
export const isLittleTested = ({ from, to }: Pick<Measured, "from" | "to">, days: number): boolean =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS / days < FEWEST_STRETCHES;

/** A skill may be claimed when its interval lies above zero. */
export const isProven = ([, low]: WithInterval) => low > 0;
