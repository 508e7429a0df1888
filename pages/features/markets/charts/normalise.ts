import type { CandlesReply } from "../../../../shared/markets.ts";
import { type LineToken, pickLineTokens } from "./chart-colors.ts";
import { countShown, type Span } from "./chart-spans.ts";

/** One asset's change in percent since the span began. */
export interface Line {
  symbol: string;
  token: LineToken;
  points: { time: string; value: number }[];
}

/** Closes of several assets as changes since their first common day within the span. */
export function normaliseCloses(replies: CandlesReply[], span: Span): Line[] {
  const shown = replies.map(({ candles }) => candles.slice(candles.length - countShown(candles, span)));
  const start =
    shown
      .map((bars) => bars[0]?.date ?? "")
      .toSorted()
      .at(-1) ?? "";
  const tokens = pickLineTokens(replies.map(({ symbol }) => symbol));
  return replies.map(({ symbol }, i) => {
    const bars = shown[i]?.filter(({ date }) => date >= start) ?? [];
    const base = bars[0]?.close ?? 1;
    return {
      symbol,
      token: tokens.get(symbol) as LineToken,
      points: bars.map(({ date, close }) => ({ time: date, value: (close / base - 1) * 100 })),
    };
  });
}
