import type { FactKind } from "../../../../../../../shared/analysis.ts";
import { type Find, toNumber } from "../clauses.ts";

/** Words that read facts in a certain way, and whether the facts of an asset bear it. */
export interface Reading {
  words: RegExp;
  /** the clause speaks of it only where these stand too */
  about?: RegExp;
  holds: (find: Find) => boolean;
}

/** A value that is not held is no number, so that no comparison with it holds. */
export const at = (find: Find, kind: FactKind): number => toNumber(find(kind));
