import type { CandlesReply } from "../../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { type LineToken, pickLineTokens } from "./chart-colors.ts";
import { daysOf, type Span } from "./chart-spans.ts";

/** One asset's change in percent since the span began. */
export interface Line {
  symbol: string;
  token: LineToken;
  points: { time: string; value: number }[];
}

/** What an answer says each asset changed over its window, percent by symbol: a price may have moved on since. */
export type SaidReturns = Readonly<Record<string, number>>;

/** The window of a comparison. */
const SAID: Span = "3M";

/**
 * Closes of several assets as changes, on the days that all have, since the last of them at or before the span's first: the window that a
 * comparison is made over. Where the answer said what it came to, the line ends there.
 */
export function normaliseCloses(replies: CandlesReply[], span: Span, said: SaidReturns = {}): Line[] {
  const dates = findWindow(replies, span);
  const tokens = pickLineTokens(replies.map(({ symbol }) => symbol));
  return replies.map(({ symbol, candles }) => {
    const bars = candles.filter(({ date }) => dates.has(date));
    const base = bars[0]?.close ?? 1;
    const points = bars.map(({ date, close }) => ({ time: date, value: (close / base - 1) * 100 }));
    const [last, end] = [points.at(-1), span === SAID ? said[symbol] : undefined];
    if (last && end !== undefined) last.value = end;
    return { symbol, token: tokens.get(symbol) as LineToken, points };
  });
}

function findWindow(replies: CandlesReply[], span: Span): ReadonlySet<string> {
  const [first = [], ...others] = replies.map(({ candles }) => candles.map(({ date }) => date));
  const sets = others.map((dates) => new Set(dates));
  const common = first.filter((date) => sets.every((set) => set.has(date)));
  const begin = dateOf(Date.parse(common.at(-1) ?? "") - daysOf(span) * DAY_MS || 0);
  const at = common.findLastIndex((date) => date <= begin);
  return new Set(common.slice(Math.max(0, at)));
}
