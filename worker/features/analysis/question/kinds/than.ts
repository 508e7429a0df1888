import type { Claim } from "../../asks/desk/fields.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { pattern, phraseOf } from "../words/pattern.ts";

/** "How far is it from its high?" */
export const BELOW_TOP = phraseOf("below_top");

const IT_IS = pattern`${"it_is"} (?:@|it) |@ (?=.*already )`;
const PRICE_NOW = pattern`^ (?:so )?${IT_IS}(?:${"still"} )*${"above_or_below"} #(?:usd|n) (?:${"now"} )*$`;

export const findClaim = (clause: Clause): Claim | null => firstOf(clause, "claims") ?? null;

/** "Is the RSI above 70?", "is Apple under 200?": what a figure or the price is compared with today; null for anything else. */
export function findThan(clause: Clause): number | null {
  const [kind, ...others] = clause.figures;
  const [amount, ...more] = amountsOf(clause, "number", "percent", "leverage", "usd");
  if (!amount || others.length + more.length > 0) return null;
  const claim = findClaim(clause);
  if (claim !== "above" && claim !== "below") return null;
  if (!kind) return has(clause, PRICE_NOW) ? amount.value : null;
  const isOfNow = clause.dates.length === 0 && !has(clause, "future", "if");
  return isOfNow && FACT_CARDS[kind].unit !== "usd" ? amount.value : null;
}
