import type { FactKind } from "../../../../../shared/analysis.ts";
import { type Figures, hasAll, pick } from "../figures.ts";

/** One thing to say from one set of facts: the kinds it needs, and the ways to say it. */
export interface Aspect {
  kinds: FactKind[];
  wordings: (figures: Figures) => [string, ...string[]];
}

/** The aspect in words, or nothing when a fact is absent. */
export function say(aspect: Aspect, figures: Figures): string | null {
  if (!hasAll(figures, ...aspect.kinds)) return null;
  return pick(figures, aspect.kinds.join(), aspect.wordings(figures));
}
