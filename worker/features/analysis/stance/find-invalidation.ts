import type { Action } from "../../../../shared/action.ts";
import type { Statement } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { findStop } from "../daily-call/find-stop.ts";
import { HOLD_PERCENT, type KnownCall } from "../daily-call/measured.ts";
import type { Values } from "../facts/number-facts.ts";
import type { Outlook } from "../outlook/read-outlook.ts";
import { type FactBook, findFactNumber, quote, state } from "./fact-book.ts";

/** What a line is drawn for. */
interface Judged {
  action: Action;
  close: number;
  type: AssetType;
  month: Outlook["month"];
  measured: KnownCall | null;
}

/** What would prove a call wrong: figures that become facts, and the sentence once they have their numbers. */
export interface Invalidation {
  values: Values;
  say: (book: FactBook) => Statement;
}

/**
 * A Hold is wrong outside the band in which it counts as right; a Buy or Sell on a close beyond its line, with how often such
 * lines were crossed and the call ended right all the same. Nothing without a range of days to draw a line by.
 */
export function findInvalidation(
  book: FactBook,
  { action, close, type, month, measured }: Judged,
): Invalidation | null {
  if (action === "Hold") return holdBand(close, HOLD_PERCENT[type]);
  const stop = findStop(action, {
    close,
    atr: findFactNumber(book, "atr_14") ?? 0,
    support: findFactNumber(book, "support"),
    resistance: findFactNumber(book, "resistance"),
  });
  if (!stop) return null;
  const side = action === "Buy" ? "below" : "above";
  const beyond = side === "below" ? stop.price < close : stop.price > close;
  const odds = "refusal" in month || !beyond ? null : 100 * month.touch(stop.price);
  const why = stop.isLevel
    ? `the {${book.get(action === "Buy" ? "support" : "resistance")?.id}:name}`
    : `beyond the noise of an average true range of ${quote(book, "atr_14")}`;
  const line = measured?.line;
  return {
    values: {
      invalidation_price: stop.price,
      invalidation_odds: odds,
      invalidation_crossed: line ? 100 * line.crossed : null,
      invalidation_right: line ? 100 * line.stillRight : null,
    },
    say: (full) =>
      state(
        `A daily close ${side} ${quote(full, "invalidation_price")}, ${why}, would prove this call wrong${sayLine(full)}.`,
      ),
  };
}

const sayLine = (book: FactBook): string =>
  book.has("invalidation_crossed") && book.has("invalidation_right")
    ? `: such lines were crossed in {${book.get("invalidation_crossed")?.id}:whole} of past cases, and {${book.get("invalidation_right")?.id}:whole} of those still ended right`
    : "";

function holdBand(close: number, percent: number): Invalidation {
  return {
    values: { hold_low: close * (1 - percent / 100), hold_high: close * (1 + percent / 100) },
    say: (book) =>
      state(
        `A close below ${quote(book, "hold_low")} or above ${quote(book, "hold_high")} at the horizon would prove this call wrong.`,
      ),
  };
}
