import type { Ahead } from "../../asks/desk/fields.ts";
import { AT_PRICE, WOULD_YOU } from "../kinds/call.ts";
import { BELOW_TOP, findThan } from "../kinds/than.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { either, pattern } from "../words/pattern.ts";

/** "Does it go up or down?": of what is to come, unless a past day is stated. */
const EITHER_WAY = new RegExp(
  either(
    / (?:which (?:way|direction) (?:is|will|does|would|could|might)|(?<!thumbs )up or down|down or up|higher or lower) /,
    / (?:lower or higher|rise or fall|fall or rise|rising or falling|gain or lose|rauf oder runter|hoch oder runter) /,
    / (?:steigen oder fallen|steigt oder fallt|steigt \S+ oder fallt|subir o bajar|subira o bajara|sube o baja|baja o sube) /,
    / (?:monter ou (?:descendre|baisser)|monte ou (?:descend|baisse)|subir ou (?:cair|descer)|sobe ou (?:desce|cai)) /,
    / (?:вверх или вниз|вырастет или упадет|упадет или вырастет|расти или падать) /,
    / (?:yukari mi asagi|yukselir mi duser mi|cikar mi duser mi) /,
    /涨还是跌|上涨还是下跌|上がるか下がるか|上がる(?:か|の)?.{0,4}下がる|오를까.{0,5}(?:내릴까|떨어질까)/,
  ),
  "u",
);
/** "Is Apple up or down?" asks how it stands. */
const STANDS_NOW =
  /^ (?:so )?(?:is|are|was|were) (?:@|it|they) (?:\S+ )?(?:up or down|down or up|higher or lower) (?:now |right now |today |~ )?$/;
const OF_THE_ASKER = / (?:i|im|am|me|my) /;

const TO_PUT = either(
  /put|putting|invest|investing|park|parking|stash|stashing|place|placing|stick|sticking|spend|throw|play|deploy/,
  /anlege\S*|investiere\S*|parke\S*|stecke\S*|meter|meto|poner|pongo|invertir|invierto|aparcar|aparco|colocar|coloco/,
  /mettre|mets|placer|investir|investis|garer|botar|boto|aplicar|aplico|вложить|вкладывать|положить|yatir\S*/,
);
/** "$2,000 in Ethereum", "parking 5 grand": an amount, and no level. */
const PUT_IN = either(
  / #usd (?:in|into|en|em|dans|sur|на|в) @ |#usd (?:\S+ )?(?:вложить|инвестировать|yatir\S*)/,
  pattern` #usd (?:\S+ )?(?:to|zum|zu|a|à|para|pra|de) (?:${TO_PUT}|por) | ${TO_PUT} (?:[^\s#@]+ )?#(?:usd|n) `,
);
/** Whether a sum is stated that is to be put into something. */
export const putsIn = (clause: Clause): boolean => has(clause, PUT_IN);
const YES_OR_NO = either(
  /yes or no|yay or nay|good or bad|a buy|a sell|a hold|a steal|a bargain|a trap|worth it|buy or|sell or|hold or/,
  /ja oder nein|si o no|oui ou non|sim ou nao|да или нет/,
);
/** "Bitcoin at 63k, yes or no?" */
const JUDGED_AT = either(
  pattern` @ (?:at|for|bei|a|por|за) #(?:usd|n) (?:(?:is|be|that) )?${YES_OR_NO} `,
  / (?:buy|sell|hold|add|exit) @ (?:at|for) #(?:usd|n) or /,
);
/** "Wann fällt Bitcoin unter 80k?" */
const WHEN =
  /^ (?:so |and |und |also )?(?:when (?:will|does|do|is|could|would)|wann|cuando|quand|quando|когда|ne zaman) (?:\S+ ){0,3}@ /;
/** "What would I have lost?" */
const WOULD_HAVE = / (?:have|had|id) (?:\S+ )?(?:bought|sold|lost|made|earned|gained) /;
/** "ETH to 5000" */
const TO_LEVEL =
  / @ (?:to|at|above|below|over|under|hits?|hitting|reach\S*|auf|bei|uber|a|до|выше|到|まで|까지) #(?:usd|n) /;
const OF_UNITS = /^#n (?:coins?|shares?|of them|days?|@)/;

/** Whether a clause asks where a price goes, and of no past, position or call. */
export const isForecast = (clause: Clause): boolean =>
  !ELSEWHERE.some((isElse) => isElse(clause)) && FORECASTS.some((isAsked) => isAsked(clause));

/** "Does it go up or down from here?" */
export const isEitherWay = (clause: Clause): boolean =>
  has(clause, EITHER_WAY) &&
  clause.amounts.length === 0 &&
  !has(clause, STANDS_NOW, OF_THE_ASKER, "was") &&
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

const pricesOf = (clause: Clause) =>
  amountsOf(clause, "usd", "number").filter(({ at }) => !OF_UNITS.test(clause.text.slice(at)));

const isOfPastDay = ({ dates }: Clause): boolean => dates.some(({ tense }) => tense === "past");
const isTarget = (clause: Clause): boolean => has(clause, TO_LEVEL) && !isOfPastDay(clause);

type Asks = (clause: Clause) => boolean;

const isLikely: Asks = (clause) => has(clause, "odds", "predict") || isEitherWay(clause);

const isAhead: Asks = (clause) => {
  const ahead = findAhead(clause);
  const isAskers =
    clause.assets.length === 0 && !clause.isQuestion && has(clause, / (?:im|i am|i have|ich bin|estoy) /);
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

const isPastRange: Asks = (clause) => has(clause, "range") && has(clause, "was") && !has(clause, "surely");

/** "What are the odds I lose money on it?": that it closes lower, where nothing is stated to be held. */
const isOwnLoss: Asks = (clause) =>
  has(clause, "lose") &&
  !(has(clause, "odds") && amountsOf(clause, "usd", "number", "leverage").length === 0);

const isOtherPrice: Asks = (clause) =>
  has(clause, BELOW_TOP, WOULD_HAVE, JUDGED_AT) || findThan(clause) !== null;

const isOfNow: Asks = ({ dates, amounts }) =>
  amounts.length === 0 && !dates.some(({ tense }) => tense === "ahead");

/** "Which levels matter next week?": where they lie now, unless it is asked where the price goes. */
const isOfLevels: Asks = (clause) =>
  clause.amounts.length === 0 &&
  firstOf(clause, "levels") !== undefined &&
  (isOfNow(clause) || !has(clause, / (?:will|would|could|might|expect|forecast|predict) /));

const isUpdate: Asks = (clause) => has(clause, "update") && isOfNow(clause);

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

const ELSEWHERE: Asks[] = [
  isDone,
  isOfPast,
  isPastRange,
  isOwnLoss,
  isOtherPrice,
  isOfLevels,
  isUpdate,
  isOfChart,
  isAdvice,
];
