import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import type { AssetReply } from "../../../../shared/board.ts";

/** The figures that a page shows of an asset. What else is known of it is among its facts, and in answers. */
const GROUPS: readonly (readonly [title: string, kinds: readonly FactKind[]])[] = [
  ["Returns", ["return_7d", "return_30d", "return_90d", "return_365d"]],
  ["Trend and momentum", ["price_vs_sma_50", "price_vs_sma_200", "rsi_14", "macd_histogram"]],
  ["Swings and volume", ["volatility_30d", "atr_percent", "volume_vs_average", "volume_24h"]],
  ["Levels", ["drawdown", "high_52w", "low_52w", "support", "resistance"]],
  ["Size and value", ["market_cap", "pe_ratio", "pe_trailing", "revenue_growth", "net_margin"]],
  ["Mood", ["fear_greed"]],
];

/** Those facts of one asset by what they are about, each group in its order; a group of none is left out. */
export const groupFacts = (facts: readonly Fact[]): AssetReply["groups"] =>
  GROUPS.flatMap(([title, kinds]) => {
    const held = kinds.flatMap((kind) => facts.find((fact) => fact.kind === kind)?.id ?? []);
    return held.length > 0 ? [{ title, facts: held }] : [];
  });
