import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Asset } from "../../../markets/assets.ts";
import type { Claim, Span } from "../../asks/desk/fields.ts";
import type { FigureAsk } from "../../asks/figure.ts";
import type { FundamentalAsk } from "../../asks/fundamental.ts";
import type { Ask } from "../../asks/registry.ts";
import type { TechnicalAsk } from "../../asks/technical.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

const CHART_FIGURES =
  /^(?:rsi|macd|stochastic|sma|ema|price_vs|adx|plus_di|minus_di|bollinger|obv|support|resistance|volume_vs|mfi)/;
const FILED_FIGURES =
  /^(?:revenue|net_income|net_margin|eps|pe_|price_to|return_on|debt|industry|fiscal|filing)/;

export function findClaim(clause: Clause): Claim | null {
  return firstOf(clause, "claims") ?? null;
}

export const BELOW_TOP =
  / how (?:close|near|far) (?:is|are) (?:@|it|they) (?:\S+ )?(?:to|from|off|below|under) (?:its|the|their) (?:\S+ )?(?:all time highs?|ath|highs?|peaks?|tops?|records?)(?= )| (?:below|under|from|off|beneath) (?:its|the|their) (?:\^ )?(?:\S+ )?(?:all time highs?|ath|highs?|peaks?|tops?|record) | (?:back to|return to|returns to|reaches|regains) (?:its|the) (?:\^ )?(?:all time high|ath|high|peak|top|record) .*how (?:much|far) | when (?:will|does|do|could|can|would) (?:@|it|they) (?:\S+ ){0,4}(?:all time high|ath|high|peak|top|record) /;

/** One figure or more, the chart, the books, or all of it. */
export function readFigures(clause: Clause, talk: Talk): Ask | null {
  const assets = subjectOf(clause, talk);
  const figures = clause.figures.filter((kind) => kind !== "fear_greed");
  if (assets.length === 0) return null;
  if (BELOW_TOP.test(clause.text) && OF_ALL_TIME.test(clause.text))
    return { kind: "change_between", assets, span: allTime(talk), in: "percent", since: "high" };
  if (BELOW_TOP.test(clause.text)) return { kind: "figure", assets, figures: ["drawdown"], claim: null };
  const claim = clause.dates.some(({ isCompared }) => isCompared) ? null : findClaim(clause);
  if (claim === "expensive" || claim === "cheap" || claim === "profitable") {
    const named = clause.figures.filter((kind) => FILED_FIGURES.test(kind));
    const meant: FactKind[] = claim === "profitable" ? ["net_income", "net_margin"] : ["pe_ratio"];
    return { kind: "fundamental", assets, figures: named.length > 0 ? named : meant, claim };
  }
  if (figures[0] === "low_52w" && figures.length === 1 && OFF_FIGURE.test(clause.text))
    return { kind: "change_between", assets, span: null, in: "percent", since: "low" };
  const extreme = EXTREMES.find(([kind]) => figures[0] === kind)?.[1];
  if (extreme && figures.length === 1 && OF_ALL_TIME.test(clause.text))
    return ofAllTime(assets, extreme, talk);
  if (figures.includes("sma_200") && figures.includes("sma_50") && CROSSED.test(clause.text))
    return {
      kind: "technical",
      assets,
      figures: ["sma_50", "sma_200"],
      claim: / (?:below|under|death|unter|debajo|sous|abaixo|ниже) /.test(clause.text)
        ? "death_cross"
        : "golden_cross",
    };
  if (
    figures.length === 1 &&
    extreme &&
    / (?:range|between|spanne|rango|fourchette|faixa|диапазон\S*) /.test(clause.text)
  )
    return ofFigures(["high_52w", "low_52w"], assets, claim);
  const than = findThan(clause);
  if (figures.length === 0 && than !== null)
    return { kind: "figure", assets, figures: ["price"], claim, than };
  if (figures.length > 0)
    return than === null ? ofFigures(figures, assets, claim) : { ...ofFigures(figures, assets, claim), than };
  if (claim === "golden_cross" || claim === "death_cross")
    return { kind: "technical", assets, figures: ["sma_50", "sma_200"], claim };
  if (claim === "overbought" || claim === "oversold")
    return { kind: "technical", assets, figures: ["rsi_14"], claim };
  const level = firstOf(clause, "levels");
  if (level)
    return {
      kind: "technical",
      assets,
      figures: level === "both" ? ["support", "resistance"] : [level],
      claim: null,
    };
  if (has(clause, "chart")) return { kind: "technical", assets, figures: [], claim };
  if (has(clause, "fundamentals"))
    return {
      kind: "fundamental",
      assets,
      figures: clause.hinted.filter((kind) => FILED_FIGURES.test(kind)),
      claim,
    };
  const hinted = clause.hinted.filter((kind) => FILED_FIGURES.test(kind));
  if (hinted.length > 0) return { kind: "fundamental", assets, figures: hinted, claim };
  if (clause.hinted.includes("beta")) return { kind: "figure", assets, figures: ["beta"], claim: null };
  if (has(clause, "from_top")) return { kind: "figure", assets, figures: ["drawdown"], claim: null };
  return null;
}

/** "Is the RSI above 70?", "is Apple under 200?": what a figure or the price is compared with today; null for anything else. */
export function findThan(clause: Clause): number | null {
  const [kind, ...others] = clause.figures;
  const claim = findClaim(clause);
  const [amount, ...more] = amountsOf(clause, "number", "percent", "leverage", "usd");
  if (!amount || others.length + more.length > 0 || (claim !== "above" && claim !== "below")) return null;
  if (!kind) return PRICE_NOW.test(clause.text) ? amount.value : null;
  const isOfNow = clause.dates.length === 0 && !has(clause, "future", "if");
  return isOfNow && FACT_CARDS[kind].unit !== "usd" ? amount.value : null;
}
const PRICE_NOW =
  /^ (?:so )?(?:(?:is|are|ist|liegt|steht|esta|est|e) (?:@|it) |@ (?=.*already ))(?:(?:currently|now|still|already|trading|priced|noch|gerade) )*(?:above|over|below|under|beneath|higher than|lower than|uber|unter|por encima de|por debajo de|au dessus de|sous|acima de|abaixo de) #(?:usd|n) (?:(?:right now|now|today|yet|again|already|at the moment|~|ahora|hoy) )*$/;

function ofFigures(
  figures: FactKind[],
  assets: Asset[],
  claim: Claim | null,
): TechnicalAsk | FundamentalAsk | FigureAsk {
  if (figures.every((kind) => CHART_FIGURES.test(kind))) return { kind: "technical", assets, figures, claim };
  if (figures.every((kind) => FILED_FIGURES.test(kind)))
    return { kind: "fundamental", assets, figures, claim };
  return { kind: "figure", assets, figures, claim };
}

export function readPrice(clause: Clause, talk: Talk): Ask | null {
  const assets = subjectOf(clause, talk);
  if (assets.length > 0 && EVER.test(clause.text))
    return ofAllTime(assets, /lowest|cheapest|how low/.test(clause.text) ? "low" : "high", talk);
  const hasReached = / (?:did|has|have|when|ever) /.test(clause.text) && /#(?:usd|n)/.test(clause.text);
  if (assets.length > 0 && hasReached && has(clause, "reach"))
    return { kind: "figure", assets, figures: ["high_52w"], claim: null };
  return assets.length > 0 && has(clause, "price") && !has(clause, "analyze_only")
    ? { kind: "figure", assets, figures: ["price"], claim: null }
    : null;
}
const CROSSED =
  / (?:cross|crosses|crossed|crossing|crossover|gekreuzt|kreuzt|cruzo|cruza|cruzado|croise|cruzou|пересек\S*) /;
const EXTREMES = [
  ["high_52w", "high"],
  ["low_52w", "low"],
] as const;
const OF_ALL_TIME =
  / (?:all time|ath|atl|ever|record|allzeithoch|allzeittief|historic\S*|historique|исторический|tarihi) /;
/** "How many percent off its 52-week low" */
const OFF_FIGURE =
  / (?:above|over|off|from|uber|vom|sobre|desde|au dessus de|depuis|acima d[aeo]|выше|от) (?:\S+ ){0,2}\^ /;
/** As far as bars reach back. */
const allTime = ({ today }: Talk): Span => ({
  from: "1980-01-01",
  to: today,
  unit: "period",
  said: "in all the bars we hold",
});
const ofAllTime = (assets: Asset[], which: "high" | "low", talk: Talk): Ask => ({
  kind: "price_at",
  assets,
  when: allTime(talk),
  which,
});
/** "The highest it has ever closed" */
const EVER =
  / (?:highest|lowest|most expensive|cheapest|how high|how low) (?:\S+ ){0,6}(?:ever|all time|in its history|of all time) /;

export function readOverview(clause: Clause, talk: Talk): Ask | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0) return null;
  return clause.assets.length > 0 || has(clause, "analyze") ? { kind: "overview", assets } : null;
}
