import type { Action } from "../../../../shared/action.ts";
import type { Statement } from "../../../../shared/analysis.ts";
import { findFactNumber, state, type Teller, tell } from "./fact-book.ts";

/** What is most likely to hurt who follows the call: the first of these that applies. */
export function nameRisk(teller: Teller, action: Action): Statement | null {
  const { book } = teller;
  const rsi = findFactNumber(book, "rsi_14");
  const drawdown = findFactNumber(book, "drawdown");
  if (action === "Buy" && rsi !== undefined && rsi >= 70) return state(tell(teller, "call.risk_pullback"));
  if (action === "Sell" && rsi !== undefined && rsi <= 30) return state(tell(teller, "call.risk_rebound"));
  if (action === "Buy" && drawdown !== undefined && drawdown < -25)
    return state(tell(teller, "call.risk_sellers"));
  if (!book.has("atr_percent") || !book.has("volatility_30d")) return null;
  return state(tell(teller, "call.risk_rough"));
}
