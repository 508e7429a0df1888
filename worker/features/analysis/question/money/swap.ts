import type { ConvertAsk } from "../../asks/convert.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { unique } from "../talk.ts";
import { either, pattern, phraseOf } from "../words/pattern.ts";

const RATE = either(
  / (?:how many|how much) @ .*@ /,
  phraseOf("rate"),
  pattern` @ (?:${"priced"} )?${"per_unit"} (?:\S+ )?@ `,
);
/** "If I swapped 5 of them into SOL" */
export const SWAPPED = pattern` ${"swaps"} (?:\S+ ){0,6}${"into"} @ `;
const HOW_MANY_OF = pattern`${"how_much"} ?${"piece_of"}? ?@`;

/** "If I swap 2 ETH into SOL, how much do I get?" */
export const isSwapOfTwo = (clause: Clause): boolean =>
  unique(clause.assets).length === 2 &&
  has(clause, / #n @ /) &&
  has(clause, SWAPPED) &&
  has(clause, phraseOf("how_much"));

/** "How many SOL is one bitcoin?": units of the second in the first; "2 ETH in BTC": of the first in the second. */
export function readSwap(clause: Clause): Pick<ConvertAsk, "assets" | "units" | "into"> | null {
  const [one, other, ...more] = unique(clause.assets);
  if (!one || !other || more.length > 0) return null;
  const isRate = !has(clause, "should") && has(clause, RATE, "how_many");
  if (!isRate && !isSwapOfTwo(clause)) return null;
  const [amount] = amountsOf(clause, "number");
  const [first, second] = [...clause.text.matchAll(/@/g)].map(({ index }) => index);
  const isBehind = amount !== undefined && second !== undefined && amount.at > (first ?? 0);
  const [from, into] = has(clause, HOW_MANY_OF) || isBehind ? [other, one] : [one, other];
  return { assets: [from], units: amount?.value ?? 1, into };
}
