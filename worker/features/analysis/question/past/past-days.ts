import type { PastDaysAsk } from "../../asks/past-days.ts";
import { findSpan } from "../kinds/why-moved.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";

/** "Has it been under 130 at any point this year?", "did it ever top 100k?": answered by the last time it was. */
const isWhether = (clause: Clause): boolean =>
  has(clause, /#/) &&
  has(clause, phraseOf("has_it")) &&
  !has(clause, phraseOf("will_it")) &&
  (has(clause, phraseOf("ever_once")) ||
    clause.dates.some(({ past, tense }) => past && past.unit !== "day" && tense !== "ahead"));

/** What is asked of such days. */
function findAbout(clause: Clause): PastDaysAsk["about"] | null {
  if (has(clause, "streak")) return has(clause, "longest", phraseOf("ever_once")) ? "longest" : "run";
  if (has(clause, "how_many_days")) return "count";
  if (has(clause, "first_time")) return "first";
  if (has(clause, "last_time")) return "last";
  if (has(clause, "when") && !has(clause, phraseOf("will_it"))) return "first";
  return isWhether(clause) ? "last" : null;
}

/** "It jumped 5% in one day" is a length, and no day ahead. */
const isAhead = ({ dates }: Clause): boolean =>
  !dates.some(({ past }) => past) && dates.some(({ tense, ahead }) => tense === "ahead" && ahead?.days !== 1);

/** "On how many days did it close above $400?", "when did it last trade below $100?", "how many down days were there?" */
export function readPastDays(clause: Clause, talk: Talk): PastDaysAsk | null {
  const assets = subjectOf(clause, talk).slice(0, 1);
  const about = findAbout(clause);
  if (assets.length === 0 || !about || clause.figures.length > 0 || isAhead(clause)) return null;
  const level = amountsOf(clause, "usd", "number").at(-1)?.value ?? null;
  const [move] = amountsOf(clause, "percent");
  const side = findSide(clause, about, level, move !== undefined);
  if (!side) return null;
  return {
    ...{ kind: "past_days", assets, about, side, level },
    move: move ? Math.abs(move.value) : null,
    ...withinOf(clause, about, side),
  };
}

/** Of which days, and whether by their closes alone. */
function withinOf(
  clause: Clause,
  about: PastDaysAsk["about"],
  side: PastDaysAsk["side"],
): Pick<PastDaysAsk, "byClose" | "span" | "days"> {
  const span = findSpan(clause);
  const isMove = side === "up" || side === "down";
  if (about === "first" || about === "last") return { byClose: isMove || has(clause, "by_close"), span };
  // "Five days in a row" states how long a run, not since when.
  const length = about === "count" ? null : clause.dates.find(({ isLength }) => isLength)?.ahead;
  return length ? { byClose: true, span: null, days: length.days } : { byClose: true, span };
}

function findSide(
  clause: Clause,
  about: PastDaysAsk["about"],
  level: number | null,
  isMove: boolean,
): PastDaysAsk["side"] | null {
  if (level !== null) {
    if (has(clause, "below")) return "below";
    return has(clause, "above") || (about !== "count" && has(clause, "touched")) ? "above" : null;
  }
  // "When did it last jump?" asks for a day only where it says by how much.
  if ((about === "first" || about === "last") && !isMove) return null;
  if (has(clause, "streak_up")) return "up";
  return has(clause, "streak_down", "fall") ? "down" : has(clause, "rise") ? "up" : null;
}
