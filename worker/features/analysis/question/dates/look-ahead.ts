import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { pattern, phraseOf } from "../words/pattern.ts";

const OF_TWO = pattern` @ ${"or"} (?:the )?@ | @ mi @ mi `;
const OF_PAST = pattern` ${"held_before"} `;

/** "Hold Tesla for 5 years?", "BTC or gold for 5 years": a length to hold something lies ahead. */
export function lookAhead(clause: Clause): Clause {
  const isOfTwo = has(clause, OF_TWO);
  const isChoice = isOfTwo || (clause.amounts.length === 0 && has(clause, "hold", "buy", "should"));
  const isToHold = (isChoice || has(clause, phraseOf("end_up"))) && !has(clause, OF_PAST);
  if (!isToHold) return clause;
  return {
    ...clause,
    dates: clause.dates.map((date) =>
      date.isFor && date.ahead ? { ...date, past: null, tense: "ahead" as const } : date,
    ),
  };
}
