import { dateOf, dayNumber } from "../bars/calendar.ts";
import type { JoinedSeries } from "./join-series.ts";

/** An outcome may lie this many days before the horizon's end: the rule of the forecast's outcomes. */
const HOLE_DAYS = 7;

export interface Stretch {
  /** YYYY-MM-DD */
  from: string;
  to: string;
  /** change of worth, percent: the lowest of all stretches, above 0 where none lost */
  percent: number;
}

/**
 * The stretch of `horizonDays` calendar days over which a series did worst, from close to close, by the forecast's rule:
 * to the last close on or before the horizon's end, where the series reaches that end. Null where it reaches none.
 */
export function findWorstStretch(
  { dates, closes }: Pick<JoinedSeries, "dates" | "closes">,
  horizonDays: number,
): Stretch | null {
  let [end, worst]: [number, Stretch | null] = [0, null];
  for (const [i, from] of dates.entries()) {
    const due = dateOf(dayNumber(from) + horizonDays);
    if (due > (dates.at(-1) ?? "")) break;
    while ((dates[end + 1] ?? "~") <= due) end++;
    const to = dates[end] as string;
    if (end <= i || dayNumber(due) - dayNumber(to) > HOLE_DAYS) continue;
    const percent = 100 * ((closes[end] as number) / (closes[i] as number) - 1);
    if (!worst || percent < worst.percent) worst = { from, to, percent };
  }
  return worst;
}
