import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Asset } from "../../../markets/assets.ts";
import type { Claim, Span } from "../../asks/desk/fields.ts";
import type { FigureAsk } from "../../asks/figure.ts";
import type { FundamentalAsk } from "../../asks/fundamental.ts";
import type { Ask } from "../../asks/registry.ts";
import type { TechnicalAsk } from "../../asks/technical.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";
import { BELOW_TOP, findClaim, findThan } from "./than.ts";

type Read = (clause: Clause, assets: Asset[], talk: Talk) => Ask | null;

const CHART_FIGURES =
  /^(?:rsi|macd|stochastic|sma|ema|price_vs|adx|plus_di|minus_di|bollinger|obv|support|resistance|volume_vs|mfi)/;
/** What companies file. */
export const FILED_FIGURES =
  /^(?:revenue|net_income|net_margin|eps|pe_|price_to|return_on|debt|total_debt|industry|fiscal|filing)/;
const EXTREMES = new Map<FactKind | undefined, "high" | "low">([
  ["high_52w", "high"],
  ["low_52w", "low"],
]);

/** One figure or more, the chart, the books, or all of it. */
export function readFigures(clause: Clause, talk: Talk): Ask | null {
  const assets = subjectOf(clause, talk);
  return assets.length > 0 ? readFirst(READERS, clause, assets, talk) : null;
}

/** The price of now, or the highest and lowest of all time. */
export function readPrice(clause: Clause, talk: Talk): Ask | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0) return null;
  if (has(clause, phraseOf("ever_highest")))
    return ofAllTime(assets, has(clause, /lowest|cheapest|how low/) ? "low" : "high", talk);
  const hasReached = has(clause, / (?:did|has|have|when|ever) /) && has(clause, /#(?:usd|n)/);
  if (hasReached && has(clause, "reach")) return of(assets, null, "high_52w");
  return has(clause, "price") && !has(clause, "analyze_only") ? of(assets, null, "price") : null;
}

export function readOverview(clause: Clause, talk: Talk): Ask | null {
  const assets = subjectOf(clause, talk);
  const isAsked = clause.assets.length > 0 || has(clause, "analyze");
  return assets.length > 0 && isAsked ? { kind: "overview", assets } : null;
}

function of(
  assets: Asset[],
  claim: Claim | null,
  ...figures: FactKind[]
): TechnicalAsk | FundamentalAsk | FigureAsk {
  if (figures.every((kind) => CHART_FIGURES.test(kind))) return { kind: "technical", assets, figures, claim };
  if (figures.every((kind) => FILED_FIGURES.test(kind)))
    return { kind: "fundamental", assets, figures, claim };
  return { kind: "figure", assets, figures, claim };
}

/** From the first of our bars to today. */
export const allTime = ({ today }: Pick<Talk, "today">): Span => ({
  ...{ from: "1980-01-01", to: today },
  ...{ unit: "period", said: "in all the bars we hold" },
});
const ofAllTime = (assets: Asset[], which: "high" | "low", talk: Talk): Ask => ({
  ...{ kind: "price_at", assets, when: allTime(talk), which },
});
const since = (assets: Asset[], extreme: "high" | "low", span: Span | null): Ask => ({
  ...{ kind: "change_between", assets, span, in: "percent", since: extreme },
});

const named = ({ figures }: Clause): FactKind[] => figures.filter((kind) => kind !== "fear_greed");
const hinted = ({ hinted }: Clause): FactKind[] => hinted.filter((kind) => FILED_FIGURES.test(kind));
const claimed = (clause: Clause): Claim | null =>
  clause.dates.some(({ isCompared }) => isCompared) ? null : findClaim(clause);

const belowTop: Read = (clause, assets, talk) => {
  if (!has(clause, BELOW_TOP)) return null;
  return has(clause, phraseOf("of_all_time"))
    ? since(assets, "high", allTime(talk))
    : of(assets, null, "drawdown");
};

/** "Is it expensive?", "does it make money?" */
const ofBooks: Read = (clause, assets) => {
  const claim = claimed(clause);
  if (claim !== "expensive" && claim !== "cheap" && claim !== "profitable") return null;
  const filed = clause.figures.filter((kind) => FILED_FIGURES.test(kind));
  if (filed.length > 0) return of(assets, claim, ...filed);
  return claim === "profitable"
    ? of(assets, claim, "net_income", "net_margin")
    : of(assets, claim, "pe_ratio");
};

const ofExtreme: Read = (clause, assets, talk) => {
  const [figure, ...more] = named(clause);
  const extreme = EXTREMES.get(figure);
  if (!extreme || more.length > 0) return null;
  if (extreme === "low" && has(clause, phraseOf("off_figure"))) return since(assets, "low", null);
  if (has(clause, phraseOf("of_all_time")))
    return has(clause, "how_far") ? since(assets, extreme, allTime(talk)) : ofAllTime(assets, extreme, talk);
  return has(clause, phraseOf("range_between")) ? of(assets, claimed(clause), "high_52w", "low_52w") : null;
};

const ofCross: Read = (clause, assets) => {
  const figures = named(clause);
  const isCross =
    figures.includes("sma_200") && figures.includes("sma_50") && has(clause, phraseOf("crossed"));
  return isCross
    ? of(
        assets,
        has(clause, phraseOf("below"), / death /) ? "death_cross" : "golden_cross",
        "sma_50",
        "sma_200",
      )
    : null;
};

const ofNamed: Read = (clause, assets) => {
  const than = findThan(clause);
  const figures = named(clause);
  if (figures.length === 0) return than === null ? null : { ...of(assets, claimed(clause), "price"), than };
  return { ...of(assets, claimed(clause), ...figures), ...(than !== null && { than }) };
};

const ofClaim: Read = (clause, assets) => {
  const claim = claimed(clause);
  if (claim === "golden_cross" || claim === "death_cross") return of(assets, claim, "sma_50", "sma_200");
  return claim === "overbought" || claim === "oversold" ? of(assets, claim, "rsi_14") : null;
};

const ofLevels: Read = (clause, assets) => {
  const level = firstOf(clause, "levels");
  if (!level) return null;
  return level === "both" ? of(assets, null, "support", "resistance") : of(assets, null, level);
};

const ofChart: Read = (clause, assets) => (has(clause, "chart") ? of(assets, claimed(clause)) : null);

const ofFundamentals: Read = (clause, assets) => {
  const figures = hinted(clause);
  return figures.length > 0 || has(clause, "fundamentals")
    ? { kind: "fundamental", assets, figures, claim: claimed(clause) }
    : null;
};

const ofHint: Read = (clause, assets) => {
  if (clause.hinted.includes("beta")) return of(assets, null, "beta");
  return has(clause, "from_top") ? of(assets, null, "drawdown") : null;
};

const READERS: Read[] = [
  ...[belowTop, ofBooks, ofExtreme, ofCross, ofNamed],
  ...[ofClaim, ofLevels, ofChart, ofFundamentals, ofHint],
];
