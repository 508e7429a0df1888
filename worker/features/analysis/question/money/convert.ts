import type { ConvertAsk } from "../../asks/convert.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk, unique } from "../talk.ts";

import { IF_I_HAVE } from "../words/trading.ts";
import { findHoldings } from "./portfolio.ts";

const UNITS =
  /^#n (?:@|shares|share|coins|coin|tokens|units|aktien|stuck|acciones|actions|acoes|акци\S*|монет\S*|hisse|adet|tane|of @|of them|of those|of these|股|枚|个|個|株|주|개)/;

const SWAP =
  / (?:how many|how much) @ .*@ | @ @ (?:ratio|rate|pair) | @ (?:price |prices |worth |value |valued |priced |quoted )?(?:in|to|into|for|per|in terms of|priced in|en|em|pra|para|в|kac) (?:\S+ ){0,1}@ |@ ?(?:能换|换|等于|は何|で何|は|으로|로) ?(?:多少|几个)?@? /;
/** "If I swapped 5 of them into SOL" */
const SWAPPED =
  / (?:swap\S*|trad\S*|exchang\S*|convert\S*|switch\S*|turn\S*|rotat\S*|tausch\S*|cambi\S*|echang\S*|troc\S*|обмен\S*|поменя\S*) (?:\S+ ){0,6}(?:into|for|to|in|a|em|en|pra|para|auf|gegen|por|contre|pour|на) @ | (?:into|in|for) @ (?:\S+ ){0,3}how many /;
/** "Half of my 4 BTC" */
const HALF_OF =
  / (?:half(?: of)?|die halfte(?: von)?|la mitad de|la moitie de|metade (?:de|dos|das)|половин\S*) (?:my |mis |mes |meus |meiner |meinen |the |моих )?#n (?:@|shares|coins)/;
/** "If I sold my 20 shares, what would I pocket?" */
const IF_SOLD =
  / (?:if|wenn|si|se|если|eger) (?:\S+ ){0,3}(?:sell|sold|cash out|cashed out|verkauf\S*|vend\S*|прода\S*|sat\S*) (?:\S+ ){0,3}#n | #n ?(?:개|주|枚|個|株|个|股|币)? ?(?:를 |을 )?(?:팔면|売ったら|売れば|売ると|卖掉|卖了|卖出)/;
/** "10 bucks of bitcoin is how much" */
const MONEY_OF =
  / #usd (?:of|in|worth of|into) @ (?:is|are|would be|makes|gets|equals|comes to) (?:how|what) | how much is #usd (?:of|in|worth of|into) @ /;
const HOW_OFTEN = / how (?:many (?:days|times|weeks|months|hours|years)|often|long) /;

/** "What would you do with my 20 shares?" asks for no worth. */
const WHAT_TO_DO =
  / what (?:should|would|do|can|shall) (?:i|we|you) do (?:with|about) | was (?:soll|mache) ich mit | que hago con | que faire (?:de|avec) | o que (?:faco|fazer) com | что делать с /;
/** "If I swap 2 ETH into SOL, how much do I get?" */
const isSwapOfTwo = ({ text, assets }: Clause): boolean =>
  unique(assets).length === 2 && / #n @ /.test(text) && SWAPPED.test(text) && HOW_MUCH.test(text);
const HOW_MUCH =
  / (?:how much|how many|what (?:do|would|could|will) i|wie ?viele?|cuant[oa]s?|combien|quant[oa]s?|сколько|kac|ne kadar) |多少|几个|いくつ|いくら|몇|얼마/;
/** "How many of those for 10k?": a bare number that something is bought with. */
const BOUGHT_WITH =
  / (?:for|with|using|out of|fur|mit|con|por|avec|pour|com|за|на) #n (?:$|(?!@|of |shares?|coins?|tokens?|units?))/;

/** Units in dollars, dollars in units, one asset in another. */
export function readConvert(clause: Clause, talk: Talk): ConvertAsk | null {
  const subject = subjectOf(clause, talk);
  const [first] = subject;
  if (
    !first ||
    WHAT_TO_DO.test(clause.text) ||
    (has(clause, "should") && findHoldings(clause) !== null) ||
    has(clause, "how_far") ||
    (talk.ask?.kind === "portfolio" && clause.assets.length === 0) ||
    HOW_OFTEN.test(clause.text) ||
    (has(clause, "if") &&
      !has(clause, "how_many") &&
      !isSwapOfTwo(clause) &&
      ![IF_I_HAVE, HALF_OF, IF_SOLD].some((words) => words.test(clause.text)))
  )
    return null;
  const { text } = clause;
  const money = amountsOf(clause, "usd", "number");
  const when = clause.dates.find(({ past, bad }) => past ?? bad);
  const asked = (
    units: number | null,
    usd: number | null,
    into: ConvertAsk["into"],
    assets = subject.slice(0, 1),
  ): ConvertAsk => ({
    kind: "convert",
    assets,
    units,
    usd,
    into,
    when: when?.bad ?? (when?.past?.said === "today" ? null : (when?.past ?? null)),
  });
  if (has(clause, "future", "reach") && clause.dates.some(({ tense }) => tense === "ahead")) return null;
  if (money.length === 0 && talk.usd !== null && has(clause, "how_many") && talk.units === null)
    return asked(null, talk.usd, null);
  // "What would that have been worth a year ago?"
  const isOfLast = talk.ask?.kind === "convert" && clause.assets.length === 0 && money.length === 0;
  if (isOfLast && when?.past && has(clause, "worth_now", "price") && talk.ask?.kind === "convert")
    return { ...talk.ask, when: when.past };
  // "I have 0.8 of a bitcoin. What is that in real money?"
  if (
    money.length === 0 &&
    talk.units !== null &&
    clause.assets.length === 0 &&
    has(clause, "in_cash") &&
    !clause.figures.length
  )
    return asked(talk.units, null, null);
  const two = unique(clause.assets);
  if (
    two.length === 2 &&
    clause.figures.length === 0 &&
    !clause.hinted.includes("beta") &&
    (isSwapOfTwo(clause) || (!has(clause, "should") && (SWAP.test(text) || has(clause, "how_many"))))
  )
    return readSwap(clause, asked);
  const [other] = two;
  const held = talk.ask?.kind === "convert" ? talk.ask.units : null;
  const swapped = money.find(({ kind }) => kind === "number")?.value ?? held;
  const isSwap =
    other !== undefined &&
    two.length === 1 &&
    talk.assets.length > 0 &&
    !talk.assets.includes(other) &&
    swapped !== null;
  if (isSwap && (SWAPPED.test(text) || (money.length === 0 && has(clause, "how_many"))))
    return asked(swapped, null, other, talk.assets.slice(0, 1));
  const units = money.find(({ at, kind }) => kind === "number" && UNITS.test(text.slice(at)));
  const dollars = money.find(({ kind, at }) => kind === "usd" || text.startsWith("#n worth of @", at));
  if (
    dollars &&
    !units &&
    clause.assets.length + talk.assets.length > 0 &&
    (has(clause, "how_many") || isBare(text) || MONEY_OF.test(text))
  )
    return asked(null, dollars.value, null);
  if (units && HALF_OF.test(text)) return asked(units.value / 2, null, null);
  const isPrice = units?.value === 1 && has(clause, "price");
  if (units && !isPrice && !has(clause, "bought_at")) {
    const isAsked =
      has(clause, "into_money", "price", "worth_now", "convert_have") ||
      / how much (?:would|were|was|is|are) #n /.test(text) ||
      isBare(text) ||
      text.split(" ").length < 7;
    if (isAsked) return asked(units.value, null, null);
  }
  const isPriced = talk.ask?.kind === "figure" || talk.ask?.kind === "convert";
  if (isPriced && first && BARE_COUNT.test(text)) return asked(money[0]?.value ?? null, null, null);
  const loose = money.find(({ kind }) => kind === "number");
  if (loose && money.length === 1 && has(clause, "how_many") && BOUGHT_WITH.test(text))
    return asked(null, loose.value, null);
  if (
    loose &&
    !units &&
    has(clause, "them", "convert_have") &&
    has(clause, "worth_now", "into_money", "them")
  )
    return asked(loose.value, null, null);
  if (loose && has(clause, "how_many") && !units) return asked(null, loose.value, null);
  return null;
}

/** "How much are 12?", of what was priced. */
const BARE_COUNT = / (?:how much|what) (?:is|are|for|would) #n(?: (?:be|cost|be worth))? $/;

/** Nothing but an amount and an asset: "2.5 ETH", "$1000 of BTC". */
const isBare = (text: string) =>
  /^ (?:whats |what is |how much is |and |in |convert )?#(?:n|usd) (?:in |of |worth of |to |into |en |de |von |auf )?@ (?:(?:shares?|stocks?|coins?|tokens?|units?|price|now|today|~|to usd|in usd|please|pls) )*$/.test(
    text,
  );

/** "How many SOL is one bitcoin?": units of the second in the first; "2 ETH in BTC": of the first in the second. */
function readSwap(
  clause: Clause,
  asked: (units: number, usd: null, into: ConvertAsk["into"], assets: ConvertAsk["assets"]) => ConvertAsk,
): ConvertAsk | null {
  const [one, other] = unique(clause.assets);
  if (!one || !other) return null;
  const [amount] = amountsOf(clause, "number");
  const places = [...clause.text.matchAll(/@/g)].map(({ index }) => index);
  const isBehindAmount = amount && places[1] !== undefined && amount.at > (places[0] ?? 0);
  const asksFirst =
    /(?:how many|how much|wie viele?|cuant[oa]s?|combien de|quant[oa]s?|сколько|kac|多少|几个|何|몇) ?(?:個|개)?の? ?@/.test(
      clause.text,
    ) || isBehindAmount;
  const [from, into] = asksFirst ? [other, one] : [one, other];
  return asked(amount?.value ?? 1, null, into, [from]);
}
