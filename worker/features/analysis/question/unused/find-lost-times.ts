import type { Day } from "../../asks/desk/fields.ts";
import type { Ask } from "../../asks/registry.ts";
import { daysBetween } from "../dates/calendar.ts";
import type { DateMention } from "../dates/place.ts";

/** These are of the present, whatever time is named. */
const OF_NOW: ReadonlySet<string> = new Set(
  "opinion overview technical sentiment figure fundamental plan convert".split(" "),
);
/** What was filed last is that of the last year. */
const YEAR_DAYS = 360;

/** Times that are named and that no ask is of, as written. */
export function findLostTimes(asks: readonly Ask[], dates: readonly DateMention[], today: Day): string[] {
  const isOfNow = (ask: Ask) =>
    OF_NOW.has(ask.kind) || (ask.kind === "compare" && ask.by !== null && ask.span === null);
  if (!asks.every(isOfNow)) return [];
  const told = JSON.stringify(asks);
  // "What do 340 shares bring a year?" is no question of their worth.
  const isOfAmounts = asks.some(({ kind }) => kind === "convert");
  const isFiled = asks.some(({ kind }) => kind === "fundamental");
  const isToday = (past: DateMention["past"]) =>
    past !== null && daysBetween(past.to, today) <= 1 && past.from === past.to;
  const isLost = ({ past, ahead, bad, isLength }: DateMention): boolean => {
    if (bad || (isLength && !isOfAmounts) || isToday(past)) return false;
    if (past && isFiled && daysBetween(past.from, past.to) > YEAR_DAYS) return false;
    const isPast = past && (told.includes(`"${past.from}"`) || told.includes(`"${past.to}"`));
    return !isPast && Boolean(past ?? ahead) && !(ahead && told.includes(`"days":${ahead.days}`));
  };
  return dates.flatMap((date) => (date.written && isLost(date) ? [date.written] : []));
}
