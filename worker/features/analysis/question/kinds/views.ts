import type { Ask } from "../../asks/registry.ts";
import type { RiskAsk } from "../../asks/risk.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { findClaim } from "./figures.ts";
import { OUR_VIEW } from "./opinion.ts";

import { findSpan } from "./why-moved.ts";

export function readRisk(clause: Clause, talk: Talk): RiskAsk | null {
  const assets = subjectOf(clause, talk);
  const isFigure = clause.figures.some((kind) => !/^(?:volatility|drawdown|forecast_vol)/.test(kind));
  const extreme = firstOf(clause, "extremes");
  const span = findSpan(clause);
  if (assets.length === 0) return null;
  if (TO_TROUGH.test(clause.text))
    return { kind: "risk", assets, measure: "drawdown", span: onwards(span, talk), against: null };
  if ((!extreme && !has(clause, "risk", "drawdown")) || isFigure || has(clause, "from_top")) return null;
  // "Should I buy the fall?" asks for a call.
  const isCall = has(clause, "drawdown") && has(clause, "should") && has(clause, "buy");
  if (isCall || (span && has(clause, "range")) || MAD_TO.test(clause.text)) return null;
  const measure: RiskAsk["measure"] =
    extreme ?? (has(clause, "drawdown") ? "drawdown" : has(clause, "volatile") ? "volatility" : null);
  const against = has(clause, "compare")
    ? has(clause, "coins")
      ? "crypto"
      : has(clause, "stocks")
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
  const isNews = has(clause, "news");
  const isIndex = clause.figures.includes("fear_greed");
  const isOfMarket =
    clause.assets.length === 0 && (isIndex || (has(clause, "market") && !has(clause, "price")));
  const isOfChart =
    has(clause, "chart") &&
    !has({ ...clause, text: clause.text.replace(/ (?:bullish|bearish)(?= )/g, "") }, "mood");
  const isMarketAlone = talk.assets.length === 0 && clause.assets.length === 0 && has(clause, "the_market");
  if (!isNews && !isIndex && !isMarketAlone && (!has(clause, "mood") || isOfChart)) return null;
  const assets =
    isOfMarket && !/ (?:people|everyone|everybody|traders|investors) /.test(clause.text)
      ? []
      : subjectOf(clause, talk);
  if (assets.length === 0 && !isOfMarket && !isNews && !has(clause, "market")) return null;
  return { kind: "sentiment", assets, about: isNews ? "news" : "mood", claim: findClaim(clause) };
}
