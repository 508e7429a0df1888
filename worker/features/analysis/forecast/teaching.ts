import type { AssetType } from "../../../../shared/markets.ts";
import type { DayView, Sight } from "./bars/describe-day.ts";
import type { WithInterval } from "./measured.ts";

/** The daily horizons, shown beside each call and written into the record. */
export const HORIZONS = [7, 30] as const;
/** Calendar days ahead. */
export type Horizon = (typeof HORIZONS)[number];
/**
 * Those that past cases taught; any day between two of them is interpolated. There is none for longer: over 365 days that
 * of coins did worse than the plain rival.
 */
export const TAUGHT = [1, 3, 7, 14, 30, 60, 90, 180] as const;

/** The shares of outcomes that lie below the quantiles of a forecast. */
export const LEVELS = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const;
/** The shares of cases whose farthest reach went at least as far as the entries of `falls` and `rises`. */
export const REACH_SHARES = [
  0.99, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0.02, 0.01, 0.003,
] as const;
export type ReachShare = (typeof REACH_SHARES)[number];
/** The shares of cases whose move went at most as far from the drift as the entries of `spread`. */
export const SPREAD_SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.997] as const;

/** What past cases taught of one type, horizon and sight. Moves are logs, in units of the forecast move. */
export interface Teaching {
  /** log daily variance: the intercept, then a weight for each input of a day */
  weights: number[];
  /** log of the forecast move over the volatility: at the centre, by log variance off the centre, by the ratio */
  scale: { centre: number; level: number; slope: number; ratio: number };
  /** log of price a trading day, with its 95% interval: the type's, and 0 where that interval reaches 0 */
  drift: WithInterval;
  /** how far moves went from the drift, either way, at `SPREAD_SHARES` */
  spread: number[];
  /** farthest falls and rises at `REACH_SHARES`; the same where there is no drift */
  falls: number[];
  rises: number[];
  /** yearly volatility, percent, under which a third and two thirds of the cases lay */
  thirds: [number, number];
}

/** The log of the mean daily variance that a teaching expects after a day. */
export function expectLogVariance({ weights }: Teaching, { inputs }: DayView): number {
  return inputs.reduce((sum, input, i) => sum + input * (weights[i + 1] as number), weights[0] as number);
}

/** The size of the move (mean absolute log) that a teaching expects over a number of trading days after a day. */
export function expectMove(teaching: Teaching, view: DayView, tradingDays: number): number {
  const { centre, level, slope, ratio } = teaching.scale;
  const log = expectLogVariance(teaching, view);
  return Math.exp(log / 2 + level + slope * (log - centre) + ratio * view.ratio) * Math.sqrt(tradingDays);
}

/** What a teaching expects of a number of trading days after a day. */
export const expectAhead = (teaching: Teaching, view: DayView, tradingDays: number) => ({
  size: expectMove(teaching, view, tradingDays),
  tradingDays,
  deviation: Math.exp(expectLogVariance(teaching, view) / 2),
});

/** The same with the drift of so much of the class: all of it (1) for an asset, turned round for what is sold short. */
export const tilt = (teaching: Teaching, net: number): Teaching => {
  const [middle, low, high] = teaching.drift.map((rate) => rate * net) as WithInterval;
  return net === 1 ? teaching : { ...teaching, drift: [middle, Math.min(low, high), Math.max(low, high)] };
};

/** One name for each kind of teaching: `stock 30 full`, `crypto 7 young closes`. */
export const nameTeaching = (type: AssetType, horizon: number, { young, closesOnly }: Sight) =>
  `${type} ${horizon} ${young ? "young" : "full"}${closesOnly ? " closes" : ""}`;

/** Digits that the parts of a packed teaching keep: a move kept to three is exact to a thousandth of itself. */
const [FINE, COARSE] = [4, 3];

/** A teaching as one line of text: groups of numbers; rises that are the falls once more are left out. */
export function packTeaching({ weights, scale, drift, spread, falls, rises, thirds }: Teaching): string {
  const { centre, level, slope, ratio } = scale;
  const say = (group: readonly number[], digits: number) =>
    group.map((value) => Number(value.toPrecision(digits))).join(" ");
  return [
    say(weights, FINE),
    say([centre, level, slope, ratio], FINE),
    say(drift, COARSE),
    say(spread, COARSE),
    say(falls, COARSE),
    rises === falls ? "" : say(rises, COARSE),
    say(thirds, COARSE),
  ].join(";");
}

/** The teaching of a packed line. */
export function unpackTeaching(line: string): Teaching {
  const read = (group = "") => group.split(" ").map(Number);
  const [weights, scale, drift, spread, falls, rises, thirds] = line.split(";");
  const [centre, level, slope, ratio] = read(scale) as [number, number, number, number];
  return {
    weights: read(weights),
    scale: { centre, level, slope, ratio },
    drift: read(drift) as WithInterval,
    spread: read(spread),
    falls: read(falls),
    rises: read(rises || falls),
    thirds: read(thirds) as [number, number],
  };
}
