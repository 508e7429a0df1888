import type { FactKind } from "../../../../shared/analysis.ts";
import type { Question } from "../question/question.ts";
import { slotsIn } from "../slots/render-slots.ts";
import { type Desk, openSubjects } from "./desk/desk.ts";
import { sayFigure } from "./figure.ts";
import { ASKS } from "./registry.ts";

/** Figures that an answer about one asset may tell beside what it says. */
const KINDS: readonly FactKind[] = [
  ...["rsi_14", "macd_histogram", "adx_14", "obv_trend", "price_vs_sma_50", "price_vs_sma_200"],
  ...["return_7d", "return_30d", "return_365d", "volatility_30d", "drawdown", "atr_percent"],
  ...["fear_greed", "pe_ratio", "revenue_growth", "net_margin"],
] as const satisfies readonly FactKind[];

/** A sentence each of the figures held and not yet in a text, where a model may choose among them; else none. */
export function sayMore(desk: Desk, { asks, assets }: Question, text: string): string[] {
  const [ask] = asks;
  if (asks.length !== 1 || assets.length !== 1 || !ask || !ASKS[ask.kind].worded) return [];
  const said = new Set(slotsIn(text));
  return openSubjects(desk, assets).flatMap((subject) =>
    KINDS.flatMap((kind) => {
      const fact = subject.book.get(kind);
      return fact && !said.has(fact.id) ? [sayFigure(subject, kind)] : [];
    }),
  );
}
