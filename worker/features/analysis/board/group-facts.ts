import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import type { AssetReply } from "../../../../shared/board.ts";
import { kindsOf } from "../facts/fact-cards.ts";

const SUPPLY: readonly FactKind[] = ["supply_circulating", "supply_max", "supply_issued"];

const GROUPS: readonly (readonly [title: string, kinds: readonly FactKind[]])[] = [
  ["Price and size", kindsOf("quote").filter((kind) => !SUPPLY.includes(kind))],
  ["Supply", SUPPLY],
  ["Filings", kindsOf("filings")],
  ["Returns", kindsOf("moves")],
  ["Trend", kindsOf("trend")],
  ["Momentum", kindsOf("momentum")],
  ["Ranges and levels", kindsOf("ranges")],
  ["Mood and headlines", kindsOf("mood")],
];

/** The facts of one asset as its page shows them, by the groups of their cards; a group of none is left out. */
export const groupFacts = (facts: readonly Fact[]): AssetReply["groups"] =>
  GROUPS.flatMap(([title, kinds]) => {
    const held = facts.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []));
    return held.length > 0 ? [{ title, facts: held }] : [];
  });
