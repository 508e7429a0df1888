import { formatFact } from "../../../../shared/format-fact.ts";

/** Score points with their sign; one decimal where they are no whole number, so that the shown parts add up to the shown sum. */
export const formatPoints = (points: number): string =>
  Number.isInteger(points)
    ? formatFact(points, "points")
    : `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)}`;
