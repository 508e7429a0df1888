import { findReport } from "../../outlook/find-report.ts";
import { forecastAhead } from "../../outlook/read-outlook.ts";
import { sayDay } from "../../slots/say-day.ts";
import { addValues } from "../desk/add-facts.ts";
import type { Subject } from "../desk/desk.ts";
import { say } from "../desk/say.ts";

/** That results of a stock are expected within the days of its forecast, by its filings of a year ago; null where none are. */
export function sayNextReport(subject: Subject, days: number): string | null {
  const forecast = forecastAhead(subject.evidence, days);
  const next = "refusal" in forecast ? null : findReport(subject.evidence, forecast.date, days);
  if (!next) return null;
  const day = sayDay(next.filed, subject.desk.language);
  const own = addValues(
    subject,
    { filing_date: next.expected },
    {
      source: `expected, a year after the report filed ${next.filed} (${next.source})`,
      asOf: new Date(`${next.filed}T23:59:59Z`),
    },
    { filing_date: "Day around which the next report is expected" },
  );
  return say(subject, "forecast.report", own, { day });
}
