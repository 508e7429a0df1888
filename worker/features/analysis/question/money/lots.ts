import type { Position } from "../../asks/desk/fields.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { unique } from "../talk.ts";

/** Units and the price of each: "#n @ at #n", "three more at #n". */
const LOT = new RegExp(
  [
    "(?:#n|(?<= )(another|one more|a second)) (?:(?:@|more|shares?|coins?|units?|of|them|",
    "it|those|one|extra|additional|further|aktien|stuck|acciones|actions|acoes|mas|mais|",
    "weitere) ){0,4}(?:at|for|zu|bei|je|a|por|по) #(?:usd|n) ",
  ].join(""),
  "g",
);

export const SOLD = / (?:sold|sell|selling|verkauft|vendi|vendu|vendeu|прода\S*) /;

/** Bought more than once: the units together, at their average price. */
export function findLots(clause: Clause): Position | null {
  const prices = [...clause.text.matchAll(LOT)];
  if (prices.length === 0) return findEqualLots(clause);
  if (prices.length < 2 || has(clause, "shorted") || SOLD.test(clause.text)) return null;
  if (unique(clause.assets).length > 1) return null;
  const told = amountsOf(clause, "number", "usd");
  const lots = prices.map(({ 0: words, 1: one, index }) => {
    const within = told.filter(({ at }) => at >= index && at < index + words.length);
    return { units: one ? 1 : (within[0]?.value ?? 0), price: within.at(-1)?.value ?? 0 };
  });
  const units = lots.reduce((sum, lot) => sum + lot.units, 0);
  if (units <= 0) return null;
  const entry = lots.reduce((sum, lot) => sum + lot.units * lot.price, 0) / units;
  return { side: "long", entry, entered: null, units, usd: null, leverage: null, lots: lots.length };
}

/** "At 2.87, another lot at 2.41, same amount": their average price; how many is not stated. */
const EQUAL =
  / (?:same|equal|gleiche?\w*|misma|mismo|meme|mesma|mesmo) (?:amount|number|size|quantity|many|coins|shares|lots|anzahl|menge|cantidad|quantite|quantidade) /;
const PRICE = / (?:at|for|zu|bei|a|por|em) (?=#(?:usd|n) )/g;

function findEqualLots(clause: Clause): Position | null {
  const ends = [...clause.text.matchAll(PRICE)].map(({ 0: words, index }) => index + words.length);
  const told = amountsOf(clause, "number", "usd").filter(({ at }) => ends.includes(at));
  const isPlain =
    told.length > 1 && told.length === clause.amounts.length && unique(clause.assets).length === 1;
  if (!isPlain || has(clause, "shorted") || SOLD.test(clause.text) || !EQUAL.test(clause.text)) return null;
  const entry = told.reduce((sum, { value }) => sum + value, 0) / told.length;
  return { side: "long", entry, entered: null, units: null, usd: null, leverage: null, lots: told.length };
}
