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

/** A Buy that is as likely to close lower, or a Sell that is as likely to close higher: the score and the chance point apart. */
export function doPointApart({ action, odds }: Pick<Call, "action" | "odds">): boolean {
  if (!odds) return false;
  const higher = toPercent(odds.higher.share);
  return (action === "Sell" && higher >= 50) || (action === "Buy" && higher <= 50);
}
