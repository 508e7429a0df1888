import type { Action } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";

/** Calendar days after which a call is judged. */
export const HORIZON_DAYS = 30;

/** Percent that the price may move within the horizon for a Hold to have been right. */
export const HOLD_PERCENT: Record<AssetType, number> = { crypto: 10, stock: 5 };

/**
 * Past cases whose technical score lay in one action's band and whose outcome fell in one year. A Buy
 * was right when the price was higher at the horizon, a Sell when it was lower, a Hold when it had moved by no more
 * than `HOLD_PERCENT` either way.
 */
export interface CalibrationRow {
  band: Action;
  /** YYYY-MM-DD: no outcome of this row is later */
  until: string;
  cases: number;
  /** of these, cases of one asset at least a horizon apart, so that their outcomes do not overlap */
  apart: number;
  higher: number;
  lower: number;
  within: number;
}

/** Per asset type: the assets measured, as a source line names them, and the counts. */
export type CalibrationTable = Record<AssetType, { assets: string; rows: CalibrationRow[] }>;

const OUTCOME = { Buy: "higher", Sell: "lower", Hold: "within" } as const;

/** Cases in which the action was right. */
export const countRight = (rows: CalibrationRow[], action: Action) => sumRows(rows, OUTCOME[action]);

/** Share of the rows' cases in which the action was right, 0-1; null without cases. */
export function shareRight(rows: CalibrationRow[], action: Action): number | null {
  const cases = sumRows(rows, "cases");
  return cases === 0 ? null : countRight(rows, action) / cases;
}

export const sumRows = (rows: CalibrationRow[], field: "cases" | "apart" | "higher" | "lower" | "within") =>
  rows.reduce((total, row) => total + row[field], 0);
