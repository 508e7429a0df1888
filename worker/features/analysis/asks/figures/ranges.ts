import { LONGEST_HORIZON } from "../../../../../shared/forecast.ts";
import type { Forecast } from "../../forecast/forecast-asset.ts";
import type { Refusal } from "../../forecast/refusal.ts";
import { forecastAhead } from "../../outlook/read-outlook.ts";
import type { Desk, Subject } from "../desk/desk.ts";
import type { Ahead } from "../desk/fields.ts";
import { phrase, say } from "../desk/say.ts";
import { sayAhead } from "../desk/say-time.ts";

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

interface Until {
  ahead?: Ahead | null;
}

/** The day asked about, as far as ranges are made; 30 days by default. */
export const horizonOf = ({ ahead }: Until): number => (ahead ? Math.min(ahead.days, LONGEST_HORIZON) : 30);

/** Six months are as many days at most, and count as the longest horizon. */
const HALF_A_YEAR = 184;
export const isTooFar = ({ ahead }: Until): boolean => (ahead?.days ?? 0) > HALF_A_YEAR;

/** That nothing is said of a day so far ahead, and of which day instead. */
export const sayReach = (desk: Desk, { ahead }: Until): string | null =>
  ahead && isTooFar({ ahead })
    ? phrase(desk, "forecast.too_far", { when: sayAhead(desk, ahead), days: String(LONGEST_HORIZON) })
    : null;
