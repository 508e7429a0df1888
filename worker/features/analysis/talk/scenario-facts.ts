import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import { draftFacts, numberFacts } from "../facts/number-facts.ts";
import type { WrittenAsset } from "../words/figures.ts";
import type { Scenario } from "./scenario.ts";

/**
 * What a move would mean, as facts computed from those we hold: the move, the price after it, and that price against
 * the nearest level on its way and against the price that would prove the call wrong (percent of that level). Numbered
 * from `nextId`; nothing for an asset without a price. It says nothing of whether the move will come.
 */
export function computeScenario(
  assets: WrittenAsset[],
  facts: Fact[],
  { percent }: Scenario,
  nextId: number,
): Fact[] {
  const made: Fact[] = [];
  for (const asset of assets) {
    const find = (kind: FactKind) => facts.find((fact) => fact.asset === asset.symbol && fact.kind === kind);
    const price = find("price");
    if (!price || typeof price.value !== "number") continue;
    const after = price.value * (1 + percent / 100);
    const against = (kind: FactKind) => {
      const level = find(kind)?.value;
      return typeof level === "number" ? 100 * (after / level - 1) : null;
    };
    const values = {
      scenario_move: percent,
      scenario_price: after,
      scenario_vs_support: percent < 0 ? against("support") : null,
      scenario_vs_resistance: percent > 0 ? against("resistance") : null,
      scenario_vs_invalidation: against("invalidation_price"),
    };
    const origin = { source: "computed from your question", asOf: new Date(price.asOf) };
    made.push(...numberFacts(asset, draftFacts(values, origin), nextId + made.length));
  }
  return made;
}
