import type { FactKind } from "../../../../../shared/analysis.ts";
import type { End } from "../../asks/desk/fields.ts";
import { learn } from "../lexicon/known.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { pattern, phraseOf } from "../words/pattern.ts";

const FROM_FIGURE = pattern` ${"away_from"} (?:${"its"} ){0,2}\^ `;
const DISTANCES: Partial<Record<FactKind, FactKind>> = {
  sma_50: "price_vs_sma_50",
  sma_200: "price_vs_sma_200",
  sma_20: "price_vs_sma_20",
  high_52w: "drawdown",
};
for (const word of ["closest", "nearest", "closer", "nearer", "furthest", "farthest"]) learn(word);

/** "Furthest above its 200-day average" asks how far from it, not how high it is. */
export const distanceOf = (clause: Clause): FactKind | undefined =>
  has(clause, FROM_FIGURE)
    ? DISTANCES[clause.figures[0] ?? "price"]
    : has(clause, phraseOf("to_its_high"))
      ? "drawdown"
      : undefined;

/** The end of such distances that is asked for; a fall from the high has one side alone. */
export function endOfDistances(clause: Clause, distance: FactKind): End {
  if (distance === "drawdown") return has(clause, phraseOf("nearest")) ? "least" : "most";
  if (has(clause, phraseOf("nearest"))) return "nearest";
  if (has(clause, phraseOf("furthest"))) return "furthest";
  return has(clause, phraseOf("below")) ? "least" : "most";
}
