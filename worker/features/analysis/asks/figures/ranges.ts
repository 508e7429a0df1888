import type { Forecast } from "../../forecast/forecast-asset.ts";
import type { Refusal } from "../../forecast/refusal.ts";
import { forecastAhead } from "../../outlook/read-outlook.ts";
import type { Desk, Subject } from "../desk/desk.ts";
import { phrase, say } from "../desk/say.ts";

/** The range at the horizon asked about, by a statement of its own for the daily horizons. */
export function sayRange(subject: Subject, days: number, form: "" | "_short"): string | null {
  if (days === 7 || days === 30) return say(subject, `forecast.range_${days}${form}`);
  return say(subject, `forecast.range_${days === 1 ? "day" : "at"}${form}`, undefined, {
    days: String(days),
  });
}

/** That the past is too short to test odds over this many days; null where it is not. */
export const sayNoOdds = ({ desk }: Subject, forecast: Forecast | { refusal: unknown }, days: number) =>
  "littleTested" in forecast && forecast.littleTested
    ? phrase(desk, "forecast.no_odds", { days: String(days) })
    : null;

/** Why there is no forecast. */
export const sayNone = (subject: Subject, refusal: Refusal): string =>
  phrase(subject.desk, "forecast.none", {
    name: subject.name,
    reason: phrase(subject.desk, `refusals.${refusal}`),
  });

/** Before the ranges of several: that they choose none, and whose is widest. Behind them: that there are no odds. */
export function sayWhich(desk: Desk, subjects: Subject[], days: number): (string | null)[] {
  const ranges = subjects.flatMap((subject) => {
    const forecast = forecastAhead(subject.evidence, days);
    if ("refusal" in forecast) return [];
    const { 10: low, 90: high } = forecast.quantiles;
    return [{ subject, forecast, width: high / low }];
  });
  const [narrow, ...others] = ranges.toSorted((a, b) => a.width - b.width);
  const wide = others.at(-1);
  if (!narrow || !wide) return [];
  const untested = ranges.find(({ forecast }) => forecast.littleTested);
  return [
    phrase(desk, others.length === 1 ? "forecast.which_of_two" : "forecast.which", {
      days: String(days),
      name: narrow.subject.name,
      other: wide.subject.name,
    }),
    untested ? sayNoOdds(untested.subject, untested.forecast, days) : null,
  ];
}
