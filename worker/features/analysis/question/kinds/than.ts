import type { Claim } from "../../asks/desk/fields.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { anyOf, either, pattern } from "../words/pattern.ts";

const TOP = anyOf("all_time_highs");
/** "How far is it from its high?" */
export const BELOW_TOP = either(
  pattern` how (?:close|near|far) (?:is|are) (?:@|it|they) (?:\S+ )?(?:to|from|off|below|under) (?:its|the|their) (?:\S+ )?${TOP}(?= )`,
  pattern` ${"below_top"} (?:its|the|their) (?:\^ )?(?:\S+ )?${"all_time_highs"} `,
  pattern` ${"back_to"} (?:its|the) (?:\^ )?${"all_time_high"} .*how (?:much|far) `,
  pattern` when ${"lever_does"} (?:@|it|they) (?:\S+ ){0,4}${"all_time_high"} `,
);

const IT_IS = pattern`${"it_is"} (?:@|it) |@ (?=.*already )`;
const ABOVE = either(anyOf("beside_level"), /acima de|abaixo de/);
const NOW = anyOf("right_now");
const STILL = anyOf("currently");
const PRICE_NOW = pattern`^ (?:so )?${IT_IS}(?:${STILL} )*${ABOVE} #(?:usd|n) (?:${NOW} )*$`;

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
