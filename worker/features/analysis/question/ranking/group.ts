import type { AssetType } from "../../../../../shared/markets.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { withoutNegated } from "../words/negated.ts";
import { groupOf } from "../words/way.ts";

/** The group that is to be ranked; the other one where only one is left out; null for all. */
export function findGroup(clause: Clause): AssetType | null {
  const wanted = { ...clause, text: withoutNegated(clause) };
  const isNamed = has(wanted, "coins", "stocks");
  return isNamed || wanted.text === clause.text
    ? groupOf(has(wanted, "coins"), has(wanted, "stocks"))
    : groupOf(has(clause, "stocks"), has(clause, "coins"));
}
