import type { Action, Statement } from "../../../../shared/analysis.ts";
import { type FactBook, findNumber, quote, state } from "./fact-book.ts";

/** A level this near is crossed by chance (in average daily ranges); one this far would prove nothing in time. */
const NEAREST_ATR = 1;
const FARTHEST_ATR = 4;
const STOP_ATR = 2;

/** The price that would prove a call wrong, and the words that say why it does. */
export interface Invalidation {
  price: number;
  side: "below" | "above";
  why: string;
}

/**
 * A Buy is wrong under the nearest support, a Sell over the nearest resistance, when that level is one to four average
 * daily ranges away; else two ranges from the price. A Hold is wrong at the nearer of the two sides. Nothing without a
 * price and its range, or where the stop would not be above zero.
 */
export function findInvalidation(book: FactBook, action: Action): Invalidation | null {
  const below = findStop(book, "below");
  const above = findStop(book, "above");
  if (action === "Buy") return below;
  if (action === "Sell") return above;
  const price = findNumber(book, "price");
  if (!below || !above || price === undefined) return below ?? above;
  return price - below.price <= above.price - price ? below : above;
}

function findStop(book: FactBook, side: "below" | "above"): Invalidation | null {
  const [price, atr] = [findNumber(book, "price"), findNumber(book, "atr_14")];
  if (price === undefined || !atr) return null;
  const kind = side === "below" ? "support" : "resistance";
  const level = findNumber(book, kind);
  const ranges = level === undefined ? Number.NaN : Math.abs(level - price) / atr;
  if (level !== undefined && ranges >= NEAREST_ATR && ranges <= FARTHEST_ATR)
    return { price: level, side, why: `the nearest ${kind} [${book.get(kind)?.id}]` };
  const stop = price + (side === "below" ? -STOP_ATR : STOP_ATR) * atr;
  if (stop <= 0) return null;
  return {
    price: stop,
    side,
    why: `beyond the noise of an average true range of ${quote(book, "atr_14")}`,
  };
}

/** What is most likely to hurt who follows the call: the first of these that applies. */
export function nameRisk(book: FactBook, action: Action): Statement | null {
  const rsi = findNumber(book, "rsi_14");
  const drawdown = findNumber(book, "drawdown");
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
    `An average day covers ${quote(book, "atr_percent")} of the price and yearly volatility is ${quote(book, "volatility_30d")}: the way there can be rough, even for a call that ends right.`,
  );
}
