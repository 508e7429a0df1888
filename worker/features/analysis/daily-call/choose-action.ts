import type { Action } from "../../../../shared/action.ts";

/** Points from which a score is a Buy, and under whose negative it is a Sell. */
export const BORDER = 20;
/** Points beyond a border that a change of sides needs. */
const KEEP_POINTS = 3;
/** Days that are looked back on for the side held; by then the score has been clear of a border or the side stays. */
const MEMORY_DAYS = 60;

/** The side of a score alone. */
export function plainAction(score: number): Action {
  if (score >= BORDER) return "Buy";
  return score <= -BORDER ? "Sell" : "Hold";
}

/**
 * The action of the last of daily scores (oldest first): yesterday's, unless the score lies 3 points beyond the border
 * between. The first of the last 60 days takes its plain side, so that nothing but the bars decides.
 */
export function chooseAction(scores: number[]): Action {
  const recent = scores.slice(-MEMORY_DAYS);
  return recent.reduce(keepOrChange, plainAction(recent[0] ?? 0));
}

function keepOrChange(held: Action, score: number): Action {
  const plain = plainAction(score);
  const border = held === "Buy" || plain === "Buy" ? BORDER : -BORDER;
  return Math.abs(score - border) >= KEEP_POINTS ? plain : held;
}

/** The nearest border to a score: how many points away it is, and the plain side beyond it. */
export function findBorder(score: number): { points: number; beyond: Action } {
  const border = score >= 0 ? BORDER : -BORDER;
  const outside = border > 0 ? "Buy" : "Sell";
  return { points: Math.abs(score - border), beyond: plainAction(score) === outside ? "Hold" : outside };
}
