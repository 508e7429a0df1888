import { KEPT_MONTHS } from "../../../shared/talk-limits.ts";

function shift(at: number, months: number): number {
  const date = new Date(at);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}

/** The moment so many calendar months ago that what was asked then is forgotten; epoch ms. */
export const monthsBefore = (at: number): number => shift(at, -KEPT_MONTHS);

/** When what was asked at a moment is forgotten; epoch ms. */
export const monthsAfter = (at: number): number => shift(at, KEPT_MONTHS);
