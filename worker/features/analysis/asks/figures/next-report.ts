import type { Asset } from "../../../markets/assets.ts";
import { findNextReport, findReport } from "../../outlook/find-report.ts";
import { forecastAhead } from "../../outlook/read-outlook.ts";
import { nameKind } from "../../slots/render-slots.ts";
import { sayDay } from "../../slots/say-day.ts";
import type { Desk, Subject } from "../desk/desk.ts";
import { join, phrase, say } from "../desk/say.ts";

/**
 * That a stock has results within the days of its forecast: announced before it, else expected by its filings of a year ago; null
 * where none are.
 */
export function sayReportWithin(subject: Subject, days: number): string | null {
  const { evidence, desk, book } = subject;
  const forecast = forecastAhead(evidence, days);
  if ("refusal" in forecast) return null;
  const { announced, expected } = findReport(evidence, forecast.date, days);
  const day = announced?.date ?? expected?.expected;
  if (day === undefined || book.get("next_report")?.value !== day) return null;
  return announced
    ? say(subject, "forecast.report_announced", undefined, {
        day: sayDay(announced.seen.slice(0, 10), desk.language),
        source: announced.source,
      })
    : say(subject, "forecast.report", undefined, { day: sayDay(expected?.filed ?? "", desk.language) });
}

/** That no day is known of an asset's next results, without a figure. */
export function sayNoNextReport(desk: Pick<Desk, "language">, { type, name, fund }: Asset): string {
  const what = nameKind("next_report", desk.language);
  if (type === "crypto") return phrase(desk, "figure.none_of_coin", { name, what });
  return fund
    ? phrase(desk, "figure.none_of_fund", { name, what, tracks: fund.tracks })
    : phrase(desk, "figure.next_unknown", { name });
}

/** When a company reports its next results, and how that is known; or that no day is known. */
export function sayNextReport(subject: Subject): string {
  const { evidence, desk } = subject;
  const { announced, expected, isLate } = findNextReport(evidence);
  if (announced) {
    const day = sayDay(announced.seen.slice(0, 10), desk.language);
    return say(subject, "figure.next_announced", undefined, { day, source: announced.source }) ?? "";
  }
  if (expected) {
    const quarters = evidence.fundamentals?.reports !== undefined;
    const id = isLate ? "figure.next_late" : quarters ? "figure.next_expected" : "figure.next_annual";
    return say(subject, id, undefined, { day: sayDay(expected.filed, desk.language) }) ?? "";
  }
  return join(sayNoNextReport(desk, evidence.asset), say(subject, "figures.filing_date"));
}
