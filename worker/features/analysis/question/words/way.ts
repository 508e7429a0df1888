import type { AssetType } from "../../../../../shared/markets.ts";
import { has, placeOf } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";

type Way = "up" | "down";

/** The one way that a clause states; null where it states neither or both. */
export function wayOf(clause: Clause): Way | null {
  const [up, down] = [has(clause, "rise"), has(clause, "fall")];
  return up === down ? null : up ? "up" : "down";
}

/** The way that a clause states first; null where it states none. */
export function firstWayOf(clause: Clause): Way | null {
  const [fall, rise] = [placeOf(clause, "fall"), placeOf(clause, "rise")];
  return wayOf(clause) ?? (fall < 0 ? null : rise < fall ? "up" : "down");
}

/** The one group of assets that is meant; null for neither or both. */
export const groupOf = (coins: boolean, stocks: boolean): AssetType | null =>
  coins === stocks ? null : coins ? "crypto" : "stock";
