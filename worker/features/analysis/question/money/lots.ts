import type { Position } from "../../asks/desk/fields.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { unique } from "../talk.ts";
import { anyOf, pattern, phraseOf } from "../words/pattern.ts";

/** Units and the price of each: "#n @ at #n", "three more at #n". */
const LOT = new RegExp(
  pattern`(?:#n|(?<= )(${"one_more"})) (?:(?:@|${anyOf("lot_of", "unit")}) ){0,4}(?:from|${"at_price"}) #(?:usd|n) `,
  "g",
);
/** What stands before a price. */
const AT = new RegExp(pattern` (?:@|from|${"at_price"}) (?=#(?:usd|n) )`, "g");

/** Where the prices of a clause stand. */
export const placesOfPrices = ({ text }: Clause): number[] =>
  [...text.matchAll(AT)].map(({ 0: words, index }) => index + words.length);

/** Bought more than once: the units together, at their average price. */
export function findLots(clause: Clause): Position | null {
  const prices = [...clause.text.matchAll(LOT)];
  if (prices.length === 0) return findEqualLots(clause);
  if (prices.length < 2 || has(clause, "shorted", phraseOf("sell"))) return null;
  if (unique(clause.assets).length > 1) return null;
  const told = amountsOf(clause, "number", "usd");
  const lots = prices.map(({ 0: words, 1: one, index }) => {
    const within = told.filter(({ at }) => at >= index && at < index + words.length);
    return { units: one ? 1 : (within[0]?.value ?? 0), price: within.at(-1)?.value ?? 0 };
  });
  const units = lots.reduce((sum, lot) => sum + lot.units, 0);
  const entry = lots.reduce((sum, lot) => sum + lot.units * lot.price, 0) / units;
  return { side: "long", entry, entered: null, units, usd: null, leverage: null, lots: lots.length };
}

/** "At 2.87, another lot at 2.41, same amount": their average price; how many is not stated. */
function findEqualLots(clause: Clause): Position | null {
  const ends = placesOfPrices(clause);
  const told = amountsOf(clause, "number", "usd").filter(({ at }) => ends.includes(at));
  const isPlain =
    told.length > 1 && told.length === clause.amounts.length && unique(clause.assets).length === 1;
  if (!isPlain || has(clause, "shorted", phraseOf("sell")) || !has(clause, phraseOf("equal_lots")))
    return null;
  const entry = told.reduce((sum, { value }) => sum + value, 0) / told.length;
  return { side: "long", entry, entered: null, units: null, usd: null, leverage: null, lots: told.length };
}
