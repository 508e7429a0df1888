import type { ScreenReply } from "../../../../../shared/screen-reply.ts";
import { isScreenKind, SCREEN_KINDS } from "../../../../../shared/screened-by.ts";

type LeftOut = ScreenReply["leftOut"][number];
const nameOf = (kind: string) => (isScreenKind(kind) ? SCREEN_KINDS[kind].label : "the call");

/** How many of how many a filter judged, and which it left out for lack of what. */
export function sayJudged(judged: number, all: number, leftOut: readonly LeftOut[]): string {
  const summary = `${judged} of ${all} judged`;
  if (leftOut.length === 0) return `${summary}.`;
  const lacks = Map.groupBy(leftOut, (one) => one.lacks.map(nameOf).join(" and "));
  const parts = [...lacks].map(([what, assets]) => `${nameSome(assets)} (no ${what})`);
  return `${summary}. Left out, no data: ${parts.join("; ")}.`;
}

/** How many are named for one reason. */
const NAMED = 10;

function nameSome(assets: readonly LeftOut[]): string {
  const names = assets.slice(0, NAMED).map(({ asset }) => asset);
  const others = assets.length - names.length;
  return others > 0 ? `${names.join(", ")} and ${others} others` : names.join(", ");
}
