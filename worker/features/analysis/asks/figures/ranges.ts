import type { Forecast } from "../../forecast/forecast-asset.ts";
import type { Refusal } from "../../forecast/refusal.ts";
import type { Subject } from "../desk/desk.ts";
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
