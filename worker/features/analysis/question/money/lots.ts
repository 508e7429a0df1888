import type { Position } from "../../asks/desk/fields.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { unique } from "../talk.ts";

/** So many units and the price of each: "#n @ at #n", "three more at #n". */
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
