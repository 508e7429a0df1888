import { findReport } from "../../outlook/find-report.ts";
import { forecastAhead } from "../../outlook/read-outlook.ts";
import { sayDay } from "../../slots/say-day.ts";
import { addValues } from "../desk/add-facts.ts";
import type { Subject } from "../desk/desk.ts";
import { say } from "../desk/say.ts";

/**
 * That a stock has results within the days of its forecast: announced before it, else expected by its filings of a year ago; null
 * where none are.
 */
export function sayNextReport(subject: Subject, days: number): string | null {
  const forecast = forecastAhead(subject.evidence, days);
  if ("refusal" in forecast) return null;
  const { announced, expected } = findReport(subject.evidence, forecast.date, days);
  const { language } = subject.desk;
  if (announced) {
    const { date, seen, source } = announced;
    const day = seen.slice(0, 10);
    const own = addValues(
      subject,
      { filing_date: date },
      { source: `announced for that day, seen there first on ${day} (${source})`, asOf: new Date(seen) },
      { filing_date: "Day for which the next results are announced" },
    );
    return say(subject, "forecast.report_announced", own, { day: sayDay(day, language), source });
  }
  if (!expected) return null;
  const { filed, source } = expected;
  const own = addValues(
    subject,
    { filing_date: expected.expected },
    {
      source: `expected, a year after the report filed ${filed} (${source})`,
      asOf: new Date(`${filed}T23:59:59Z`),
    },
    { filing_date: "Day around which the next report is expected" },
  );
  return say(subject, "forecast.report", own, { day: sayDay(filed, language) });
}
