import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { pattern } from "../words/pattern.ts";

const OF_TWO = pattern` @ ${"or"} (?:the )?@ `;
const OF_PAST = pattern` ${"held_before"} `;

/** "Hold Tesla for 5 years?", "BTC or gold for 5 years": a length to hold something lies ahead. */
export function lookAhead(clause: Clause): Clause {
  const isToHold =
    has(clause, "hold", "buy", "should", OF_TWO) && !has(clause, OF_PAST) && clause.amounts.length === 0;
  if (!isToHold) return clause;
  return {
    ...clause,
    dates: clause.dates.map((date) =>
      date.isFor && date.ahead ? { ...date, past: null, tense: "ahead" as const } : date,
    ),
  };
}
