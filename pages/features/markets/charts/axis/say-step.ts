import { formatPercent } from "../../../../../shared/format.ts";

/** A step of an axis of percents, with as many decimals as the finest of its steps has. */
export function sayStep(percent: number, steps: readonly number[]): string {
  const areWholeIn = (unit: number) =>
    steps.every((step) => Math.abs(step * unit - Math.round(step * unit)) < 1e-6);
  const text = formatPercent(percent);
  if (areWholeIn(1)) return text.replace(".00", "");
  return areWholeIn(10) ? text.replace(/\d%$/, "%") : text;
}
