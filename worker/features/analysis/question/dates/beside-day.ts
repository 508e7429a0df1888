import type { Day } from "../../asks/desk/fields.ts";
import { addDays, daysBetween, sayDay } from "./calendar.ts";
import { type DateMention, daySpan, pastOnly } from "./place.ts";

const M = "[\\uE000-\\uE0FF]";
const THE = "(?:(?:the|der|den|dem|am|el|al|le|o|um) )?";
const OF = "(?:(?: de| the| dem| der| el| le| o| a| la)(?= ))* ?";

type Move = [pattern: string, move: (mentions: DateMention[], today: Day) => DateMention | null];

/** "The day after Christmas", "a week before 4 July": a day stated by its distance from another. */
export const BESIDE_DAY: Move[] = [
  [`${THE}(?:day|tag|dia|jour) (?:after|following|nach|despues|apres|depois)${OF}(${M})`, by(1)],
  [`(?:le )?lendemain${OF}(${M})|на следующий день после (${M})|на другой день после (${M})`, by(1)],
  [`(${M}) ?(?:的)?(?:后一天|第二天|次日|翌日|の翌日|の次の日|다음 ?날)`, by(1)],
  [`${THE}(?:day|tag|dia|jour) (?:before|vor|antes|avant)${OF}(${M})|(?:la )?veille${OF}(${M})`, by(-1)],
  [`за день до (${M})|накануне (${M})|(${M}) ?(?:的)?(?:前一天|の前日|전날)`, by(-1)],
  [`(${M}) (?:after|nach|despues|tras|apres|depois|после)${OF}(${M})`, along(1)],
  [`(${M}) (?:before|vor|antes|avant|до)${OF}(${M})`, along(-1)],
];

/** A day that may be the last or the next of its name stays both. */
function shift({ past, ahead, tense }: DateMention, days: number, today: Day): DateMention | null {
  if (past?.unit !== "day") return null;
  const day = addDays(past.from, days);
  if (day > today) return null;
  if (!ahead || ahead.days + days < 1) return pastOnly(daySpan(day));
  const next = { days: ahead.days + days, said: `on ${sayDay(addDays(today, ahead.days + days))}` };
  return { past: daySpan(day), ahead: next, bad: null, tense };
}

function by(days: 1 | -1): Move[1] {
  return ([base], today) => (base ? shift(base, days, today) : null);
}

function along(way: 1 | -1): Move[1] {
  return ([length, base], today) => {
    if (!length?.isLength || !length.past || !base) return null;
    return shift(base, way * daysBetween(length.past.from, length.past.to), today);
  };
}
