import type { Forecast } from "../../features/analysis/forecast/forecast-asset.ts";

type Range = readonly [low: number, high: number];
const holds = ([low, high]: Range, [least, most]: Range) => low <= least && high >= most;

/** The 90, 80 and 50% ranges of a forecast. */
const rangesOf = ({ quantiles: q }: Forecast): [Range, Range, Range] => [
  [q[5], q[95]],
  [q[10], q[90]],
  [q[25], q[75]],
];

/**
 * Of forecasts over ever more days those of which a range leaves out a part of that of the one before, or whose ranges do not lie
 * within each other.
 */
export const findOutside = (all: readonly Forecast[]): number[] =>
  all.flatMap((forecast, i) => {
    const [wide, usual, middle] = rangesOf(forecast);
    const before = rangesOf(all[i - 1] ?? forecast);
    const isWider = [wide, usual, middle].every((range, at) => holds(range, before[at] as Range));
    const isWhole = isWider && holds(wide, usual) && holds(usual, middle);
    return isWhole ? [] : [forecast.horizonDays];
  });
