import type { Day } from "../../asks/desk/fields.ts";
import { addDays, daysBetween, sayDay } from "./calendar.ts";
import { type DateMention, daySpan, pastOnly, stretch } from "./place.ts";

type Move = (mentions: DateMention[], today: Day) => DateMention | null;

/** A day that may be the last or the next of its name stays both. */
function shift({ past, ahead, tense }: DateMention, days: number, today: Day): DateMention | null {
  if (past?.unit !== "day") return null;
  const day = addDays(past.from, days);
  if (day > today) return null;
  if (!ahead || ahead.days + days < 1) return pastOnly(daySpan(day));
  const next = { days: ahead.days + days, said: `on ${sayDay(addDays(today, ahead.days + days))}` };
  return { past: daySpan(day), ahead: next, bad: null, tense };
}

/** "The day after Christmas": the day next to another. */
export const by =
  (days: 1 | -1): Move =>
  ([base], today) =>
    base ? shift(base, days, today) : null;

/** "A week before 4 July": a day stated by its distance from another. */
export const distance =
  (way: 1 | -1): Move =>
  ([length, base], today) =>
    length?.isLength && length.past && base
      ? shift(base, way * daysBetween(length.past.from, length.past.to), today)
      : null;

const WEEK_DAYS = 7;

/** "Higher on Friday than on Monday": from the end of the earlier to that of the other. */
export function comparedWith([one, other]: DateMention[]): DateMention | null {
  if (one?.past?.unit !== "day" || other?.past?.unit !== "day") return null;
  const [from, to] = [one.past.to, other.past.to].sort() as [Day, Day];
  return from < to ? { ...pastOnly(stretch(from, to)), isCompared: true } : null;
}

/** "Higher than in March": from the end of that time until now; of the last seven days from their beginning. */
export function sinceEnd([mention]: DateMention[], today: Day): DateMention | null {
  if (!mention?.past || mention.bad || mention.isLength || mention.past.unit === "stretch") return null;
  const { from, to } = mention.past;
  const isLastWeek = from < to && daysBetween(from, today) <= 2 * WEEK_DAYS;
  const day = isLastWeek ? addDays(today, -WEEK_DAYS) : to;
  return day < today ? { ...pastOnly(stretch(day, today, `since ${sayDay(day)}`)), isCompared: true } : null;
}
