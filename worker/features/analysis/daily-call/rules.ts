import type { AssetType } from "../../../../shared/markets.ts";
import type { Signals } from "./read-signals.ts";

export type Rule = "order" | "overLong" | "year" | "dip" | "strength";

/** What one rule adds to a score, in points. */
export interface Contribution {
  rule: Rule;
  points: number;
}

/**
 * The rules of each type and the most points each gives. Kept are those whose direction was seen in the years before 2019,
 * weighed by about how much was seen; see README.md for those that measured nothing.
 */
const MOST_POINTS: Record<AssetType, Partial<Record<Rule, number>>> = {
  stock: { order: 35, overLong: 20, year: 30, dip: 15 },
  crypto: { order: 25, overLong: 30, year: 25, strength: 20 },
};

/** From -1 to 1 of a rule's points. */
const JUDGE: Record<Rule, (signals: Signals) => number> = {
  order: ({ order }) => clamp(order / 0.5),
  overLong: ({ overLong }) => clamp(overLong / 0.5),
  year: ({ year }) => clamp(year),
  // A short fall within a rise was made good more often than not.
  dip: ({ overLong, rsi }) => (overLong > 0 && rsi < 40 ? 1 : 0),
  // A coin that runs has run on.
  strength: ({ rsi }) => (rsi >= 70 ? 1 : 0),
};

/** What each rule of a type says of a day, in whole points; their sum is the score, -100 to 100. */
export function judgeSignals(type: AssetType, signals: Signals): Contribution[] {
  return (Object.entries(MOST_POINTS[type]) as [Rule, number][]).map(([rule, most]) => ({
    rule,
    points: Math.round(most * JUDGE[rule](signals)) || 0,
  }));
}

export const sumPoints = (contributions: Contribution[]) =>
  contributions.reduce((sum, { points }) => sum + points, 0);

const clamp = (value: number) => Math.max(-1, Math.min(1, value));
