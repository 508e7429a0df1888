import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { findMentions, type Mention, type NamedAsset } from "./mentions.ts";

const SLOT = /\{(f\d{1,6})(?::[a-z]+)?\}/g;
/** Where another thing begins to be spoken of. */
const CLAUSE = /[,;—–()]|:(?= )| (?:and|but|while|whereas|although|though|yet|as|against|versus|than) /g;

/** Whether a slot stands beside another asset or another figure than its own. */
export function isMisplaced(
  text: string,
  { facts, assets }: { facts: ReadonlyMap<string, Fact>; assets: readonly NamedAsset[] },
): boolean {
  const named = findMentions(
    text.replace(SLOT, (slot) => "#".repeat(slot.length)),
    assets,
  );
  const symbols = new Set(named.map((mention) => mention.named));
  return [...text.matchAll(SLOT)].some(({ 0: slot, 1: id, index }) => {
    const fact = facts.get(id as string);
    if (!fact) return true;
    return (
      isOfAnother(fact, index, named, { symbols, of: assets.length, said: text.slice(0, index) }) ||
      isAnotherFigure(text, fact, index, index + slot.length)
    );
  });
}

/** Of two assets the one that is not named: "Apple is the calmer one, at {A} against {B}". */
const VERSUS =
  /\{f\d+(?::[a-z]+)?\}[^.]{0,12}\b(?:against|versus|vs\.?|to|compared (?:with|to)|than|next to|and)\s$/i;

/** The asset named last before a slot, or first after it, is its own; a pair's slot stands by either. */
function isOfAnother(
  fact: Fact,
  at: number,
  named: Mention[],
  { symbols, of, said }: { symbols: Set<string>; of: number; said: string },
): boolean {
  const own = fact.asset.split("/");
  if (symbols.size === 0 || fact.kind.startsWith("fear_greed")) return false;
  const before = named.findLast(({ start }) => start < at)?.named;
  const after = named.find(({ start }) => start > at)?.named;
  if (own.length > 1) return !own.some((symbol) => symbols.has(symbol));
  const isNear = (one?: string) => one !== undefined && own.includes(one);
  if (symbols.size === 1) return !isNear(before ?? after) && !(of === 2 && VERSUS.test(said));
  // "A and B are at {A} and {B}" names both before the first figure.
  return !isNear(before) && !isNear(after) && !symbols.has(fact.asset);
}

/** Names too common to tell a figure by. */
const VAGUE =
  /^(?:price|quote|trading at|worth|current value|rate|spot|last|overbought|oversold|expensive|cheap|overvalued|undervalued|valuation|fair value|bullish|bearish|strongest|best investment|signal strength|rating|strength|growth|growing|business|sector|industry|scared|fearful|greedy|floor|ceiling|multiple|owe|makes? money|profitable|profits?|earnings|supply|edge|stop|score|news|from the top|off the high|below its high|off its high|volatile|vol|mood|trend strength|200d|200 day|200 week|long average|leverage ratio|ever be|ever exist|in circulation|change today|moves with|bottom line|top line|correlated|correlate|move together|daily range|balance sheet|indebted)$/;

/** Kinds that are spoken of by the names of another. */
const OF: Partial<Record<FactKind, FactKind[]>> = {
  sma_20: ["price_vs_sma_20", "bollinger_middle", "volume_vs_average"],
  sma_50: ["price_vs_sma_50", "call_order"],
  sma_200: ["price_vs_sma_200", "call_vs_sma_200", "call_order"],
  price: ["call_close"],
  rsi_14: ["call_rsi"],
  macd: ["macd_signal", "macd_histogram"],
  macd_signal: ["macd", "macd_histogram"],
  macd_histogram: ["macd", "macd_signal"],
  plus_di_14: ["minus_di_14", "adx_14"],
  minus_di_14: ["plus_di_14", "adx_14"],
  adx_14: ["plus_di_14", "minus_di_14"],
  stochastic_k: ["stochastic_d"],
  stochastic_d: ["stochastic_k"],
  bollinger_upper: ["bollinger_lower", "bollinger_middle", "bollinger_position"],
  bollinger_lower: ["bollinger_upper", "bollinger_middle", "bollinger_position"],
  atr_14: ["atr_percent"],
  volatility_30d: [
    "compare_volatility",
    "forecast_volatility",
    "forecast_rank",
    "span_volatility",
    "atr_percent",
  ],
  drawdown: ["compare_drawdown", "span_fall"],
  high_52w: ["low_52w", "range_position_52w", "drawdown"],
  low_52w: ["high_52w", "range_position_52w"],
  invalidation_price: ["invalidation_odds", "invalidation_crossed", "invalidation_right"],
  price_vs_sma_200: ["call_vs_sma_200"],
  support: ["invalidation_price", "invalidation_odds", "scenario_vs_support"],
  resistance: ["invalidation_price", "invalidation_odds", "scenario_vs_resistance"],
  volume_24h: ["volume_vs_average", "obv_trend"],
  obv_trend: ["volume_vs_average"],
  market_cap: ["price_to_sales", "supply_circulating"],
  revenue: ["revenue_growth", "net_margin", "price_to_sales", "net_income", "fiscal_period"],
  revenue_growth: ["revenue", "fiscal_period"],
  net_income: ["net_margin", "revenue", "fiscal_period"],
  net_margin: ["net_income", "fiscal_period"],
  pe_ratio: ["pe_trailing", "eps_diluted", "price"],
  eps_diluted: ["pe_ratio", "fiscal_period"],
  fear_greed: ["fear_greed_class"],
  supply_max: ["supply_issued", "supply_circulating"],
  supply_circulating: ["supply_max", "supply_issued"],
  base_rate: ["probability", "edge", "edge_low", "edge_high", "sample_size"],
  return_30d: ["compare_return"],
  beta: ["correlation"],
};

const TERMS: [term: string, kind: FactKind][] = (
  Object.entries(FACT_CARDS) as [FactKind, (typeof FACT_CARDS)[FactKind]][]
)
  .flatMap(([kind, { names = [] }]) =>
    names
      .filter((name) => /^[\x20-\x7e−]+$/.test(name) && !VAGUE.test(name))
      .map((name): [string, FactKind] => [name, kind]),
  )
  .sort(([a], [b]) => b.length - a.length);
const TERM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${TERMS.map(([term]) => term.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/[ -]/g, "[ -]")).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);
const KIND_OF = new Map(TERMS.map(([term, kind]) => [term.replaceAll("-", " "), kind]));

/** The figure named last before a slot in its clause, or first after it where none is, is its own or one told by that name. */
function isAnotherFigure(text: string, fact: Fact, at: number, end: number): boolean {
  const cuts = [...text.matchAll(CLAUSE)].map(({ index, 0: mark }) => index + mark.length);
  const from = cuts.findLast((cut) => cut <= at) ?? 0;
  const to = cuts.find((cut) => cut > end) ?? text.length;
  const clause = text.slice(from, to).replace(SLOT, (slot) => "#".repeat(slot.length));
  const terms = [...clause.matchAll(TERM)].flatMap(({ 0: term, index }) => {
    const kind = KIND_OF.get(term.toLowerCase().replaceAll("-", " "));
    return kind ? [{ kind, at: from + index }] : [];
  });
  if (terms.length === 0) return false;
  const fits = ({ kind }: { kind: FactKind }) =>
    kind === fact.kind || OF[kind]?.includes(fact.kind) || OF[fact.kind]?.includes(kind);
  if (terms.some(fits)) return false;
  // A level or a price stands beside any name: "above its 200-day average at {price}".
  return !/^(?:price|change_24h|call_close)$/.test(fact.kind) && !isSupport(fact.kind);
}

/** What is said beside other figures: the call and its record. */
const isSupport = (kind: FactKind): boolean =>
  /^(?:score|border|probability|base_rate|edge|sample|horizon|hold_|rule_points|forecast_|odds_|fiscal|filing)/.test(
    kind,
  );
