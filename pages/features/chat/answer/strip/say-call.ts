import type { Call } from "../../../../../shared/analysis.ts";

/** How near the score is to the next zone: "1 point from Sell". */
export function sayBorder({ points, beyond }: NonNullable<Call["border"]>): string {
  const rounded = Math.round(points);
  return `${rounded} ${rounded === 1 ? "point" : "points"} from ${beyond}`;
}

const ofHundred = (share: number) => Math.round(100 * share);

/** "39 of 100 such cases; 37 of 100 in general: no proven edge"; null where the call has no odds. */
export function sayOdds({ action, probability, baseRate, edge }: Call): string | null {
  if (action === null || probability === null) return null;
  const general = baseRate === null ? "" : `; ${ofHundred(baseRate)} of 100 in general`;
  return `${ofHundred(probability)} of 100 such cases${general}: ${edge ? "a small measured edge" : "no proven edge"}`;
}
