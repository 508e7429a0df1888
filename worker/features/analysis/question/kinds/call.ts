import { has, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { either, pattern, phraseOf } from "../words/pattern.ts";

export const TRADES = ["buy", "sell", "hold"] as const;

/** "Would you buy Tesla at 238?": the price of the day, and no level to reach. */
export const AT_PRICE = either(
  pattern` (?:is|are|be) #(?:usd|n) (?:an? )?${"good"} (?:price|entry|level|deal|buy|price to buy|time) (?:for|on|to buy|in) @ `,
  pattern` @ (?:(?:here|now|shares?|stock|coins?|today) )?${"at_price"} #(?:usd|n) `,
);
/** "Would you still be scaling into it?" */
export const WOULD_YOU = / would (?:you|u) /;

/** "Are you bullish on Nvidia?" */
export const OUR_VIEW = pattern` (?:are|r) (?:you|u) (?:\S+ ){0,2}${"sure"} |^ (?:you|u) (?:bullish|bearish) `;

/** "Is that good?", "is 240 a good price for Tesla?" */
const JUDGED = either(
  / (?:is that|is this|is it) (?:good|bad|good or bad|a good thing|a bad thing|positive|negative) $/,
  pattern` #(?:usd|n) (?:an? )?${"good"} (?:price|entry|level|deal|buy) `,
);
const CALLS: Sign[] = ["verdict", OUR_VIEW, phraseOf("to_trade"), JUDGED];

/** Whether to buy, sell or hold is asked. */
export const isCall = (clause: Clause): boolean =>
  has(clause, ...CALLS) || isChoice(clause) || isTrade(clause) || isAdvice(clause);

const isTrade = (clause: Clause): boolean =>
  (clause.language !== "en" || has(clause, "should", WOULD_YOU)) && has(clause, ...TRADES);

const isAdvice = (clause: Clause): boolean =>
  clause.figures.length === 0 && has(clause, "should") && !has(clause, phraseOf("should_know"));

/** "Keep Apple or get out?": two ways to act, one of which is asked for. */
export const isChoice = (clause: Clause): boolean =>
  clause.dates.every(({ past }) => !past) &&
  has(clause, phraseOf("or")) &&
  TRADES.filter((words) => has(clause, words)).length > 1;
