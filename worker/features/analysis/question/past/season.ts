import type { SeasonAsk } from "../../asks/season.ts";
import { daysBetween } from "../../facts/bars.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { anyWord, rowsOfPart } from "../words/pattern.ts";

const LONGEST_MONTH = 31;

/** "Does Bitcoin usually rise in December?", "which weekday is best?", "monthly returns this year" */
export function readSeason(clause: Clause, talk: Talk): SeasonAsk | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0 || clause.amounts.length + clause.figures.length > 0 || has(clause, "price"))
    return null;
  const ask = { kind: "season", assets, which: null, span: null } as const;
  if (has(clause, "weekdays") || isOfWeekday(clause)) return { ...ask, by: "weekday" };
  const month = findMonth(clause);
  if (has(clause, "habit") && month !== null) return { ...ask, by: "month", which: month };
  if (has(clause, "seasonal") && (month !== null || clause.dates.length === 0))
    return { ...ask, by: "month", which: month };
  if (!has(clause, "by_month")) return null;
  const span = clause.dates.find(({ past }) => past && past.unit !== "day")?.past ?? null;
  return { ...ask, by: "month", span };
}

const WEEKDAY = anyWord(rowsOfPart("weekdays").flat());
/** "Is Monday usually red for Solana?" */
const isOfWeekday = (clause: Clause): boolean =>
  has(clause, "habit") && clause.dates.some(({ written }) => written !== undefined && WEEKDAY.test(written));

/** The month of the year that is named without a year. */
export function findMonth({ dates }: Clause): number | null {
  for (const { past, parts, isLength } of dates) {
    if (!past || isLength || parts?.year || past.unit !== "period") continue;
    const isMonth = past.from.endsWith("-01") && daysBetween(past.from, past.to) < LONGEST_MONTH;
    if (isMonth) return Number(past.from.slice(5, 7));
  }
  return null;
}
