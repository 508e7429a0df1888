import type { Action } from "../../../../shared/action.ts";
import type { Statement } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { findStop } from "../daily-call/find-stop.ts";
import { HOLD_PERCENT } from "../daily-call/measured.ts";
import type { Values } from "../facts/number-facts.ts";
import { type FactBook, findFactNumber, quote, state } from "./fact-book.ts";

/** What a line is drawn for. */
interface Judged {
  action: Action;
  close: number;
  type: AssetType;
}

/** What would prove a call wrong: figures that become facts, and the sentence once they have their numbers. */
export interface Invalidation {
  values: Values;
  /** USD; null for a Hold, which has its band */
  line: number | null;
  say: (book: FactBook) => Statement;
}

/**
 * A Hold is wrong outside the band in which it counts as right; a Buy or Sell on a close beyond its line. Nothing without a
 * range of days to draw a line by.
 */
export function findInvalidation(book: FactBook, { action, close, type }: Judged): Invalidation | null {
  if (action === "Hold") return holdBand(close, HOLD_PERCENT[type]);
  const stop = findStop(action, {
    close,
    atr: findFactNumber(book, "atr_14") ?? 0,
    support: findFactNumber(book, "support"),
    resistance: findFactNumber(book, "resistance"),
  });
  if (!stop) return null;
  const side = action === "Buy" ? "below" : "above";
  const why = stop.isLevel
    ? `the {${book.get(action === "Buy" ? "support" : "resistance")?.id}:name}`
    : `beyond the noise of an average true range of ${quote(book, "atr_14")}`;
  return {
    values: { invalidation_price: stop.price },
    line: stop.price,
    say: (full) =>
      state(
        `A daily close ${side} ${quote(full, "invalidation_price")}, ${why}, would prove this call wrong${sayChance(full)}.`,
      ),
  };
}

/** The odds of it, of this asset and this day. */
const sayChance = (book: FactBook): string =>
  book.has("odds_cancel")
    ? `; the odds of that within 30 days are {${book.get("odds_cancel")?.id}:whole}`
    : "";

function holdBand(close: number, percent: number): Invalidation {
  return {
    values: { hold_low: close * (1 - percent / 100), hold_high: close * (1 + percent / 100) },
    line: null,
    say: (book) =>
      state(
        `A close below ${quote(book, "hold_low")} or above ${quote(book, "hold_high")} at the horizon would prove this call wrong${sayChance(book)}.`,
      ),
  };
}
