import { has, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import type { DateMention } from "./place.ts";

const OF_TWO = pattern` @ ${"or"} (?:the )?@ | ${"or"} `;
const END_UP = phraseOf("end_up");
const OF_PAST = pattern` ${"held_before"} `;
const MOVED: Sign[] = ["rise", "fall", "perform", "was"];

/**
 * "Hold Tesla for 5 years?", "BTC or gold, 1 year": a length to hold something lies ahead, and so does one beside a choice of two
 * that is not asked by how they went.
 */
export function lookAhead(clause: Clause): Clause {
  if (OF_PAST.test(clause.text.replace(END_UP, " "))) return clause;
  const isOfTwo = new Set(clause.assets).size > 1 && has(clause, OF_TWO);
  const isChoice = isOfTwo || (clause.amounts.length === 0 && has(clause, "hold", "buy", "should"));
  const isToHold = (isChoice && !has(clause, "if")) || has(clause, END_UP);
  const isToChoose = isOfTwo && !has(clause, ...MOVED);
  // "ETH range 30 days" is of what comes.
  const isRange =
    has(clause, "range") && clause.amounts.length === 0 && !has(clause, "past", "average", ...MOVED);
  const liesAhead = ({ isFor, isLength, isOver }: DateMention) =>
    isFor ? isToHold : isLength && !isOver && (isToChoose || isRange);
  return {
    ...clause,
    dates: clause.dates.map((date) =>
      date.ahead && date.ahead.days > 1 && liesAhead(date)
        ? { ...date, past: null, tense: "ahead" as const }
        : date,
    ),
  };
}
