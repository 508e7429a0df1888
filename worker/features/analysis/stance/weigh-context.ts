import type { Context } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { daysBetween } from "../facts/bars.ts";
import { type FactBook, findFactNumber, quote, state } from "./fact-book.ts";

type Side = Context["side"];
type Weighed = [side: Side, sentence: string] | null;

/** A year and a half after its end, a fiscal year says nothing of the company of today. */
const STALE_DAYS = 548;

/**
 * What stands beside a call and has no part in its score, because its past is not held: filing, supply, mood. Each says
 * whether it speaks for the price. `today` is YYYY-MM-DD.
 */
export function weighContext(book: FactBook, type: AssetType, today: string): Context[] {
  const weighed = type === "stock" ? weighFiling(book, today) : [weighSupply(book), weighMood(book)];
  return weighed.flatMap((one) => (one ? [{ side: one[0], ...state(one[1]) }] : []));
}

function weighFiling(book: FactBook, today: string): Weighed[] {
  const end = book.get("fiscal_period_end")?.value;
  if (typeof end !== "string") return [];
  if (daysBetween(end, today) > STALE_DAYS)
    return [
      [
        "neutral",
        `The last filing covers a period that ended on ${quote(book, "fiscal_period_end")}, too long ago to count.`,
      ],
    ];
  return [weighGrowth(book), weighMargin(book), weighEarnings(book)];
}

function weighGrowth(book: FactBook): Weighed {
  const growth = findFactNumber(book, "revenue_growth");
  if (growth === undefined || !book.has("fiscal_period")) return null;
  const [side, verb] = growth >= 0 ? (["supports", "grew"] as const) : (["against", "shrank"] as const);
  return [side, `Revenue ${verb} by ${quote(book, "revenue_growth")} in ${quote(book, "fiscal_period")}.`];
}

function weighMargin(book: FactBook): Weighed {
  const margin = findFactNumber(book, "net_margin");
  if (margin === undefined) return null;
  if (margin < 0) return ["against", `The company lost ${quote(book, "net_margin")} of its revenue.`];
  return ["neutral", `The company kept ${quote(book, "net_margin")} of its revenue as profit.`];
}

/** Without a measured yardstick of price to earnings the figure speaks for neither side. */
function weighEarnings(book: FactBook): Weighed {
  const ratio = findFactNumber(book, "pe_ratio");
  if (ratio !== undefined)
    return ["neutral", `The price is ${quote(book, "pe_ratio")} times yearly earnings.`];
  const eps = findFactNumber(book, "eps_diluted");
  if (eps === undefined || eps > 0) return null;
  return [
    "against",
    `Diluted earnings of ${quote(book, "eps_diluted", "signed")} a share give the price no support.`,
  ];
}

/** Coins still to be issued dilute those who hold. */
function weighSupply(book: FactBook): Weighed {
  const issued = findFactNumber(book, "supply_issued");
  if (issued === undefined) return null;
  const reading = `${quote(book, "supply_issued")} of the maximum supply is issued`;
  if (issued >= 90) return ["supports", `${reading}, so little dilution is ahead.`];
  if (issued <= 60) return ["against", `Only ${reading}; the rest will dilute holders.`];
  return ["neutral", `${reading}.`];
}

/** Crowds are most wrong at extremes. */
function weighMood(book: FactBook): Weighed {
  const mood = findFactNumber(book, "fear_greed");
  if (mood === undefined) return null;
  const reading = `The Fear & Greed index at ${quote(book, "fear_greed")}`;
  if (mood <= 25) return ["supports", `${reading} shows fear, in which sellers tire.`];
  if (mood >= 75) return ["against", `${reading} shows greed, in which buyers tire.`];
  return ["neutral", `${reading} shows no extreme.`];
}
