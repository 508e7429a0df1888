import type { Action } from "../../../../shared/action.ts";
import type { Statement } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { findStop } from "../daily-call/find-stop.ts";
import { HOLD_PERCENT } from "../daily-call/measured.ts";
import type { Values } from "../facts/number-facts.ts";
import { type FactBook, findFactNumber, state, type Teller, tell } from "./fact-book.ts";

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
  say: (teller: Teller) => Statement;
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
  const why = stop.isLevel ? "level" : "noise";
  const level = book.get(action === "Buy" ? "support" : "resistance");
  return {
    values: { invalidation_price: stop.price },
    line: stop.price,
    say: (teller) => state(tell(teller, `call.wrong_${side}_${why}`, { level, chance: sayChance(teller) })),
  };
}

/** The odds of it, of this asset and this day. */
const sayChance = (teller: Teller, when: "of_it" | "on_day" = "of_it"): string =>
  teller.book.has("odds_cancel") ? tell(teller, `call.chance_${when}`) : "";

function holdBand(close: number, percent: number): Invalidation {
  return {
    values: { hold_low: close * (1 - percent / 100), hold_high: close * (1 + percent / 100) },
    line: null,
    say: (teller) => state(tell(teller, "call.wrong_hold", { chance: sayChance(teller, "on_day") })),
  };
}
