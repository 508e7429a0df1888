import type { JudgedEvidence } from "../evidence.ts";
import { daysBetween, shiftDay } from "../facts/bars.ts";

/** 52 weeks: the same day of the week. */
const YEAR_DAYS = 364;
/** A report filed so near to the day it is expected on is that one. */
const SAME_DAYS = 45;

/**
 * The first report expected after `date`, up to `until`: a year after one that was filed by then, and not filed yet. Null where
 * none is. Days YYYY-MM-DD.
 */
export function expectReport(
  filed: readonly string[],
  { date, until }: { date: string; until: string },
): { expected: string; filed: string } | null {
  const known = filed.filter((day) => day <= date).sort();
  for (const before of known) {
    const expected = shiftDay(before, YEAR_DAYS);
    const isThere = known.some((day) => Math.abs(daysBetween(day, expected)) <= SAME_DAYS);
    if (expected > date && expected <= until && !isThere) return { expected, filed: before };
  }
  return null;
}

/** The first report of a stock expected within so many days of a close, by the filings known of it, and whose word that is. */
export function findReport(
  { asset, fundamentals }: Pick<JudgedEvidence, "asset" | "fundamentals">,
  date: string,
  days: number,
): { expected: string; filed: string; source: string } | null {
  if (!fundamentals || asset.type !== "stock") return null;
  const { filed, reports = [filed], source } = fundamentals;
  const next = expectReport(reports, { date, until: shiftDay(date, days) });
  return next && { ...next, source };
}
