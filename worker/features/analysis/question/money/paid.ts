import { has } from "../lexicon/lexicon.ts";
import type { Clause, Placed } from "../read-clauses.ts";
import { anyOf, either, pattern } from "../words/pattern.ts";
import { OF_UNITS } from "./amount.ts";

const ENTRY_BEFORE = pattern`(?:\b${"price_is"} (?:${"about"} )?|${"price_before"} ?|@ )$`;
const EACH_AFTER = pattern`^#(?:usd|n) (?:${anyOf("each", "price_behind")}|${"price_ending"} )`;
const HAVE_BEFORE = / (?:own|have|hold|got) $/;
const BOUGHT_BEFORE = / (?:bought|buy|purchased|picked up|sold|shorted) $/;
/** "1000 $ de Tesla", "$500 of SOL": money put in. */
const OF_ASSET = pattern`^#usd ${"of_or_into"} @`;
/** "1000 in Nvidia five years ago": money, and no price. */
const SINCE_THEN = pattern`^#n ${"of_or_into"} @ ~ `;
/** "500 bucks margin": money put in, and no price. */
const AS_MARGIN = pattern`^#(?:usd|n) (?:[^\s#]+ )?${"margin"}(?= (?!#))`;
/** "Margin 1k" */
const MARGIN_BEFORE = pattern` ${"margin"} (?:of |is |von |de )?$`;
const PUT = either(
  pattern` ${"put_in"} (?:\S+ )?#n (?:\S+ )?${"inside"} `,
  pattern`#n (?:\S+ )?${"inside"} @ ${"put_into"}`,
);
/** "2% of 5,000", "with 1k", "I have 5k", "lost 6k": money, and no price. */
export const NO_PRICE = pattern` ${"no_price_before"} $`;
/** "2 targets": how many, and no price. */
const OF_LEVELS = /^#n (?:\S+ )?(?:targets|stops|levels|entries|exits) /;
/** "In 2015 with 1,000": what was paid in all, where a day is stated. */
const PAID_WITH = pattern` ${"with"} $`;
/** "Paid 9,000 for 60 shares": the price of all. */
const PAID_FOR_ALL = pattern` ${"paid"} (?:\S+ )?#(?:usd|n) (?:for|on|into|${"with"}) #n (?:@|of|${"unit"})`;

export const isPaidForAll = (clause: Clause): boolean => has(clause, PAID_FOR_ALL);

const before = ({ text }: Clause, { at }: Placed): string => text.slice(0, at);
const after = ({ text }: Clause, { at }: Placed): string => text.slice(at);

/** How many were bought. */
export const findUnits = (clause: Clause, money: Placed[]): Placed | undefined =>
  money.find((one) => one.kind === "number" && isUnits(clause, one)) ??
  (money.length > 1 ? money.find((one) => isBought(clause, one)) : undefined);

/** "At 3500 ETH" is what was paid. */
const isUnits = (clause: Clause, one: Placed): boolean =>
  OF_UNITS.test(after(clause, one)) &&
  !(after(clause, one).startsWith("#n @") && before(clause, one).endsWith(" at "));

const isBought = (clause: Clause, one: Placed): boolean =>
  HAVE_BEFORE.test(before(clause, one)) ||
  (BOUGHT_BEFORE.test(before(clause, one)) && /^#n (?:at|for) #/.test(after(clause, one)));

/** The money that was put in; `isPaid`: "with 1,000" states what was paid. */
export const findInvested = (clause: Clause, money: Placed[], isPaid: boolean): Placed | undefined =>
  money.find(
    (one) =>
      AS_MARGIN.test(after(clause, one)) ||
      MARGIN_BEFORE.test(before(clause, one)) ||
      (isPaid && PAID_WITH.test(before(clause, one))) ||
      isPutIn(clause, one),
  );

function isPutIn(clause: Clause, one: Placed): boolean {
  const [words, rest] = [before(clause, one), after(clause, one)];
  const isOfAsset = OF_ASSET.test(rest);
  const isMoney = one.kind === "usd" || has(clause, PUT) || SINCE_THEN.test(rest);
  const isPrice = EACH_AFTER.test(rest) || (!isOfAsset && ENTRY_BEFORE.test(words));
  return isMoney && !isPrice && (isOfAsset || has(clause, "invested"));
}

/** "Covered at 3,610", "if it falls to 100": where the position ends. */
const EXIT_BEFORE = either(
  pattern` ${anyOf("closed_out", "sell")} (?:(?:it|them|all|everything|out|my|the|@|shares|coins) )*${"at_price"} $`,
  pattern` ${"goes"} (?:back |down |up )?${"up_to"} $`,
);

/** The price that all of it was, or may be, closed at. */
export const findExit = (clause: Clause, money: Placed[]): Placed | undefined =>
  money.length > 1 ? money.find((one) => EXIT_BEFORE.test(before(clause, one))) : undefined;

/** The price that was paid for each. */
export function findEntry(
  clause: Clause,
  money: Placed[],
  units: Placed | undefined,
  invested: Placed | undefined,
): Placed | undefined {
  const prices = money.filter(
    (one) =>
      one !== units &&
      one !== invested &&
      !NO_PRICE.test(before(clause, one)) &&
      !OF_LEVELS.test(after(clause, one)),
  );
  const isPriced = (one: Placed) =>
    ENTRY_BEFORE.test(before(clause, one)) || EACH_AFTER.test(after(clause, one));
  return prices.find(isPriced) ?? (invested && !units ? undefined : prices[0]);
}
