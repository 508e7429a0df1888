import { isExchangeDay } from "../../../../shared/exchange-days.ts";
import type { AnnouncedResults, ExpectedResults } from "../../../../shared/forecast.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { closeOf } from "../../markets/store/closed-day.ts";
import type { AssetCalendar } from "../../markets/store/earnings-calendar.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { daysBetween, shiftDay } from "../facts/bars.ts";
import { closedBars } from "./closed-bars.ts";

/** 52 weeks: the same day of the week. */
const YEAR_DAYS = 364;
/** A report filed so near to the day it is expected on is that one. */
const SAME_DAYS = 45;

/** After the close of `date` until that of `until`. Days YYYY-MM-DD. */
interface Window {
  date: string;
  until: string;
  /** where what was expected a while ago, and is not there, is looked for too */
  from?: string;
}

/** Results come some days before or after their day of a year ago: within this many days they are still expected. */
const LATE_DAYS = SAME_DAYS;

/**
 * The first report expected after `from`, up to `until`: a year after one that was filed by `date`, and not filed yet. Null where
 * none is. `out`: a day on which results were reported that may not be filed yet.
 */
export function expectReport(
  filed: readonly string[],
  { date, until, from = date }: Window,
  out: readonly string[] = [],
): Omit<ExpectedResults, "source"> | null {
  const known = filed.filter((day) => day <= date).sort();
  for (const before of known) {
    const expected = shiftDay(before, YEAR_DAYS);
    const isThere = [...known, ...out].some((day) => Math.abs(daysBetween(day, expected)) <= SAME_DAYS);
    if (expected > from && expected <= until && !isThere) return { expected, filed: before };
  }
  return null;
}

/** What is known of a stock's results; `filed` is null where its filings are not. */
export interface KnownResults {
  filed: readonly string[] | null;
  calendar?: AssetCalendar | null | undefined;
}

/** Results within a window: announced before its first close, else expected by filings; null where none are. */
export interface NextResults {
  announced: AnnouncedResults | null;
  expected: Omit<ExpectedResults, "source"> | null;
}

/** The first results of a stock within a window, by what was known at its first close; null where nothing was. */
export function findResults({ filed, calendar }: KnownResults, window: Window): NextResults | null {
  const announced = calendar ? findAnnounced(calendar, window.date) : null;
  const shown = announced ? firstClose(announced) : "";
  if (!announced || shown <= window.date)
    return (
      filed && { announced: null, expected: expectReport(filed, window, announced ? [announced.date] : []) }
    );
  if (shown > window.until) return { announced: null, expected: null };
  return { announced, expected: filed && expectReport(filed, window) };
}

/** The day that the calendar had last before a close, and since when. */
function findAnnounced({ source, told }: AssetCalendar, close: string): AnnouncedResults | null {
  const closed = closeOf("stock", close).toISOString();
  const known = told.filter(({ seen }) => seen < closed);
  const last = known.at(-1);
  if (!last?.date) return null;
  const { date, hour } = last;
  const { seen } = known.find((one) => one.date === date) ?? last;
  return { date, hour, seen, source };
}

/** The day whose close is the first to show results. */
function firstClose({ date, hour }: AnnouncedResults): string {
  let day = Date.parse(date) / DAY_MS + (hour === "after_close" ? 1 : 0);
  while (!isExchangeDay(day)) day++;
  return dateOf(day * DAY_MS);
}

/**
 * The next results of a stock by what was known at its last close, however far ahead: announced, else expected, and then maybe
 * some days ago.
 */
export function findNextReport(evidence: JudgedEvidence) {
  const date = closedBars(evidence).at(-1)?.date ?? dateOf(evidence.now);
  const next = findReport(evidence, date, YEAR_DAYS, LATE_DAYS);
  return { ...next, isLate: next.announced === null && (next.expected?.expected ?? "~") <= date };
}

/** A stock's first results within this many days of a close, and their source; `late`: or expected as many days before. */
export function findReport(
  { asset, fundamentals, calendar }: Pick<JudgedEvidence, "asset" | "fundamentals" | "calendar">,
  date: string,
  days: number,
  late = 0,
): { announced: AnnouncedResults | null; expected: ExpectedResults | null } {
  const filed = fundamentals ? (fundamentals.reports ?? [fundamentals.filed]) : null;
  const next =
    asset.type === "stock" &&
    findResults({ filed, calendar }, { date, until: shiftDay(date, days), from: shiftDay(date, -late) });
  const { announced = null, expected = null } = next || {};
  return { announced, expected: expected && fundamentals && { ...expected, source: fundamentals.source } };
}
