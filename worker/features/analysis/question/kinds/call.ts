import { has, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { either, pattern } from "../words/pattern.ts";

export const TRADES = ["buy", "sell", "hold"] as const;

const GOOD = /good|fair|great|decent|ok|okay|bad|high|cheap|low|reasonable/;
/** "Would you buy Tesla at 238?": the price of the day, and no level to reach. */
export const AT_PRICE = either(
  pattern` (?:is|are|be) #(?:usd|n) (?:an? )?${GOOD} (?:price|entry|level|deal|buy|price to buy|time) (?:for|on|to buy|in) @ `,
  / @ (?:(?:here|now|shares?|stock|coins?|today) )?(?:at|for|bei|zu|fur|a|por|em|по|за) #(?:usd|n) /,
);
/** "Would you still be scaling into it?" */
export const WOULD_YOU = / would (?:you|u) /;

const SURE = /bullish|bearish|optimistic|pessimistic|positive|negative|a bull|a bear|confident|hopeful/;
/** "Are you bullish on Nvidia?" */
export const OUR_VIEW = pattern` (?:are|r) (?:you|u) (?:\S+ ){0,2}${SURE} |^ (?:you|u) (?:bullish|bearish) `;

/** "Is that good?", "is 240 a good price for Tesla?" */
const JUDGED = either(
  / (?:is that|is this|is it) (?:good|bad|good or bad|a good thing|a bad thing|positive|negative) $/,
  pattern` #(?:usd|n) (?:an? )?${GOOD} (?:price|entry|level|deal|buy) `,
);
const TO_TRADE = either(
  / (?:buy|sell|hold|kaufen|verkaufen|comprar|vender|acheter|vendre|купить|продать|покупать|продавать|almali\S*|satmali\S*) /,
  /买|買|卖|売|매수|매도|사도|살까|팔/,
);
const SHOULD_KNOW =
  / should (?:i|we) (?:be )?(?:know|knowing|looking|watching|expecting|aware|look|watch|expect|read|learn|ask) /;
const CALLS: Sign[] = ["verdict", OUR_VIEW, TO_TRADE, JUDGED];

/** Whether to buy, sell or hold is asked. */
export const isCall = (clause: Clause): boolean =>
  has(clause, ...CALLS) || isChoice(clause) || isTrade(clause) || isAdvice(clause);

const isTrade = (clause: Clause): boolean =>
  (clause.language !== "en" || has(clause, "should", WOULD_YOU)) && has(clause, ...TRADES);

const isAdvice = (clause: Clause): boolean =>
  clause.figures.length === 0 && has(clause, "should") && !has(clause, SHOULD_KNOW);

/** "Keep Apple or get out?": two ways to act, one of which is asked for. */
const isChoice = (clause: Clause): boolean =>
  clause.dates.every(({ past }) => !past) &&
  has(clause, / (?:or|oder|o|ou|или|yoksa|veya) |还是|または|それとも|아니면/) &&
  TRADES.filter((words) => has(clause, words)).length > 1;
