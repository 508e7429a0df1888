import { formatFact } from "../../../../shared/format-fact.ts";

/** Score points with their sign; one decimal where they or others `beside` them are no whole numbers, so that the shown parts add up to the shown sum. */
export const formatPoints = (points: number, beside: readonly number[] = []): string =>
  [points, ...beside].every(Number.isInteger)
    ? formatFact(points, "points")
    : `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points).toFixed(1)}`;
