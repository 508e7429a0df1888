import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import type { Phase, StreamEvent } from "../../../../shared/stream.ts";

const MARKET: FactKind[] = [
  "price",
  "change_24h",
  "volume_24h",
  "market_cap",
  "supply_circulating",
  "supply_max",
  "supply_issued",
];
const BUSINESS: FactKind[] = [
  "fiscal_period",
  "fiscal_period_end",
  "filing_date",
  "revenue",
  "revenue_growth",
  "net_income",
  "net_margin",
  "eps_diluted",
  "pe_ratio",
  "price_to_sales",
  "return_on_equity",
  "debt_to_equity",
];
const MOOD: FactKind[] = ["fear_greed", "fear_greed_class", "headline"];
const PHASE_OF = new Map<FactKind, Phase>([
  ...MARKET.map((kind): [FactKind, Phase] => [kind, "blockchain"]),
  ...BUSINESS.map((kind): [FactKind, Phase] => [kind, "fundamentals"]),
  ...MOOD.map((kind): [FactKind, Phase] => [kind, "sentiments"]),
]);
const LATER: Phase[] = ["fundamentals", "technicals", "sentiments"];

/** The facts of an answer phase by phase, as events; the first phase began before they were gathered. */
export function tellFacts(facts: Fact[]): StreamEvent[] {
  const byPhase = Map.groupBy(facts, ({ kind }) => PHASE_OF.get(kind) ?? "technicals");
  const tell = (phase: Phase) =>
    (byPhase.get(phase) ?? []).map((fact): StreamEvent => ({ event: "fact", data: { fact } }));
  return [
    ...tell("blockchain"),
    ...LATER.flatMap((phase): StreamEvent[] => [{ event: "phase", data: { phase } }, ...tell(phase)]),
  ];
}
