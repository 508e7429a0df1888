import type { CandlesReply } from "../../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";

/** How far back a chart looks, in calendar days. */
export const SPANS = [
  ["1M", 30],
  ["3M", 90],
  ["6M", 182],
  ["1Y", 365],
  ["5Y", 1_826],
] as const;
export type Span = (typeof SPANS)[number][0];

export const daysOf = (span: Span): number => SPANS.find(([name]) => name === span)?.[1] ?? 365;

/** How many of the last bars (oldest first) lie within a span. */
export function countShown(bars: readonly { date: string }[], span: Span): number {
  const last = Date.parse(bars.at(-1)?.date ?? "");
  const from = dateOf(last - daysOf(span) * DAY_MS || 0);
  return bars.filter(({ date }) => date > from).length;
}

/** The bars up to a day, YYYY-MM-DD; all of them without one. */
export const endAt = (reply: CandlesReply, until: string | undefined): CandlesReply =>
  until === undefined ? reply : { ...reply, candles: reply.candles.filter(({ date }) => date <= until) };

/** A chart asks for a year, and for all five only when somebody wants to see them. */
export const daysAsked = (span: Span): 365 | 1_826 => (span === "5Y" ? 1_826 : 365);
