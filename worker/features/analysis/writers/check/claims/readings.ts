import { type Clause, type Find, isDenied, isSupposed } from "./clauses.ts";
import { INDICATORS } from "./readings/indicators.ts";
import { LEVELS } from "./readings/levels.ts";

const READINGS = [...INDICATORS, ...LEVELS];

/** Whether the facts bear how a clause reads them. Of two readings of the same words the one that says of what counts. */
export function judgeReadings({ text, whole }: Clause, find: Find): boolean {
  if (isSupposed(text)) return true;
  const seen = new Set<number>();
  return READINGS.every(({ words, about, holds }) => {
    const hit = words.exec(text);
    if (!hit || (about && !about.test(whole)) || (!about && seen.has(hit.index))) return true;
    seen.add(hit.index);
    return holds(find) !== isDenied(text, hit.index);
  });
}
