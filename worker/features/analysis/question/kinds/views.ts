import type { Ask } from "../../asks/registry.ts";
import type { RiskAsk } from "../../asks/risk.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { isCarried } from "../follow/carried.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { OUR_VIEW } from "./call.ts";
import { allTime } from "./figures.ts";
import { findClaim } from "./than.ts";
import { findSpan } from "./why-moved.ts";

/** How risky it is: by its moves, its falls, or its worst day. */
export function readRisk(clause: Clause, talk: Talk): RiskAsk | null {
  const assets = subjectOf(clause, talk);
  const said = findSpan(clause);
  const isEver = said === null && has(clause, phraseOf("of_all_times"));
  const span = isEver ? allTime(talk) : said;
  if (assets.length === 0) return null;
  const last = ofEver(clause, talk);
  if (last) return { ...last, assets, span };
  if (has(clause, TO_TROUGH))
    return { kind: "risk", assets, measure: "drawdown", span: onwards(span, talk), against: null };
  const extreme = firstOf(clause, "extremes");
  const isAsked = clause.meant === "risk" || extreme !== undefined || has(clause, "risk", "drawdown");
  if (!isAsked || isOfElse(clause) || (span && has(clause, "range"))) return null;
  const measure = extreme ?? measureOf(clause) ?? (isEver ? "drawdown" : null);
  return { kind: "risk", assets, measure, span, against: findAgainst(clause) };
}

/** "And ever?", of one measure. */
const ofEver = (clause: Clause, { ask }: Talk): RiskAsk | null =>
  ask?.kind === "risk" &&
  ask.measure !== null &&
  has(clause, phraseOf("of_all_times")) &&
  isCarried(clause.text, phraseOf("of_all_times"))
    ? ask
    : null;

const isOfElse = (clause: Clause): boolean =>
  clause.figures.some((kind) => !/^(?:volatility|drawdown|forecast_vol)/.test(kind)) ||
  has(clause, "from_top", phraseOf("mad_to")) ||
  // "Should I buy the fall?" asks for a call.
  (has(clause, "drawdown") && has(clause, "should") && has(clause, "buy"));

function measureOf(clause: Clause): RiskAsk["measure"] {
  if (has(clause, "drawdown")) return "drawdown";
  return has(clause, "volatile") ? "volatility" : null;
}

function findAgainst(clause: Clause): RiskAsk["against"] {
  if (!has(clause, "compare")) return null;
  return has(clause, "coins") ? "crypto" : has(clause, "stocks") ? "stock" : null;
}

/** "From its March high to the low that followed" */
const TO_TROUGH = pattern` ${"out_of"} (?:\S+ ){0,3}${"high"} (?:\S+ ){0,4}${"down_to"} (?:\S+ ){0,3}${"low"} `;

/** From the beginning of a past period on: what follows a high may lie beyond it. */
const onwards = (span: RiskAsk["span"], { today }: Talk): RiskAsk["span"] =>
  span && "unit" in span && span.unit === "period"
    ? stretch(span.from, today, `since ${sayDay(span.from)}`)
    : span;

/** The news, or the mood of the market and of those who trade an asset. */
export function readSentiment(clause: Clause, talk: Talk): Ask | null {
  if (has(clause, phraseOf("our_own"), phraseOf("panic"), OUR_VIEW)) return null;
  const isNews = has(clause, "news");
  if (clause.meant !== "sentiment" && !isNews && !isOfMood(clause, talk)) return null;
  const isOfMarket = clause.assets.length === 0 && isMarket(clause);
  const assets = isOfMarket && !has(clause, phraseOf("people")) ? [] : subjectOf(clause, talk);
  if (assets.length === 0 && !isOfMarket && !isNews && !has(clause, "market")) return null;
  return { kind: "sentiment", assets, about: isNews ? "news" : "mood", claim: findClaim(clause) };
}

const isIndex = ({ figures }: Clause): boolean => figures.includes("fear_greed");
const isMarket = (clause: Clause): boolean =>
  isIndex(clause) || (has(clause, "market") && !has(clause, "price"));

const isOfMood = (clause: Clause, talk: Talk): boolean =>
  isIndex(clause) ||
  (has(clause, "mood") && !isOfChart(clause)) ||
  (talk.assets.length + clause.assets.length === 0 && has(clause, "the_market"));

/** "Is the chart bullish?" */
const isOfChart = (clause: Clause): boolean =>
  has(clause, "chart") &&
  !has({ ...clause, text: clause.text.replace(/ (?:bullish|bearish)(?= )/g, "") }, "mood");
