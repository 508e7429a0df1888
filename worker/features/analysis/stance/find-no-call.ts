import type { AssetType } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { daysBetween } from "../facts/bars.ts";
import type { Refusal } from "../forecast/refusal.ts";
import type { Outlook } from "../outlook/read-outlook.ts";
import { sayRefusal } from "../outlook/say-refusal.ts";
import { findFactNumber, type Teller, tell } from "./fact-book.ts";

/** Days that the last closed bar (or quote) may lie back: stock markets close over weekends and holidays. */
const STALE_DAYS: Record<AssetType, number> = { crypto: 3, stock: 6 };

/** Why this evidence gives no call; nothing when it gives one. */
export function findNoCallReason(
  { asset, quote: latest, now }: JudgedEvidence,
  { call }: Outlook,
  teller: Teller,
): string | null {
  const { book } = teller;
  const price = findFactNumber(book, "price");
  if (price === undefined) return tell(teller, "call.no_price");
  if ("refusal" in call) return refuseCall(teller, call.refusal);
  const today = dateOf(now);
  if (daysBetween(call.date, today) > STALE_DAYS[asset.type]) return tell(teller, "call.old_bars");
  if (daysBetween(dateOf(latest.asOf), today) > STALE_DAYS[asset.type]) return tell(teller, "call.old_price");
  if (Math.abs(price / call.close - 1) > 0.5) return tell(teller, "call.contradiction");
  return null;
}

const TOO_FEW: ReadonlySet<Refusal> = new Set<Refusal>(["no_bars", "too_few_bars", "too_few_bars_for_call"]);

/** A refusal by the rules, with its figure as a fact. */
function refuseCall(teller: Teller, refusal: Refusal): string {
  if (!TOO_FEW.has(refusal)) return sayRefusal(refusal, teller.language);
  return tell(teller, teller.book.has("history_days") ? "call.short_history" : "call.no_history");
}
