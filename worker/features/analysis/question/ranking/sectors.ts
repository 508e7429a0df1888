import type { AssetType } from "../../../../../shared/markets.ts";
import { SECTORS, type SectorId } from "../../../../../shared/sectors.ts";
import type { RankingAsk } from "../../asks/ranking.ts";
import { has } from "../lexicon/lexicon.ts";
import { namedSectors } from "../lexicon/sector-names.ts";
import type { Clause } from "../read-clauses.ts";
import { withoutNegated } from "../words/negated.ts";
import { findGroup } from "./group.ts";

/** What is ranked: "banks" are asked for, "no banks" are left out; what is not named is of all. */
export type Ranked = Pick<RankingAsk, "group" | "sectors" | "outside">;

/** The group and sectors that a clause names. */
export function findRanked(clause: Clause): Ranked {
  const sectors = namedSectors({ ...clause, text: withoutNegated(clause) });
  const outside = namedSectors(clause).filter((id) => !sectors.includes(id));
  const group = groupOfSectors(sectors) ?? (has(clause, "funds") ? "fund" : findGroup(clause));
  return {
    group,
    ...(sectors.length > 0 && { sectors }),
    ...(outside.length > 0 && { outside }),
  };
}

/** Coins or stocks, where all of some sectors are of one; null for both or none. */
function groupOfSectors(sectors: readonly SectorId[]): AssetType | null {
  const groups = new Set(sectors.map((id) => (SECTORS[id].class === "coin" ? "crypto" : "stock")));
  const [group] = groups;
  return groups.size === 1 && group ? group : null;
}

/** "Which sector did best?", "is tech ahead of energy?": sectors are put in order, and not what is in them. */
export function areRanked(clause: Clause): boolean {
  if (clause.assets.length > 0 || has(clause, "funds")) return false;
  const named = namedSectors({ ...clause, text: withoutNegated(clause) }).filter(
    (id, _, all) => !all.some((other) => SECTORS[other].within === id),
  );
  return named.length === 0
    ? has(clause, "sectors_all")
    : named.length > 1 && has(clause, "compare", "versus", "perform") && !has(clause, "stocks", "coins");
}
