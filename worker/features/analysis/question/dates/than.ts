import type { Day } from "../../asks/desk/fields.ts";
import { addDays, daysBetween, sayDay } from "./calendar.ts";
import { type DateMention, pastOnly, stretch } from "./place.ts";

/** "Higher than (it was) in": the words before a day that another, or now, is set beside. */
export const THAN = [
  "(?<!(?<![a-z])(?:will|going to|gonna|would|could|might|may|can|wird|werden|sera|sera|",
  "ira|будет|bound to|likely to|expected to)(?![a-z])[^.?!]{0,80})(?:than|als|чем|compared (?:to|with)|vs|versus|im vergleich zu[rm]?|verglichen mit|",
  "gegenuber|comparad[oa] (?:a|com|con)|par rapport a|en comparacion con|em comparacao com|frente a|",
  "по сравнению с|(?:above|",
  "below|over|under|from|to) (?:where|what))(?: (?:it|they|that|its price|the price|er|",
  "sie|es))?(?: (?:was|were|did|stood|traded|cost|closed|sat|had been|war|waren|stand))?(?: back)?(?: (?:in|",
  "on|at|am|im|в|на))?(?: the)?",
].join("");
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
