import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Ask } from "../../asks/registry.ts";
import { readFigures } from "../kinds/figures.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";
import { isCarried } from "./carried.ts";

/** Figures of two ends. */
const ENDS: [high: FactKind, low: FactKind][] = [
  ["high_52w", "low_52w"],
  ["resistance", "support"],
  ["bollinger_upper", "bollinger_lower"],
];
const END = phraseOf("end.high", "end.low", "end.other");
const LOW = phraseOf("end.low");

/** "And the low?", after a high: the other end of the same. */
export function readOpposite(clause: Clause, talk: Talk): Ask | null {
  const { ask, figures } = talk;
  const { text, dates, amounts } = clause;
  if (!ask || clause.figures.length + dates.length + amounts.length > 0) return null;
  if (!END.test(text) || !isCarried(text, END)) return null;
  const assets = subjectOf(clause, talk);
  const isLow = has(clause, LOW);
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
