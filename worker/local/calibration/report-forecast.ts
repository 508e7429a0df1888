import type { RecordScores } from "../../../shared/record-scores.ts";
import type { Measured, MeasuredOdds, WithInterval } from "../../features/analysis/forecast/measured.ts";

const percent = (share: number) => (100 * share).toFixed(1);
/** A share and its interval, in percent. */
export const sayShare = ([value, low, high]: WithInterval) =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;
const odds = ({ came, told, skill }: MeasuredOdds) =>
  `${percent(told)} told, ${percent(came)} came, skill ${sayShare(skill)}`;

/** What was measured of one kind of forecast, in lines of percent; intervals are 95%, by blocks of a quarter. */
export function sayMeasured(name: string, one: Measured): string {
  return `
${name}: ${one.cases} cases, ${one.from} to ${one.to}
  80% range holds ${sayShare(one.covers80)}; 50% ${percent(one.covers50)}, 90% ${percent(one.covers90)}
  calm, usual, wild: ${one.thirds.map(percent).join(", ")}; uncut histories ${one.natural === null ? "-" : percent(one.natural)}
  later, on ${one.laterCases} cases: ${one.later === null ? "-" : percent(one.later)}
  interval score better than normal by ${sayShare(one.overNormal)}, than all past moves by ${sayShare(one.overPool)}
  than an exponentially weighted variance by ${sayShare(one.overEwma)}, than GARCH(1,1) by ${sayShare(one.overGarch)}
  low at -10%: ${odds(one.fall10)}
  low at -20%: ${odds(one.fall20)}
  high at +10%: ${odds(one.rise10)}
  higher: ${odds(one.higher)}`;
}

/** Of months, on one line: the lowest, those that a tenth, half and nine tenths lie under, and the highest. */
export function sayMonths(months: RecordScores["coverage"]): string {
  const shares = months.map(({ held80 }) => held80).sort((a, b) => a - b);
  const at = (share: number) => percent(shares[Math.round(share * (shares.length - 1))] ?? Number.NaN);
  return `  of ${shares.length} months: ${[0, 0.1, 0.5, 0.9, 1].map(at).join(", ")}`;
}

/** The 80% range's coverage by two years, on one line. */
export const sayPeriods = (periods: { from: number; covers: number; cases: number }[]) =>
  `  by two years: ${periods.map(({ from, covers, cases }) => `${from} ${percent(covers)} (${cases})`).join(", ")}`;
