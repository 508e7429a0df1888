import type { Action } from "../../../../shared/action.ts";
import type { Statement } from "../../../../shared/analysis.ts";
import { type FactBook, findFactNumber, quote, state } from "./fact-book.ts";

/** What is most likely to hurt who follows the call: the first of these that applies. */
export function nameRisk(book: FactBook, action: Action): Statement | null {
  const rsi = findFactNumber(book, "rsi_14");
  const drawdown = findFactNumber(book, "drawdown");
  if (action === "Buy" && rsi !== undefined && rsi >= 70)
    return state(`After such a run, with RSI at ${quote(book, "rsi_14")}, a pullback is the main risk.`);
  if (action === "Sell" && rsi !== undefined && rsi <= 30)
    return state(
      `With RSI at ${quote(book, "rsi_14")} the fall is stretched, and a sharp rebound is the main risk.`,
    );
  if (action === "Buy" && drawdown !== undefined && drawdown < -25)
    return state(
      `It is still ${quote(book, "drawdown")} under its highest close of 365 days; whoever bought higher may sell into strength.`,
    );
  if (!book.has("atr_percent") || !book.has("volatility_30d")) return null;
  return state(
    `An average day covers ${quote(book, "atr_percent")} of the price and yearly volatility over the last 30 days is ${quote(book, "volatility_30d")}: the way there can be rough, even for a call that ends right.`,
  );
}
