import type { Fact, FactKind } from "../../../../../shared/analysis.ts";

/** From this many assets on only the figures that compare them are told, so that a prompt stays short. */
const MANY = 3;
const COMPARED = new Set<FactKind>([
  "price",
  "change_24h",
  "return_30d",
  "return_90d",
  "return_365d",
  "price_vs_sma_200",
  "rsi_14",
  "volatility_30d",
  "drawdown",
  "market_cap",
  "pe_ratio",
  "fear_greed",
  "score",
  "probability",
  "probability_low",
  "probability_high",
  "base_rate",
  "sample_size",
  "invalidation_price",
  "hold_low",
  "hold_high",
  "compare_window_days",
  "compare_return",
  "compare_volatility",
  "compare_drawdown",
  "correlation",
  "beta",
]);
/** Says how much was read, not how the market is. */
const DULL = new Set<FactKind>(["history_days"]);

/** The facts a model is told, in their order: those our own sentences use in any case. */
export const pickFacts = (facts: Fact[], assets: number, used: ReadonlySet<string>): Fact[] =>
  facts.filter(({ id, kind }) => used.has(id) || (assets < MANY ? !DULL.has(kind) : COMPARED.has(kind)));
