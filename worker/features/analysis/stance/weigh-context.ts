import type { Context } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { daysBetween } from "../facts/bars.ts";
import type { StatementOf } from "../words/words.ts";
import { type FactBook, findFactNumber, state, type Teller, tell } from "./fact-book.ts";

type Side = Context["side"];
type Weighed = [side: Side, id: StatementOf<"call">] | null;

/** A year and a half after its end, a fiscal year says nothing of the company of today. */
const STALE_DAYS = 548;

/**
 * What stands beside a call and has no part in its score, because its past is not held: filing, supply, mood. Each says
 * whether it speaks for the price. `today` is YYYY-MM-DD.
 */
export function weighContext(teller: Teller, type: AssetType, today: string): Context[] {
  const { book } = teller;
  const weighed = type === "stock" ? weighFiling(book, today) : [weighSupply(book), weighMood(book)];
  return weighed.flatMap((one) => (one ? [{ side: one[0], ...state(tell(teller, one[1])) }] : []));
}

function weighFiling(book: FactBook, today: string): Weighed[] {
  const end = book.get("fiscal_period_end")?.value;
  if (typeof end !== "string") return [];
  if (daysBetween(end, today) > STALE_DAYS) return [["neutral", "call.old_filing"]];
  return [weighGrowth(book), weighMargin(book), weighEarnings(book)];
}

function weighGrowth(book: FactBook): Weighed {
  const growth = findFactNumber(book, "revenue_growth");
  if (growth === undefined || !book.has("fiscal_period")) return null;
  return growth >= 0 ? ["supports", "call.revenue_grew"] : ["against", "call.revenue_shrank"];
}

function weighMargin(book: FactBook): Weighed {
  const margin = findFactNumber(book, "net_margin");
  if (margin === undefined) return null;
  return margin < 0 ? ["against", "call.margin_lost"] : ["neutral", "call.margin_kept"];
}

/** Without a measured yardstick of price to earnings the figure speaks for neither side. */
function weighEarnings(book: FactBook): Weighed {
  if (findFactNumber(book, "pe_ratio") !== undefined) return ["neutral", "call.earnings"];
  const eps = findFactNumber(book, "eps_diluted");
  return eps === undefined || eps > 0 ? null : ["against", "call.no_earnings"];
}

/** Coins still to be issued dilute those who hold. */
function weighSupply(book: FactBook): Weighed {
  const issued = findFactNumber(book, "supply_issued");
  if (issued === undefined) return null;
  if (issued >= 90) return ["supports", "call.supply_nearly_out"];
  return issued <= 60 ? ["against", "call.supply_to_come"] : ["neutral", "call.supply"];
}

/** Crowds are most wrong at extremes. */
function weighMood(book: FactBook): Weighed {
  const mood = findFactNumber(book, "fear_greed");
  if (mood === undefined) return null;
  if (mood <= 25) return ["supports", "call.mood_fear"];
  return mood >= 75 ? ["against", "call.mood_greed"] : ["neutral", "call.mood"];
}
