import { exchangeSession, isExchangeDay } from "../../../shared/exchange-days.ts";
import type { Reported } from "../../../shared/record.ts";
import { DAY_MS, dateOf } from "../../../shared/time.ts";
import type { ReportedResults } from "../../providers/prices/prices.ts";

/** After the close of `date` until that of `until`. */
interface Window {
  date: string;
  until: string;
}

/** The first results that a company reported within a horizon; null: none, undefined: not known. */
export function findReported(
  { since, reports }: ReportedResults,
  window: Window,
): Reported | null | undefined {
  const first = reports.find(({ at }) => isReportedWithin(at, window));
  if (first) return first;
  return since === null || since < window.date ? null : undefined;
}

/** Whether the first close after a report lies within a horizon. */
export function isReportedWithin(at: string, { date, until }: Window): boolean {
  const shown = closeAfter(Date.parse(at));
  return shown > date && shown <= until;
}

function closeAfter(at: number): string {
  let day = Math.floor(at / DAY_MS) - 1;
  while (!isExchangeDay(day) || exchangeSession(day).closes <= at) day++;
  return dateOf(day * DAY_MS);
}
