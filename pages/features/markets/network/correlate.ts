import { sampleCorrelation } from "simple-statistics";
import type { AssetCloses } from "../../../../shared/markets.ts";

export interface Pair {
  a: string;
  b: string;
  /** Pearson's r of the daily log returns, -1 to 1 */
  r: number;
  /** days both were traded */
  days: number;
}

/** Days with a change that two assets must share. */
const MIN_DAYS = 10;

/** Log returns between the days on which both have a close, so that weekends of one do not count for the other. */
function sharedReturns(a: AssetCloses, b: AssetCloses): [number[], number[]] {
  const ofB = new Map(b.closes.map(({ date, close }) => [date, close]));
  const shared = a.closes.flatMap(({ date, close }) => {
    const other = ofB.get(date);
    return other === undefined ? [] : [{ a: close, b: other }];
  });
  const returns = (side: "a" | "b") =>
    shared.slice(1).map((day, at) => Math.log(day[side] / (shared[at]?.[side] ?? day[side])));
  return [returns("a"), returns("b")];
}

/** The correlation of every pair of assets that share enough days, strongest first. */
export function correlate(assets: readonly AssetCloses[]): Pair[] {
  const pairs: Pair[] = [];
  assets.forEach((a, at) => {
    for (const b of assets.slice(at + 1)) {
      const [left, right] = sharedReturns(a, b);
      if (left.length < MIN_DAYS) continue;
      const r = sampleCorrelation(left, right);
      if (Number.isFinite(r)) pairs.push({ a: a.symbol, b: b.symbol, r, days: left.length });
    }
  });
  return pairs.sort((one, other) => Math.abs(other.r) - Math.abs(one.r));
}
