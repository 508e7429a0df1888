import type { Ahead } from "../../asks/desk/fields.ts";
import type { ForecastAsk } from "../../asks/forecast.ts";
import { firstOf, has, placeOf } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { BELOW_TOP, findThan } from "./figures.ts";
import { AT_PRICE, WOULD_YOU } from "./opinion.ts";

/** "Does it go up or down?": of what is to come, unless a past day is told. */
const EITHER_WAY =
  / (?:which (?:way|direction) (?:is|will|does|would|could|might)|(?<!thumbs )up or down|down or up|higher or lower|lower or higher|rise or fall|fall or rise|rising or falling|gain or lose|rauf oder runter|hoch oder runter|steigen oder fallen|steigt oder fallt|steigt \S+ oder fallt|subir o bajar|subira o bajara|sube o baja|baja o sube|monter ou (?:descendre|baisser)|monte ou (?:descend|baisse)|subir ou (?:cair|descer)|sobe ou (?:desce|cai)|вверх или вниз|вырастет или упадет|упадет или вырастет|расти или падать|yukari mi asagi|yukselir mi duser mi|cikar mi duser mi) |涨还是跌|上涨还是下跌|上がるか下がるか|上がる(?:か|の)?.{0,4}下がる|오를까.{0,5}(?:내릴까|떨어질까)/u;
/** "Is Apple up or down?" asks how it stands. */
const STANDS_NOW =
  /^ (?:so )?(?:is|are|was|were) (?:@|it|they) (?:\S+ )?(?:up or down|down or up|higher or lower) (?:now |right now |today |~ )?$/;

/** "$2,000 in Ethereum": an amount, and no level. */
const PUT_IN = / #usd (?:in|into|en|em|dans|на|в) @ /;
/** "Bitcoin at 63k, yes or no?" */
const JUDGED_AT =
  / @ (?:at|for|bei|a|por|за) #(?:usd|n) (?:(?:is|be|that) )?(?:yes or no|yay or nay|good or bad|a buy|a sell|a hold|a steal|a bargain|a trap|worth it|buy or|sell or|hold or|ja oder nein|si o no|oui ou non|sim ou nao|да или нет) | (?:buy|sell|hold|add|exit) @ (?:at|for) #(?:usd|n) or /;
/** "Wann fällt Bitcoin unter 80k?" */
const WHEN =
  /^ (?:so |and |und |also )?(?:when (?:will|does|do|is|could|would)|wann|cuando|quand|quando|когда|ne zaman) (?:\S+ ){0,3}@ /;
/** "What would I have lost?" */
const WOULD_HAVE = / (?:have|had|id) (?:\S+ )?(?:bought|sold|lost|made|earned|gained) /;

/** "Will ETH reach 5000 by March?", "how likely is a 20% drop?", "where will it be next week?" */
export function readForecast(clause: Clause, talk: Talk): ForecastAsk | null {
  const assets = subjectOf(clause, talk);
  const isDone = / (?:sold|bought|got in|paid) /.test(clause.text) && clause.dates.some(({ past }) => past);
  const isPast =
    isDone ||
    ((has(clause, "was", "recorded") || / (?:has|have) (?:@|it) /.test(clause.text)) &&
      !has(clause, "surely", "predict", "odds"));
  const isEither =
    EITHER_WAY.test(clause.text) &&
    !STANDS_NOW.test(clause.text) &&
    clause.amounts.length === 0 &&
    !/ (?:i|im|am|me|my) /.test(clause.text) &&
    !has(clause, "was") &&
    clause.dates.every(({ ahead }) => ahead);
  const isRange = has(clause, "range") && has(clause, "was") && !has(clause, "surely");
  const isLoss = has(clause, "lose");
  if (assets.length === 0 || isPast || isRange || (isLoss && !ofLoss(clause))) return null;
  if (BELOW_TOP.test(clause.text) || WOULD_HAVE.test(clause.text)) return null;
  if (JUDGED_AT.test(clause.text) || findThan(clause) !== null) return null;
  if (isOfLevels(clause) || (has(clause, "update") && isOfNow(clause))) return null;
  const { text } = clause;
  const ahead = findAhead(clause);
  const money = amountsOf(clause, "usd", "number").filter(
    ({ at }) => !/^#n (?:coins?|shares?|of them|days?|@)/.test(text.slice(at)),
  );
  const [percent] = amountsOf(clause, "percent");
  const target =
    / @ (?:to|at|above|below|over|under|hits?|hitting|reach\S*|auf|bei|uber|a|до|выше|到|まで|까지) #(?:usd|n) /.test(
      text,
    ) && !clause.dates.some(({ tense }) => tense === "past");
  if (/ (?:technical|technicals|chart|ta) /.test(text) && ahead === null && money.length === 0) return null;
  const isLevel =
    money.length > 0 &&
    !PUT_IN.test(text) &&
    (target ||
      WHEN.test(text) ||
      has(clause, "reach") ||
      has(clause, "odds", "will") ||
      ahead?.tense === "ahead");
  const isLikely = has(clause, "odds", "predict") || isEither;
  const isAhead = ahead !== null && (ahead.tense === "ahead" || has(clause, "will", "future", "if"));
  const isMove =
    (has(clause, "surely") || / can (?:@|it|they|the price) /.test(text)) &&
    has(clause, "rise", "fall") &&
    !clause.dates.some(({ tense }) => tense === "past");
  const isAdvice =
    (has(clause, "should") || WOULD_YOU.test(text)) &&
    has(clause, "buy", "sell", "hold") &&
    (money.length === 0 || AT_PRICE.test(text)) &&
    !isLikely;
  if (isAdvice && !has(clause, "rise", "fall")) return null;
  if (!(isLikely || isAhead || (isLevel && (has(clause, "will") || target || WHEN.test(text))) || isMove))
    return null;
  const told = clause.assets.length + clause.amounts.length === 0 && has(clause, "odds") ? talk.ask : null;
  const asked = told?.kind === "forecast" || told?.kind === "scenario" ? told : null;
  const level = isLevel ? (money.at(-1)?.value ?? null) : (asked?.level ?? null);
  const direction = isEither
    ? "either"
    : (findDirection(clause) ?? (level === null ? null : findSide(clause)));
  const move = percent?.value ?? (has(clause, "doubles") ? 100 : has(clause, "halves") ? -50 : undefined);
  return {
    kind: "forecast",
    assets,
    // "And above 100,000?", of the same time.
    ahead:
      ahead?.ahead ?? (clause.assets.length === 0 && talk.ask?.kind === "forecast" ? talk.ask.ahead : null),
    level,
    move: move !== undefined && level === null ? signed(move, direction) : (asked?.move ?? null),
    direction: direction ?? (asked?.kind === "forecast" ? asked.direction : null),
  };
}

/** "What are the odds I lose money on it?": that it closes lower, where nothing is told to be held. */
const ofLoss = (clause: Clause): boolean =>
  has(clause, "odds") && amountsOf(clause, "usd", "number", "leverage").length === 0;

const isOfNow = ({ dates, amounts }: Clause): boolean =>
  amounts.length === 0 && !dates.some(({ tense }) => tense === "ahead");

/** "Which levels matter next week?": where they lie now, unless it is asked where the price goes. */
const isOfLevels = (clause: Clause): boolean =>
  clause.amounts.length === 0 &&
  firstOf(clause, "levels") !== undefined &&
  (isOfNow(clause) || !/ (?:will|would|could|might|expect|forecast|predict) /.test(clause.text));

function findAhead({ dates }: Clause): { ahead: Ahead; tense: string } | null {
  const found = dates.find(({ ahead, tense }) => ahead && tense !== "past");
  return found?.ahead ? { ahead: found.ahead, tense: found.tense } : null;
}

/** "Below 3000", "above 300" */
function findSide({ text }: Clause): "up" | "down" | null {
  if (/ (?:below|under|beneath|unter|sous|debajo de|abaixo de|ниже) #|(?:跌破|以下|下回)/.test(text))
    return "down";
  return / (?:above|over|uber|au dessus de|encima de|acima de|выше) #|(?:突破|以上|上回)/.test(text)
    ? "up"
    : null;
}

function findDirection(clause: Clause): "up" | "down" | null {
  const [fall, rise] = [placeOf(clause, "fall"), placeOf(clause, "rise")];
  if (fall < 0 && rise < 0) return null;
  if (fall < 0) return "up";
  if (rise < 0) return "down";
  return null;
}

const signed = (value: number, direction: ForecastAsk["direction"]) =>
  direction === "down" && value > 0 ? -value : value;
