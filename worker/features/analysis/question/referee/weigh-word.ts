import type { AskKind } from "../../../../../shared/asks.ts";
import { placesOf } from "./features.ts";
import { getTaught } from "./referee.ts";

/** How much likelier a word makes a kind of ask than the others on average, as the labelled messages have it. */
export function weighWord(word: string, kind: AskKind): number {
  const { kinds, scale, weights } = getTaught();
  const sums = kinds.map((_, k) =>
    placesOf(word).reduce((sum, place) => sum + (weights[place * kinds.length + k] ?? 0), 0),
  );
  const mean = sums.reduce((sum, one) => sum + one, 0) / kinds.length;
  return ((sums[kinds.indexOf(kind)] ?? mean) - mean) / scale;
}
