import type { Call } from "../../../../../shared/analysis.ts";
import { formatPoints } from "../format-points.ts";

/** How near the score is to the next zone: "1 point from Sell". */
export function sayBorder({ points, beyond }: NonNullable<Call["border"]>): string {
  const rounded = Math.round(points);
  return `${rounded} ${rounded === 1 ? "point" : "points"} from ${beyond}`;
}

const ORDER = ["Sell", "Hold", "Buy"] as const;

/** "Score −80; Hold begins at −20."; null where there is none. */
export function sayScore({
  score,
  action,
  border,
}: Pick<Call, "score" | "action" | "border">): string | null {
  if (score === null || action === null) return null;
  const way = border && ORDER.indexOf(border.beyond) < ORDER.indexOf(action) ? -1 : 1;
  const begins = border
    ? `; ${border.beyond} begins at ${formatPoints(Math.round(score + way * border.points))}`
    : "";
  return `Score ${formatPoints(score)}${begins}. The rules look at trend and momentum of the daily closes alone.`;
}

const toPercent = (share: number) => Math.round(100 * share);

/** "Chance of closing higher in 30 days: 52%; no proven edge."; null where the call has no odds. */
export function sayOdds({
  action,
  odds,
  edge,
  horizonDays,
}: Pick<Call, "action" | "odds" | "edge" | "horizonDays">): string | null {
  if (action === null || !odds) return null;
  return `Chance of closing higher in ${horizonDays} days: ${toPercent(odds.higher.share)}%; ${edge ? "a small measured edge" : "no proven edge"}.`;
}
