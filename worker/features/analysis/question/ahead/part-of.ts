import { has, placeOf } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { either, pattern } from "../words/pattern.ts";

/** "15% below its price", "add 8% to it", "ETH down 40% is what price" */
const PART_LESS = either(pattern` #pct ${"part_less"} `, pattern` ${"take"} (?:off )?(?:another )?#pct `);
const PART_MORE = either(pattern` #pct ${"part_more"} `, pattern` ${"add"} (?:another )?#pct `);
const PART_ASKED = pattern` ${"part_asked"} `;
const IS_WHAT = pattern` (?:up|down) #pct ${"is_what"} (?:what|how much|which) `;

/** A price that is asked for by a part of it, at no other time. */
export const isPartOf = (clause: Clause): boolean =>
  (has(clause, IS_WHAT) || (has(clause, PART_LESS, PART_MORE) && has(clause, PART_ASKED))) &&
  clause.dates.length + clause.figures.length === 0 &&
  !has(clause, "why", "should", "verdict", "highest", "lowest");

/** A fall is below zero; where both ways are stated, the word nearest before the size decides; null where neither is. */
export function signOf(clause: Clause, value: number): 1 | -1 | null {
  if (value < 0) return 1;
  const [fall, rise] = [placeOf(clause, "fall"), placeOf(clause, "rise")];
  const at = clause.text.indexOf("#pct");
  // "Drops 20% more" is no part above.
  const isFall = fall >= 0 && fall < at && rise < 0;
  if (has(clause, PART_LESS)) return -1;
  if (has(clause, PART_MORE) && !isFall) return 1;
  if (fall < 0 && rise < 0) return null;
  if (fall < 0) return 1;
  if (rise < 0) return -1;
  return Math.abs(at - fall) <= Math.abs(at - rise) ? -1 : 1;
}
