import type { Ask } from "../../asks/registry.ts";
import type { Extreme, RiskAsk } from "../../asks/risk.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { type Clause, has } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import {
  CHART,
  COINS,
  COMPARE,
  DRAWDOWN,
  FROM_TOP,
  MARKET,
  MOOD,
  NEWS,
  PRICE,
  RISK,
  STOCKS,
  VOLATILE,
} from "../words/asking.ts";
import { cue, cues } from "../words/cue.ts";
import { findClaim } from "./figures.ts";
import { OUR_VIEW } from "./opinion.ts";
import { RANGE } from "./past.ts";
import { findSpan } from "./why-moved.ts";

const THE_MARKET = cue(
  `the market|the markets|crypto market|stock market|crypto|the crypto space|der markt|kryptomarkt|aktienmarkt|die borse|el mercado|mercado cripto|la bolsa|le marche|marche crypto|la bourse|o mercado|mercado de acoes|a bolsa|рынок|рынке|рынка|крипторынок|piyasa|kripto piyasasi|borsa|市场|币市|股市|币圈|市場|相場|仮想通貨|株式市場|시장|코인판|증시|주식시장`,
);

/** "Its ugliest month", "schwärzester Tag": every word for the bad and the good end, of each unit of time. */
const BAD =
  "worst ugliest nastiest roughest bloodiest hardest toughest darkest blackest reddest weakest scariest".split(
    " ",
  );
const GOOD = "best greatest strongest brightest greenest finest nicest biggest".split(" ");
const ends = (words: string[], unit: string) =>
  words.flatMap((word) => [`${word} ${unit}`, `${word} _ ${unit}`]).join("|");
const DAILY = ["one day", "single day", "1 day", "daily", "day"];
const WEEKLY = ["one week", "weekly", "week"];
const MONTHLY = ["one month", "monthly", "month"];
const FALLS = "drop|fall|loss|decline|crash|slide|plunge";
const RISES = "gain|rise|jump|rally|surge|pop|spike";
/** "The steepest one-day drop", "biggest weekly gain" */
const movesOf = (times: string[], moves: string) =>
  ["biggest", "worst", "best", "largest", "steepest", "deepest", "sharpest"]
    .flatMap((size) => times.flatMap((time) => moves.split("|").map((move) => `${size} ${time} ${move}`)))
    .join("|");
const EXTREMES = cues<Extreme>(`
worst_day: ${movesOf(DAILY, FALLS)}
best_day: ${movesOf(DAILY, RISES)}
worst_week: ${movesOf(WEEKLY, FALLS)}
best_week: ${movesOf(WEEKLY, RISES)}
worst_month: ${movesOf(MONTHLY, FALLS)}
best_month: ${movesOf(MONTHLY, RISES)}
worst_month: ${ends(BAD, "month")}|most painful month|most brutal month|schwarzester monat|mes mas negro|mois le plus noir|mes mais negro|самый черный месяц|самый плохой месяц
worst_week: ${ends(BAD, "week")}|most painful week|schwarzeste woche|самая черная неделя
worst_day: ${ends(BAD, "day")}|most painful day|schwarzester tag|dia mas negro|jour le plus noir|dia mais negro|самый черный день
best_month: ${ends(GOOD, "month")}
best_week: ${ends(GOOD, "week")}
best_day: ${ends(GOOD, "day")}
worst_month: worst month|month _ worst|month _ fall most|month _ fell most|month _ drop most|month _ lose most|monat _ gefallen|mes _ bajo mas|mes _ cayo mas|mois _ baisse|mes _ caiu mais|месяц _ упал*|месяце _ упал*|ay _ dustu|哪个月跌|worst _ month|weakest month|schlechtester monat|schlechtesten monat|schlimmster monat|peor mes|pire mois|plus mauvais mois|pior mes|худший месяц|худшем месяце|en kotu ay*|最差的月|最差的一个月|跌得最多的月|跌最多的月|最惨的月|最悪の月|一番下がった月|最も下がった月|최악의 달|가장 많이 떨어진 달|가장 나쁜 달
best_month: best month|month _ best|month _ rise most|month _ rose most|month _ gain most|month _ go up most|monat _ gestiegen|mes _ subio mas|mois _ monte|mes _ subiu mais|месяц _ вырос*|месяце _ вырос*|ay _ yukseldi|ay _ artti|哪个月涨|best _ month|strongest month|bester monat|besten monat|mejor mes|meilleur mois|melhor mes|лучший месяц|лучшем месяце|en iyi ay*|最好的月|最好的一个月|涨得最多的月|涨最多的月|表现最好的月|最高の月|一番上がった月|最も上がった月|최고의 달|가장 좋은 달|가장 많이 오른 달
worst_week: worst week|worst _ week|schlechteste woche|schlimmste woche|peor semana|pire semaine|pior semana|худшая недел*|худшую недел*|en kotu hafta*|最差的一周|最惨的一周|最悪の週|최악의 주
best_week: best week|best _ week|beste woche|mejor semana|meilleure semaine|melhor semana|лучшая недел*|лучшую недел*|en iyi hafta*|最好的一周|最高の週|최고의 주
worst_day: worst day|worst single day|worst trading day|worst days|worst one day|biggest one day drop|biggest daily drop|biggest daily loss|biggest single day|schlechtester tag|schlimmster tag|peor dia|pire jour*|pior dia|худший день|en kotu gun*|最差的一天|最惨的一天|单日最大跌幅|最悪の日|1日で最も下|최악의 날|하루 최대 하락
best_day: best day|best single day|best trading day|biggest daily gain|biggest one day gain|bester tag|mejor dia|meilleur jour*|melhor dia|лучший день|en iyi gun*|最好的一天|单日最大涨幅|最高の日|최고의 날|하루 최대 상승`);

export function readRisk(clause: Clause, talk: Talk): RiskAsk | null {
  const assets = subjectOf(clause, talk);
  const isFigure = clause.figures.some((kind) => !/^(?:volatility|drawdown|forecast_vol)/.test(kind));
  const extreme = EXTREMES.find(([, words]) => has(clause, words))?.[0];
  const span = findSpan(clause);
  if (assets.length === 0) return null;
  if (TO_TROUGH.test(clause.text))
    return { kind: "risk", assets, measure: "drawdown", span: onwards(span, talk), against: null };
  if ((!extreme && !has(clause, RISK, DRAWDOWN)) || isFigure || has(clause, FROM_TOP)) return null;
  if ((span && has(clause, RANGE)) || MAD_TO.test(clause.text)) return null;
  const measure: RiskAsk["measure"] =
    extreme ?? (has(clause, DRAWDOWN) ? "drawdown" : has(clause, VOLATILE) ? "volatility" : null);
  const against = has(clause, COMPARE)
    ? has(clause, COINS)
      ? "crypto"
      : has(clause, STOCKS)
        ? "stock"
        : null
    : null;
  return { kind: "risk", assets, measure, span, against };
}

/** "Is it crazy to still be holding XRP?" asks whether to. */
const MAD_TO =
  / (?:crazy|mad|nuts|insane|stupid|dumb|safe|dangerous|risky) to (?:\S+ ){0,2}(?:be|hold|holding|buy|sell|keep|own|get|go) /;

/** "From its March high to the low that followed" */
const TO_TROUGH =
  / (?:from|off|vom|desde|du|depuis|от|с) (?:\S+ ){0,3}(?:high|peak|top|record|hoch|maximo|pico|plus haut|sommet|maxima|topo|пика|максимума) (?:\S+ ){0,4}(?:to|until|down to|zum|bis|hasta|al|au|jusqu \S+|ate|до) (?:\S+ ){0,3}(?:low|lows|bottom|trough|tief|minimo|fondo|plus bas|creux|minima|fundo|дна|минимума) /;

/** From the beginning of a past period on: what follows a high may lie beyond it. */
const onwards = (span: RiskAsk["span"], { today }: Talk): RiskAsk["span"] =>
  span && "unit" in span && span.unit === "period"
    ? stretch(span.from, today, `since ${sayDay(span.from)}`)
    : span;

/** "How confident are you in your Bitcoin call?" */
const OUR_OWN = / your (?:\S+ ){0,2}(?:call|rating|verdict|opinion|view|recommendation) /;

export function readSentiment(clause: Clause, talk: Talk): Ask | null {
  if (OUR_OWN.test(clause.text) || / panic (?:sell|buy)\S* /.test(clause.text) || OUR_VIEW.test(clause.text))
    return null;
  const isNews = has(clause, NEWS);
  const isIndex = clause.figures.includes("fear_greed");
  const isOfMarket = clause.assets.length === 0 && (isIndex || (has(clause, MARKET) && !has(clause, PRICE)));
  const isOfChart =
    has(clause, CHART) &&
    !has({ ...clause, text: clause.text.replace(/ (?:bullish|bearish)(?= )/g, "") }, MOOD);
  const isMarketAlone = talk.assets.length === 0 && clause.assets.length === 0 && has(clause, THE_MARKET);
  if (!isNews && !isIndex && !isMarketAlone && (!has(clause, MOOD) || isOfChart)) return null;
  const assets =
    isOfMarket && !/ (?:people|everyone|everybody|traders|investors) /.test(clause.text)
      ? []
      : subjectOf(clause, talk);
  if (assets.length === 0 && !isOfMarket && !isNews && !has(clause, MARKET)) return null;
  return { kind: "sentiment", assets, about: isNews ? "news" : "mood", claim: findClaim(clause) };
}
