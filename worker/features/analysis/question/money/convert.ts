import type { ConvertAsk } from "../../asks/convert.ts";
import { findHoldings } from "../holdings/holdings.ts";
import { has, type Sign } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { subjectOf, type Talk, unique } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { IF_I_HAVE } from "../words/trading.ts";
import { OF_UNITS } from "./amount.ts";
import { isSwapOfTwo, readSwap, SWAPPED } from "./swap.ts";

type Read = (clause: Clause, talk: Talk, money: Placed[]) => ConvertAsk | null;

/** "Half of my 4 BTC" */
const HALF_OF = pattern` ${"half_of"} (?:${"my"} )?#n (?:@|${"unit"})`;
/** "How many of those for 10k?": a bare number that something is bought with. */
const BOUGHT_WITH = pattern` ${"with"} #n (?:$|(?!@|of |${"unit"}))`;
/** "How much are 12?", of what was priced. */
const BARE_COUNT = / (?:how much|what) (?:is|are|for|would) #n(?: (?:be|cost|be worth))? $/;
/** Nothing but an amount and an asset: "2.5 ETH", "$1000 of BTC". */
const BARE = pattern`^ (?:${"convert_asked"} )?#(?:n|usd) (?:${"of_or_into"} )?@ (?:${"convert_tail"} )*$`;
const WORTH: Sign[] = ["into_money", "price", "worth_now", "convert_have"];

/** Units in dollars, dollars in units, one asset in another. */
export const readConvert = (clause: Clause, talk: Talk): ConvertAsk | null =>
  subjectOf(clause, talk).length === 0 || isElsewhere(clause, talk)
    ? null
    : readFirst(READERS, clause, talk, amountsOf(clause, "usd", "number"));

const isElsewhere = (clause: Clause, talk: Talk): boolean =>
  has(clause, phraseOf("what_to_do"), "how_far", "odds", phraseOf("how_often")) ||
  (has(clause, "should") && findHoldings(clause) !== null) ||
  (talk.ask?.kind === "portfolio" && clause.assets.length === 0) ||
  (has(clause, "if") &&
    !has(clause, "how_many", IF_I_HAVE, HALF_OF, phraseOf("if_sold")) &&
    !isSwapOfTwo(clause)) ||
  (has(clause, "future", "reach") && clause.dates.some(({ tense }) => tense === "ahead"));

/** Of the first asset that is meant, at the time that is stated. */
function ask(clause: Clause, talk: Talk, told: Partial<ConvertAsk>): ConvertAsk {
  const when = findWhen(clause);
  const assets = subjectOf(clause, talk).slice(0, 1);
  return {
    ...{ kind: "convert", assets, units: null, usd: null, into: null },
    ...told,
    when: when?.bad ?? (when?.past?.said === "today" ? null : (when?.past ?? null)),
  };
}

const findWhen = ({ dates }: Clause) => dates.find(({ past, bad }) => past ?? bad);
const findNumber = (money: Placed[]) => money.find(({ kind }) => kind === "number");
const findUnits = ({ text }: Clause, money: Placed[]) =>
  money.find(({ at, kind }) => kind === "number" && OF_UNITS.test(text.slice(at)));

/** "How many does that buy?", of money stated before. */
const ofMoneyTold: Read = (clause, talk, money) =>
  money.length === 0 && talk.usd !== null && talk.units === null && has(clause, "how_many")
    ? ask(clause, talk, { usd: talk.usd })
    : null;

/** "I have 0.8 of a bitcoin. What is that in real money?" */
const ofUnitsTold: Read = (clause, talk, money) =>
  money.length + clause.assets.length + clause.figures.length === 0 &&
  talk.units !== null &&
  has(clause, "in_cash")
    ? ask(clause, talk, { units: talk.units })
    : null;

const ofTwo: Read = (clause, talk) => {
  const swap = clause.figures.length > 0 || clause.hinted.includes("beta") ? null : readSwap(clause);
  return swap && ask(clause, talk, swap);
};

/** "And swapped into SOL?", of what was converted. */
const intoOther: Read = (clause, talk, money) => {
  const [into, ...others] = unique(clause.assets);
  const held = talk.ask?.kind === "convert" ? talk.ask.units : null;
  const units = findNumber(money)?.value ?? held;
  const isOther = into && others.length === 0 && talk.assets.length > 0 && !talk.assets.includes(into);
  const isSwap = has(clause, SWAPPED) || (money.length === 0 && has(clause, "how_many"));
  return isOther && units !== null && isSwap
    ? ask(clause, talk, { assets: talk.assets.slice(0, 1), units, into })
    : null;
};

const ofDollars: Read = (clause, talk, money) => {
  const dollars = money.find(({ kind }) => kind === "usd");
  return dollars && !findUnits(clause, money) && has(clause, "how_many", BARE, phraseOf("money_of_is"))
    ? ask(clause, talk, { usd: dollars.value })
    : null;
};

const ofHalf: Read = (clause, talk, money) => {
  const units = has(clause, HALF_OF) ? findUnits(clause, money) : undefined;
  return units ? ask(clause, talk, { units: units.value / 2 }) : null;
};

const ofUnits: Read = (clause, talk, money) => {
  const units = findUnits(clause, money);
  if (!units || has(clause, "bought_at") || (units.value === 1 && has(clause, "price"))) return null;
  const isAsked = has(clause, ...WORTH, BARE) || clause.text.split(" ").length < 7;
  return isAsked ? ask(clause, talk, { units: units.value }) : null;
};

const ofBareCount: Read = (clause, talk, [count]) => {
  const isPriced = talk.ask?.kind === "figure" || talk.ask?.kind === "convert";
  return isPriced && has(clause, BARE_COUNT) ? ask(clause, talk, { units: count?.value ?? null }) : null;
};

/** A number that is said to be neither money nor units. */
const ofNumber: Read = (clause, talk, money) => {
  const value = findNumber(money)?.value;
  if (value === undefined) return null;
  const isCounted = has(clause, "how_many");
  const areUnits = findUnits(clause, money) !== undefined;
  if (isCounted && money.length === 1 && has(clause, BOUGHT_WITH)) return ask(clause, talk, { usd: value });
  if (areUnits) return null;
  if (has(clause, "them", "convert_have") && has(clause, "worth_now", "into_money", "them"))
    return ask(clause, talk, { units: value });
  return isCounted ? ask(clause, talk, { usd: value }) : null;
};

const READERS: Read[] = [
  ...[ofMoneyTold, ofUnitsTold, ofTwo, intoOther],
  ...[ofDollars, ofHalf, ofUnits, ofBareCount, ofNumber],
];
