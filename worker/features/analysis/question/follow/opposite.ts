import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Ask } from "../../asks/registry.ts";
import { readFigures } from "../kinds/figures.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { isCarried } from "./carried.ts";

/** Figures of two ends. */
const ENDS: [high: FactKind, low: FactKind][] = [
  ["high_52w", "low_52w"],
  ["resistance", "support"],
  ["bollinger_upper", "bollinger_lower"],
];
const END = new RegExp(
  [
    " (?:high|highs|highest|top|peak|upper|max|maximum|low|lows|lowest|bottom|trough|lower|",
    "min|minimum|open|average|hoch|hochster|tief|tiefster|maximo|maxima|alto|minimo|minima|",
    "bajo|plus haut|plus bas|haut|bas|максимум|верх|минимум|низ|zirve|tepe|dip|en yuksek|",
    "en dusuk)(?= )|最高|最低|高值|低值|高値|安値|최고가?|최저가?|고점|저점",
  ].join(""),
  "u",
);
const LOW =
  / (?:low|lows|lowest|bottom|trough|lower|min|minimum|tief|tiefster|minimo|minima|bajo|plus bas|bas|минимум|низ|dip|en dusuk) |最低|低值|安値|최저|저점/u;

/** "And the low?", after a high: the other end of the same. */
export function readOpposite(clause: Clause, talk: Talk): Ask | null {
  const { ask, figures } = talk;
  const { text, dates, amounts } = clause;
  if (!ask || clause.figures.length + dates.length + amounts.length > 0) return null;
  if (!END.test(text) || !isCarried(text, END)) return null;
  const assets = subjectOf(clause, talk);
  const isLow = LOW.test(text);
  if (ask.kind === "price_at" && ask.which !== null) {
    const which = has(clause, "opened")
      ? "open"
      : has(clause, "average")
        ? "average"
        : isLow
          ? "low"
          : "high";
    return { ...ask, assets, which };
  }
  const pair = ENDS.find((kinds) => kinds.some((kind) => kind === figures[0]));
  return pair ? readFigures({ ...clause, figures: [pair[isLow ? 1 : 0]] }, talk) : null;
}
