import { addDays, addMonths } from "../dates/calendar.ts";
import { pastOnly, stretch } from "../dates/place.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";

/**
 * "I sold in March. What if I had waited till August?": the last August, and no next one; from the time that was stated before,
 * where it comes later.
 */
export function lookBack(clause: Clause, { span, said, today }: Talk): Clause {
  if (!has(clause, phraseOf("waited"))) return clause;
  const told = span ?? said.flatMap(({ dates }) => dates.flatMap(({ past }) => past ?? [])).at(-1) ?? null;
  return {
    ...clause,
    dates: clause.dates.map((date) => {
      if (date.past || !date.ahead) return date;
      const day = addMonths(addDays(today, date.ahead.days), -12);
      return day >= today || (told && told.from >= day)
        ? date
        : pastOnly(stretch(told?.from ?? day, told ? day : today));
    }),
  };
}
