import type { AssetType } from "../../../shared/markets.ts";
import { adjustSplits, findRatio } from "../analysis/forecast/bars/adjust-splits.ts";
import { dayNumber } from "../analysis/forecast/bars/calendar.ts";
import type { SourceBars } from "./read-sources.ts";

/** By how much a source may correct a past close; more than that is another unit, or another asset. */
const MAX_REVISION = 0.01;
const MAX_HOLE_DAYS = 7;

/** One source's view of a horizon that has passed, in the unit of its last bar. USD. */
export interface HorizonView {
  close: number;
  /** the change since the recorded close; null if the source does not reach back to it, or had another one */
  way: Way | null;
}
interface Way {
  /** the extremes after the day, up to the horizon's end; null where the source has closes alone */
  low: number | null;
  high: number | null;
  /** new shares for one old since the recorded close: what prices are multiplied by to be in its measure; 1 for none */
  split: number;
}

/** The start of a horizon as it was recorded. */
interface Start {
  type: AssetType;
  date: string;
  until: string;
  close: number;
}

/**
 * The last close up to a horizon's end, and the way there, once the source has a bar from that end on. `hole`: no bar in
 * the week before it. Null: not known yet.
 */
export function judgeHorizon(start: Start, { bars, closesOnly }: SourceBars): HorizonView | "hole" | null {
  const adjusted = adjustSplits(bars, start.type);
  const last = adjusted.at(-1);
  if (!last || last.date < start.until) return null;
  const within = adjusted.filter(({ date }) => date > start.date && date <= start.until);
  const end = within.at(-1);
  if (!end || dayNumber(start.until) - dayNumber(end.date) > MAX_HOLE_DAYS) return "hole";
  const first = adjusted.find(({ date }) => date === start.date);
  const split = first ? findMeasure(start, first.close) : null;
  const [low, high] = closesOnly
    ? [null, null]
    : [Math.min(...within.map((bar) => bar.low)), Math.max(...within.map((bar) => bar.high))];
  return { close: end.close, way: split === null ? null : { low, high, split } };
}

/** What a source's prices are multiplied by to be in the recorded measure. */
function findMeasure({ type, close }: Start, current: number): number | null {
  const factor = close / current;
  if (Math.abs(factor - 1) <= MAX_REVISION) return 1;
  return type === "stock" ? findRatio(factor) : null;
}
