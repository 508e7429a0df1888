import { dateOf } from "../../../../../shared/time.ts";
import { shiftDay } from "../../facts/bars.ts";
import { sayDay, sayMonth } from "../../slots/say-day.ts";
import type { Desk } from "./desk.ts";
import type { Ahead, BadDate, Day, Span } from "./fields.ts";
import { phrase } from "./say.ts";

type Told = Pick<Desk, "language" | "now">;

/** A day as it is written in the answer: "27 December 2024". */
export const dayOf = ({ language }: Told, day: Day): string => sayDay(day, language);

/**
 * Past days, with the word before them: "on 27 December 2024", "over the last 30 days", "im November 2024". English takes the
 * words they were asked for in; other languages get the days themselves.
 */
export function saySpan(desk: Told, span: Span): string {
  const { from, to, said } = span;
  if (desk.language === "en") return said;
  const today = dateOf(desk.now);
  if (from === to)
    return from === today ? phrase(desk, "time.today") : phrase(desk, "time.on", { day: dayOf(desk, from) });
  if (from.endsWith("-01") && to === endOfMonth(from))
    return phrase(desk, "time.in_month", { month: sayMonth(from, desk.language) });
  if (from.endsWith("-01-01") && to === `${from.slice(0, 4)}-12-31`)
    return phrase(desk, "time.in_year", { year: from.slice(0, 4) });
  const ends = { from: dayOf(desk, from), to: dayOf(desk, to) };
  return to >= today ? phrase(desk, "time.since", ends) : phrase(desk, "time.from_to", ends);
}

const endOfMonth = (first: Day): Day => {
  const [year = 0, month = 0] = first.split("-").map(Number);
  return shiftDay(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10), -1);
};

/** As it stands behind "no price of": in English without the word before it. */
export const nameSpan = (desk: Told, span: Span): string =>
  saySpan(desk, span).replace(desk.language === "en" ? /^(?:on|in|over|during) / : "", "");

/** A time ahead: "by 31 January 2025", "within 30 days". */
export const sayAhead = (desk: Told, { days, said }: Ahead): string =>
  desk.language === "en"
    ? said
    : phrase(desk, "time.by", { day: dayOf(desk, shiftDay(dateOf(desk.now), days)) });

/** A day that cannot be looked up, as it was named. */
export const sayBadDate = (desk: Told, { said }: BadDate): string =>
  desk.language === "en" ? said : `„${said}“`;
