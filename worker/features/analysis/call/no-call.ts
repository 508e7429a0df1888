import type { JudgedEvidence } from "../evidence.ts";
import { dayOf, daysBetween, knownBars } from "../facts/bars.ts";
import { type FactBook, findNumber, quote } from "./fact-book.ts";

const LEAST_BARS = 200;
/** Days that the last bar (or quote) may lie back: stock markets close over weekends and holidays. */
const STALE_DAYS = { crypto: 3, stock: 6 };
/** Calendar days that the last 200 bars may span before the history has holes. */
const LONGEST_SPAN_DAYS = { crypto: 220, stock: 330 };

/** Why no call can be made on this evidence; nothing when one can. */
export function findNoCallReason(evidence: JudgedEvidence, book: FactBook): string | null {
  const { asset, quote: latest, now } = evidence;
  const price = findNumber(book, "price");
  if (price === undefined) return "There is no price to judge.";

  const bars = knownBars(evidence);
  const [first, last] = [bars.at(-LEAST_BARS), bars.at(-1)];
  if (!last) return "There is no price history to judge.";
  if (!first)
    return `The price history is too short for a call: only ${quote(book, "history_days")} daily bars.`;

  const today = dayOf(now);
  if (daysBetween(last.date, today) > STALE_DAYS[asset.type])
    return "The daily bars are too old for a call: the market has moved on since.";
  if (daysBetween(dayOf(latest.asOf), today) > STALE_DAYS[asset.type])
    return `The price of ${quote(book, "price")} is too old for a call.`;
  if (daysBetween(first.date, last.date) > LONGEST_SPAN_DAYS[asset.type])
    return "The price history has holes, so its averages cannot be trusted.";
  if (Math.abs(price / last.close - 1) > 0.5)
    return `The price of ${quote(book, "price")} is far from the last daily close, so the data contradict each other.`;
  return null;
}
