import { has, placeOf } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { phraseOf } from "../words/pattern.ts";

/** A price that is asked for by a part of it, at no other time. */
export const isPartOf = (clause: Clause): boolean =>
  (has(clause, phraseOf("is_what")) ||
    (has(clause, phraseOf("part_less", "part_more")) && has(clause, phraseOf("part_asked")))) &&
  clause.dates.length + clause.figures.length === 0 &&
  !has(clause, "why", "should", "verdict", "highest", "lowest");

/** A fall is below zero; where both ways are stated, the word nearest before the size decides; null where neither is. */
export function signOf(clause: Clause, value: number): 1 | -1 | null {
  if (value < 0) return 1;
  const [fall, rise] = [placeOf(clause, "fall"), placeOf(clause, "rise")];
  const at = clause.text.indexOf("#pct");
  // "Drops 20% more" is no part above.
  const isFall = fall >= 0 && fall < at && rise < 0;
  if (has(clause, phraseOf("part_less"))) return -1;
  if (has(clause, phraseOf("part_more")) && !isFall) return 1;
  if (fall < 0 && rise < 0) return null;
  if (fall < 0) return 1;
  if (rise < 0) return -1;
  return Math.abs(at - fall) <= Math.abs(at - rise) ? -1 : 1;
}
