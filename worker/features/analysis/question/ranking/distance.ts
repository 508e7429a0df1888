import type { FactKind } from "../../../../../shared/analysis.ts";
import type { End } from "../../asks/desk/fields.ts";
import { learn } from "../lexicon/known.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { either, pattern } from "../words/pattern.ts";

const SIDE = either(
  /near|nearest|closest|above|over|below|under|beneath|off|from|to|uber|unter|oberhalb|unterhalb|vom|zum|encima de|debajo de|bajo/,
  /sobre|au dessus de|en dessous de|sous|acima d[aeo]|abaixo d[aeo]|выше|ниже|от|до/,
);
const ITS = /its|the|their|own|dem|der|ihrem|seinem|su|sus|la|el|son|sa|leur|sua|seu|a|своей|своего/;
const FROM_FIGURE = pattern` ${SIDE} (?:${ITS} ){0,2}\^ `;
const DISTANCES: Partial<Record<FactKind, FactKind>> = {
  sma_50: "price_vs_sma_50",
  sma_200: "price_vs_sma_200",
  sma_20: "price_vs_sma_20",
  high_52w: "drawdown",
};
const NEAR =
  / (?:closest|nearest|closer|nearer|near|close to|least far|am nachsten|naher|mas cerca|le plus pres|plus proche|mais perto|mais proximo|ближе|en yakin) /;
const FAR =
  / (?:furthest|farthest|further|farther|weitesten|mas lejos|le plus loin|mais longe|дальше) (?:(?:away|entfernt) )?(?:from|off|vom|von|de|del|du|do|da|от) /;
const UNDER = / (?:below|under|beneath|unter|unterhalb|debajo|bajo|sous|en dessous|abaixo|ниже) /;
for (const word of ["closest", "nearest", "closer", "nearer", "furthest", "farthest"]) learn(word);
const HOW_FAR = /closer|closest|nearer|nearest|further|furthest|farther|farthest|deeper|deepest/;
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
