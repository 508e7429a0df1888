import type { Ahead } from "../../asks/desk/fields.ts";
import { AT_PRICE, WOULD_YOU } from "../kinds/call.ts";
import { BELOW_TOP, findThan } from "../kinds/than.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { NO_PRICE } from "../money/paid.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { either, pattern, phraseOf } from "../words/pattern.ts";

/** "Is Apple up or down?" asks how it stands. */
const STANDS_NOW =
  /^ (?:so )?(?:is|are|was|were) (?:@|it|they) (?:\S+ )?(?:up or down|down or up|higher or lower) (?:now |right now |today |~ )?$/;
/** "$2,000 in Ethereum", "parking 5 grand": an amount, and no level. */
const PUT_IN = either(
  pattern` #usd ${"inside"} @ |#usd (?:\S+ )?${"invest_behind"}`,
  pattern` #usd (?:\S+ )?${"in_order_to"} (?:${"to_put"}|por) | ${"to_put"} (?:[^\s#@]+ )?#(?:usd|n) `,
);
/** Whether a sum is stated that is to be put into something. */
export const putsIn = (clause: Clause): boolean => has(clause, PUT_IN);
/** "Bitcoin at 63k, yes or no?" */
const JUDGED_AT = either(
  pattern` @ ${"at_price"} #(?:usd|n) (?:(?:is|be|that) )?${"yes_or_no"} `,
  / (?:buy|sell|hold|add|exit) @ (?:at|for) #(?:usd|n) or /,
);
/** "Wann fällt Bitcoin unter 80k?" */
const WHEN = pattern`^ (?:so |and |und |also )?${"when_will"} (?:\S+ ){0,3}@ `;
/** "ETH to 5000" */
const TO_LEVEL = pattern` @ ${"to_level"} #(?:usd|n) `;
const OF_UNITS = /^#n (?:coins?|shares?|of them|days?|@)/;

/** Whether a clause asks where a price goes, and of no past, position or call. */
export const isForecast = (clause: Clause): boolean =>
  !ELSEWHERE.some((isElse) => isElse(clause)) && FORECASTS.some((isAsked) => isAsked(clause));

/** "Does it go up or down from here?" */
export const isEitherWay = (clause: Clause): boolean =>
  has(clause, phraseOf("either_way")) &&
  clause.amounts.length === 0 &&
  !has(clause, STANDS_NOW, phraseOf("of_the_asker"), "was") &&
  clause.dates.every(({ ahead }) => ahead);

/** The time ahead that a clause states. */
export function findAhead({ dates }: Clause): { ahead: Ahead; tense: string } | null {
  const found = dates.find(({ ahead, tense }) => ahead && tense !== "past");
  return found?.ahead ? { ahead: found.ahead, tense: found.tense } : null;
}

/** The price that is to be reached. */
export function findLevel(clause: Clause): number | null {
  const level = pricesOf(clause).at(-1)?.value ?? null;
  const isMeant =
    isTarget(clause) || has(clause, WHEN, "reach", "odds", "will") || findAhead(clause)?.tense === "ahead";
  return isMeant && !putsIn(clause) ? level : null;
}

/** "1000 dolarım var": money that somebody has. */
const IS_THERE = pattern`^#(?:usd|n) ${"is_there"} `;
const pricesOf = (clause: Clause) =>
  amountsOf(clause, "usd", "number").filter(({ at }) => {
    const [before, from] = [clause.text.slice(0, at), clause.text.slice(at)];
    return !OF_UNITS.test(from) && !IS_THERE.test(from) && !NO_PRICE.test(before);
  });

const isOfPastDay = ({ dates }: Clause): boolean => dates.some(({ tense }) => tense === "past");
const isTarget = (clause: Clause): boolean => has(clause, TO_LEVEL) && !isOfPastDay(clause);

type Asks = (clause: Clause) => boolean;

const isLikely: Asks = (clause) => has(clause, "odds", "predict") || isEitherWay(clause);

const isAhead: Asks = (clause) => {
  const ahead = findAhead(clause);
  const isAskers = clause.assets.length === 0 && !clause.isQuestion && has(clause, phraseOf("i_am"));
  return ahead !== null && !isAskers && (ahead.tense === "ahead" || has(clause, "will", "future", "if"));
};

const isOfLevel: Asks = (clause) =>
  findLevel(clause) !== null && (isTarget(clause) || has(clause, "will", WHEN));

const isOfMove: Asks = (clause) =>
  has(clause, "surely", / can (?:@|it|they|the price) /) &&
  has(clause, "rise", "fall") &&
  !isOfPastDay(clause);

/** "How low can it go?" */
export const FAR = ["goes_far", "goes_low", "goes_high"] as const;

/** And no "how far did it fall?" */
const isOfReach: Asks = (clause) =>
  has(clause, ...FAR) && !has(clause, "was") && clause.amounts.length === 0 && !isOfPastDay(clause);

const FORECASTS: Asks[] = [isLikely, isAhead, isOfLevel, isOfMove, isOfReach];

const isDone: Asks = (clause) =>
  has(clause, / (?:sold|bought|got in|paid) /) && clause.dates.some(({ past }) => past);

const isOfPast: Asks = (clause) =>
  has(clause, "was", "recorded", / (?:has|have) (?:@|it) /) && !has(clause, "surely", "predict", "odds");

/** "What are the odds I lose money on it?": that it closes lower, where nothing is stated to be held. */
const isOwnLoss: Asks = (clause) =>
  has(clause, "lose") &&
  !(has(clause, "odds") && amountsOf(clause, "usd", "number", "leverage").length === 0);

const isOtherPrice: Asks = (clause) =>
  has(clause, BELOW_TOP, phraseOf("would_have"), JUDGED_AT) || findThan(clause) !== null;

const isOfNow: Asks = ({ dates, amounts }) =>
  amounts.length === 0 && !dates.some(({ tense }) => tense === "ahead");

/** "Which levels matter next week?": where they lie now, unless it is asked where the price goes. */
const isOfLevels: Asks = (clause) =>
  clause.amounts.length === 0 &&
  firstOf(clause, "levels") !== undefined &&
  (isOfNow(clause) || !has(clause, / (?:will|would|could|might|expect|forecast|predict) /));

const isOfChart: Asks = (clause) =>
  has(clause, / (?:technical|technicals|chart|ta) /) &&
  findAhead(clause) === null &&
  pricesOf(clause).length === 0;

const isAdvice: Asks = (clause) =>
  has(clause, "should", WOULD_YOU) &&
  has(clause, "buy", "sell", "hold") &&
  (pricesOf(clause).length === 0 || has(clause, AT_PRICE)) &&
  !isLikely(clause) &&
  !has(clause, "rise", "fall");

const ELSEWHERE: Asks[] = [isDone, isOfPast, isOwnLoss, isOtherPrice, isOfLevels, isOfChart, isAdvice];
