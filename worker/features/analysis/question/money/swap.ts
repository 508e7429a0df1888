import type { ConvertAsk } from "../../asks/convert.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { unique } from "../talk.ts";
import { either, pattern } from "../words/pattern.ts";

const PRICED = /price|prices|worth|value|valued|priced|quoted/;
const IN = /in|to|into|for|per|in terms of|priced in|en|em|pra|para|в|kac/;
const RATE = either(
  / (?:how many|how much) @ .*@ | @ @ (?:ratio|rate|pair) /,
  pattern` @ (?:${PRICED} )?${IN} (?:\S+ ){0,1}@ `,
  /@ ?(?:能换|换|等于|は何|で何|は|으로|로) ?(?:多少|几个)?@? /,
);
const SWAPS = either(
  /swap\S*|trad\S*|exchang\S*|convert\S*|switch\S*|turn\S*|rotat\S*|tausch\S*|cambi\S*|echang\S*|troc\S*/,
  /обмен\S*|поменя\S*/,
);
/** "If I swapped 5 of them into SOL" */
export const SWAPPED = either(
  pattern` ${SWAPS} (?:\S+ ){0,6}(?:into|for|to|in|a|em|en|pra|para|auf|gegen|por|contre|pour|на) @ `,
  / (?:into|in|for) @ (?:\S+ ){0,3}how many /,
);
const HOW_MUCH = either(
  / (?:how much|how many|what (?:do|would|could|will) i|wie ?viele?|cuant[oa]s?|combien|quant[oa]s?|сколько|kac|ne kadar) /,
  /多少|几个|いくつ|いくら|몇|얼마/,
);
const HOW_MANY_OF =
  /(?:how many|how much|wie viele?|cuant[oa]s?|combien de|quant[oa]s?|сколько|kac|多少|几个|何|몇) ?(?:個|개)?の? ?@/;

/** "If I swap 2 ETH into SOL, how much do I get?" */
export const isSwapOfTwo = (clause: Clause): boolean =>
  unique(clause.assets).length === 2 &&
  has(clause, / #n @ /) &&
  has(clause, SWAPPED) &&
  has(clause, HOW_MUCH);

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
