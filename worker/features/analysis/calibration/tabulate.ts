import { actionSchema } from "../../../../shared/analysis.ts";
import { type Case, keepApart } from "./measure-cases.ts";
import { type CalibrationRow, HOLD_PERCENT } from "./rows.ts";

/** Counts cases by band and the year of their outcome; rows without cases are left out. */
export function tabulate(cases: Case[]): CalibrationRow[] {
  const ordered = [...cases].sort((a, b) => a.until.localeCompare(b.until));
  const last = ordered.at(-1)?.until ?? "";
  return actionSchema.options.flatMap((band) => {
    const own = ordered.filter((one) => one.band === band);
    const apart = new Set(keepApart(own));
    return [...Map.groupBy(own, ({ until }) => until.slice(0, 4))].map(([year, some]): CalibrationRow => {
      const until = `${year}-12-31` < last ? `${year}-12-31` : last;
      return { band, until, ...countOutcomes(some), apart: some.filter((one) => apart.has(one)).length };
    });
  });
}

function countOutcomes(cases: Case[]): Pick<CalibrationRow, "cases" | "higher" | "lower" | "within"> {
  return {
    cases: cases.length,
    higher: cases.filter(({ change }) => change > 0).length,
    lower: cases.filter(({ change }) => change < 0).length,
    within: cases.filter(({ type, change }) => Math.abs(change) <= HOLD_PERCENT[type]).length,
  };
}
