import type { Candle } from "../../../../shared/markets.ts";
import { apart } from "../gates/apart.ts";
import type { BarFile, Change } from "./bar-file.ts";

/** Days that two readings are compared by. */
export const OVERLAP_DAYS = 40;
const FEWEST_COMPARED = 3;
/** All closes that changed by a factor this far from 1 were split; one that changed by more than so much was corrected. */
const SPLIT = 0.02;
const CORRECTED = 0.001;
const KEPT_CHANGES = 20;

/** Whether a short reading goes on from what is held, so that the two can be compared. */
export function goesOn(held: BarFile, fresh: Pick<BarFile, "source" | "candles">): boolean {
  const dates = new Set(held.candles.map(({ date }) => date));
  const common = fresh.candles.filter(({ date }) => dates.has(date)).length;
  return fresh.source === held.source && common >= Math.min(FEWEST_COMPARED, held.candles.length);
}

/**
 * The held bars with a later reading of the same source: its days stand in place of theirs, and where all of its closes
 * differ by one factor, a split, the days before it are brought to its measure. `on`: the close it was read after. Pure.
 */
export function mergeBars(
  held: BarFile,
  fresh: readonly Candle[],
  on: string,
): Pick<BarFile, "candles" | "changes"> {
  const since = fresh[0]?.date ?? "";
  const before = new Map(held.candles.map((bar) => [bar.date, bar]));
  const known = fresh.flatMap((bar) => {
    const old = before.get(bar.date);
    return old ? [{ ...bar, was: old.close, factor: bar.close / old.close }] : [];
  });
  const factors = known.map(({ factor }) => factor).toSorted((a, b) => a - b);
  const middle = factors[Math.floor(factors.length / 2)] ?? 1;
  const factor = apart(middle, 1) > SPLIT ? middle : 1;
  const corrected = known
    .filter((bar) => apart(bar.close, bar.was * factor) > CORRECTED)
    .map(({ date, was, close }): Change => ({ on, date, was: was * factor, now: close }));
  const split: Change[] = factor === 1 ? [] : [{ on, before: since, factor }];
  const older = held.candles.filter(({ date }) => date < since);
  return {
    candles: [...(factor === 1 ? older : older.map((bar) => scale(bar, factor))), ...fresh],
    changes: [...held.changes, ...split, ...corrected].slice(-KEPT_CHANGES),
  };
}

/** Twice the shares at half the price. */
const scale = ({ date, open, high, low, close, volume, doubted }: Candle, factor: number): Candle => ({
  date,
  open: open * factor,
  high: high * factor,
  low: low * factor,
  close: close * factor,
  volume: volume / factor,
  ...(doubted !== undefined && { doubted: doubted * factor }),
});
