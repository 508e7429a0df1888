import type { LeftOut } from "../../../../../shared/screen.ts";
import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";

const nameOf = (kind: LeftOut["lacks"][number]) => (kind === "call" ? "the call" : SCREEN_KINDS[kind].label);

/** How many of how many a filter judged, and which it left out for lack of what. */
export function sayJudged(judged: number, all: number, leftOut: readonly LeftOut[]): string {
  const told = `${judged} of ${all} judged`;
  if (leftOut.length === 0) return `${told}.`;
  const lacks = Map.groupBy(leftOut, (one) => one.lacks.map(nameOf).join(" and "));
  const parts = [...lacks].map(
    ([what, assets]) => `${assets.map(({ asset }) => asset).join(", ")} (no ${what})`,
  );
  return `${told}. Left out for lack of data: ${parts.join("; ")}.`;
}
