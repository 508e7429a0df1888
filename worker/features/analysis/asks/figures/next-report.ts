import { daysBetween, shiftDay } from "../../facts/bars.ts";
import { forecastAhead } from "../../outlook/read-outlook.ts";
import { sayDay } from "../../slots/say-day.ts";
import { addValues } from "../desk/add-facts.ts";
import type { Subject } from "../desk/desk.ts";
import { say } from "../desk/say.ts";

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
): { expected: string; before: string } | null {
  const known = filed.filter((day) => day <= date).sort();
  for (const before of known) {
    const expected = shiftDay(before, YEAR_DAYS);
    const isThere = known.some((day) => Math.abs(daysBetween(day, expected)) <= SAME_DAYS);
    if (expected > date && expected <= until && !isThere) return { expected, before };
  }
  return null;
}

/** That results of a stock are expected within the days of its forecast, by its filings of a year ago; null where none are. */
export function sayNextReport(subject: Subject, days: number): string | null {
  const { fundamentals } = subject.evidence;
  const forecast = forecastAhead(subject.evidence, days);
  if (!fundamentals || subject.type !== "stock" || "refusal" in forecast) return null;
  const { date } = forecast;
  const { filed, reports = [filed], source } = fundamentals;
  const next = expectReport(reports, { date, until: shiftDay(date, days) });
  if (!next) return null;
  const day = sayDay(next.before, subject.desk.language);
  const own = addValues(
    subject,
    { filing_date: next.expected },
    {
      source: `expected, a year after the report filed ${next.before} (${source})`,
      asOf: new Date(`${next.before}T23:59:59Z`),
    },
    { filing_date: "Day around which the next report is expected" },
  );
  return say(subject, "forecast.report", own, { day });
}
