import type { Action } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { type CalibrationTable, shareRight, sumRows } from "../calibration/rows.ts";
import { CALIBRATION } from "./calibration-table.ts";
import { chooseAction } from "./score.ts";

/** No claim above this until a public record of calls proves more. */
const HIGHEST_PROBABILITY = 0.6;
/** Cases a horizon apart under which a share means nothing. */
const LEAST_CASES = 20;

/** Shares of past cases, 0-1; `n` counts those a horizon apart, `until` is the day by which they had ended. */
export interface Measured {
  /** what was measured; `probability` is the same, capped */
  share: number;
  probability: number;
  baseRate: number;
  n: number;
  until: string;
}

/**
 * How often the price went the way of `action` within the horizon in the past cases whose technical score lay in the
 * same band as this one, and in all cases of the asset type. Only rows that had ended by `today` (YYYY-MM-DD) count,
 * so a replayed date does not see its future. Capped at 0.60. Nothing under 20 cases a horizon apart.
 */
export function findProbability(
  {
    type,
    action,
    technicalScore,
    today,
  }: { type: AssetType; action: Action; technicalScore: number; today: string },
  table: CalibrationTable = CALIBRATION,
): Measured | null {
  const known = table[type].rows.filter((row) => row.until <= today);
  const alike = known.filter((row) => row.band === chooseAction(technicalScore));
  const [share, baseRate] = [shareRight(alike, action), shareRight(known, action)];
  const n = sumRows(alike, "apart");
  if (n < LEAST_CASES || share === null || baseRate === null) return null;
  const until =
    known
      .map((row) => row.until)
      .sort()
      .at(-1) ?? today;
  return { share, probability: Math.min(share, HIGHEST_PROBABILITY), baseRate, n, until };
}
