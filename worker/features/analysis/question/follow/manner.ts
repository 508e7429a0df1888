import type { Ask } from "../../asks/registry.ts";
import { firstOf, rowsOf } from "../lexicon/lexicon.ts";
import type { Manner } from "../question.ts";
import type { Clauses } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { isCarried } from "./carried.ts";

/** "Shorter please", "explain it simply": what was asked last, worded in another way; null where something else is asked. */
export function readManner({ clauses }: Clauses, { ask }: Talk): { ask: Ask; manner: Manner } | null {
  const [clause, ...more] = clauses;
  if (!ask || !clause || more.length > 0) return null;
  if (clause.assets.length + clause.dates.length + clause.figures.length > 0) return null;
  const manner = firstOf(clause, "manner");
  const words = rowsOf("manner").map(([, meaning]) => meaning);
  return manner && isCarried(clause.text, ...words) ? { ask, manner } : null;
}
