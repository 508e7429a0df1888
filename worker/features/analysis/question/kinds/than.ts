import type { Claim } from "../../asks/desk/fields.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { either, pattern } from "../words/pattern.ts";

const TOP = /all time highs?|ath|highs?|peaks?|tops?|records?/;
/** "How far is it from its high?" */
export const BELOW_TOP = either(
  pattern` how (?:close|near|far) (?:is|are) (?:@|it|they) (?:\S+ )?(?:to|from|off|below|under) (?:its|the|their) (?:\S+ )?${TOP}(?= )`,
  / (?:below|under|from|off|beneath) (?:its|the|their) (?:\^ )?(?:\S+ )?(?:all time highs?|ath|highs?|peaks?|tops?|record) /,
  / (?:back to|return to|returns to|reaches|regains) (?:its|the) (?:\^ )?(?:all time high|ath|high|peak|top|record) .*how (?:much|far) /,
  / when (?:will|does|do|could|can|would) (?:@|it|they) (?:\S+ ){0,4}(?:all time high|ath|high|peak|top|record) /,
);

const IT_IS = /(?:is|are|ist|liegt|steht|esta|est|e) (?:@|it) |@ (?=.*already )/;
const ABOVE = either(
  /above|over|below|under|beneath|higher than|lower than|uber|unter|por encima de|por debajo de|au dessus de|sous/,
  /acima de|abaixo de/,
);
const NOW = /right now|now|today|yet|again|already|at the moment|~|ahora|hoy/;
const STILL = /currently|now|still|already|trading|priced|noch|gerade/;
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
