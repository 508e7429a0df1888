import type { FactKind } from "../../../../../shared/analysis.ts";
import { findFactNumber } from "../../slots/fill-pattern.ts";
import { priceOf, type Subject } from "../desk/desk.ts";

/** Which way a figure of the chart points by its common reading: above nothing up, below it down; nothing where it is not held. */
function leanOf(subject: Subject, kind: FactKind): number | undefined {
  const value = (one: FactKind) => findFactNumber(subject.book, one);
  const gap = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? undefined : one - other;
  if (kind.startsWith("macd")) return value("macd_histogram") ?? gap(value("macd"), value("macd_signal"));
  if (kind.startsWith("sma_") || kind.startsWith("ema_")) return gap(priceOf(subject), value(kind));
  if (kind.startsWith("price_vs_")) return value(kind);
  if (/^(?:adx|plus_di|minus_di)/.test(kind)) return gap(value("plus_di_14"), value("minus_di_14"));
  if (kind === "rsi_14") return between(value(kind), 30, 70);
  return kind.startsWith("stochastic") ? between(value(kind), 20, 80) : undefined;
}

/** Nothing either way within its usual range; beyond it a figure says stretched, which is no way. */
const between = (value: number | undefined, low: number, high: number): number | undefined =>
  value !== undefined && value >= low && value < high ? 0 : undefined;

/** "Rather bullish" or "Rather bearish" by one figure of the chart; null where that figure says neither. */
export function sayLean(subject: Subject, kind: FactKind): string | null {
  const lean = leanOf(subject, kind);
  if (lean === undefined) return null;
  return lean > 0 ? "Rather bullish" : lean < 0 ? "Rather bearish" : "Neither bullish nor bearish";
}
