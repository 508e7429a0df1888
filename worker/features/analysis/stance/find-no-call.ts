import type { AssetType } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { daysBetween } from "../facts/bars.ts";
import type { Outlook } from "../outlook/read-outlook.ts";
import { type FactBook, findFactNumber, quote } from "./fact-book.ts";

/** Days that the last closed bar (or quote) may lie back: stock markets close over weekends and holidays. */
const STALE_DAYS: Record<AssetType, number> = { crypto: 3, stock: 6 };

/** Why no call can be told on this evidence; nothing when one can. */
export function findNoCallReason(
  { asset, quote: latest, now }: JudgedEvidence,
  { call }: Outlook,
  book: FactBook,
): string | null {
  const price = findFactNumber(book, "price");
  if (price === undefined) return "There is no price to judge.";
  if ("refusal" in call) return sayRefusal(call.refusal, book);
  const today = dateOf(now);
  if (daysBetween(call.date, today) > STALE_DAYS[asset.type])
    return "The daily bars are too old for a call: the market has moved on since.";
  if (daysBetween(dateOf(latest.asOf), today) > STALE_DAYS[asset.type])
    return `The price of ${quote(book, "price")} is too old for a call.`;
  if (Math.abs(price / call.close - 1) > 0.5)
    return `The price of ${quote(book, "price")} is far from the last daily close, so the data contradict each other.`;
  return null;
}

/** A refusal by the rules, with its figure as a fact. */
function sayRefusal(refusal: string, book: FactBook): string {
  if (!/^Only \d+ daily bars/.test(refusal)) return refusal.replace(/\d+ bars/, "bars");
  if (!book.has("history_days")) return "There is no price history to judge.";
  return `The price history is too short for a call: only ${quote(book, "history_days")} daily bars, the running day among them.`;
}
