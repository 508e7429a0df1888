import type { FactKind } from "../../../../../shared/analysis.ts";
import type { End } from "../../asks/desk/fields.ts";
import { learn } from "../lexicon/known.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { anyOf, pattern } from "../words/pattern.ts";

const SIDE = anyOf("side_of");
const ITS = anyOf("its");
const FROM_FIGURE = pattern` ${SIDE} (?:${ITS} ){0,2}\^ `;
const DISTANCES: Partial<Record<FactKind, FactKind>> = {
  sma_50: "price_vs_sma_50",
  sma_200: "price_vs_sma_200",
  sma_20: "price_vs_sma_20",
  high_52w: "drawdown",
};
const NEAR = pattern` ${"near"} `;
const FAR = pattern` ${"furthest"} (?:${"far"} )?${"from"} `;
const UNDER = pattern` ${"below"} `;
for (const word of ["closest", "nearest", "closer", "nearer", "furthest", "farthest"]) learn(word);
const HOW_FAR = anyOf("closer");
/** "Closer to its high" */
const TO_HIGH = pattern` ${HOW_FAR} (?:\S+ ){0,2}(?:to|from|below|under|off|of) (?:its|their|the) (?:\S+ ){0,2}(?:highs?|peaks?|tops?|records?|ath) `;

/** "Furthest above its 200-day average" asks how far from it, not how high it is. */
export const distanceOf = (clause: Clause): FactKind | undefined =>
  has(clause, FROM_FIGURE)
    ? DISTANCES[clause.figures[0] ?? "price"]
    : has(clause, TO_HIGH)
      ? "drawdown"
      : undefined;

/** The end of such distances that is asked for; a fall from the high has one side alone. */
export function endOfDistances(clause: Clause, distance: FactKind): End {
  if (distance === "drawdown") return has(clause, NEAR) ? "least" : "most";
  if (has(clause, NEAR)) return "nearest";
  if (has(clause, FAR)) return "furthest";
  return has(clause, UNDER) ? "least" : "most";
}
