import type { Call } from "../../../../../shared/analysis.ts";

/** How near the score is to the next zone: "1 point from Sell". */
export function sayBorder({ points, beyond }: NonNullable<Call["border"]>): string {
  const rounded = Math.round(points);
  return `${rounded} ${rounded === 1 ? "point" : "points"} from ${beyond}`;
}

const toPercent = (share: number) => Math.round(100 * share);

/** "Chance of closing higher in 30 days: 52%; no proven edge"; null where the call has no odds. */
export function sayOdds({
  action,
  odds,
  edge,
  horizonDays,
}: Pick<Call, "action" | "odds" | "edge" | "horizonDays">): string | null {
  if (action === null || !odds) return null;
  return `Chance of closing higher in ${horizonDays} days: ${toPercent(odds.higher.share)}%; ${edge ? "a small measured edge" : "no proven edge"}`;
}
