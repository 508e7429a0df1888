import type { ChangeAsk } from "../../asks/change.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { either, pattern } from "../words/pattern.ts";
import { findSpan } from "./why-moved.ts";

/** "Why did it change since yesterday?", "what changed?", "has your call moved?": of the call and forecast, never of a price. */
export function readChange(clause: Clause, talk: Talk): ChangeAsk | null {
  const assets = subjectOf(clause, talk);
  if (
    assets.length === 0 ||
    clause.figures.some((kind) => kind !== "score") ||
    !(has(clause, "changed") || isOfSaid(clause))
  )
    return null;
  // "What would change your mind?" asks what is missing, not what has changed.
  if (
    / (?:would|must|should|has to|have to|needs? to) | (?:muss|musste|tendria|faudrait|teria|должно|gerekir) /.test(
      clause.text,
    )
  )
    return null;
  const isOurs = has(clause, "change_ours") || isOfSaid(clause) || clause.figures.includes("score");
  const isOnlyChange = CHANGE_ONLY.test(clause.text) && !has(clause, "priced", "rise", "fall");
  // "Is that different from last week?", of what was said last.
  const isOfLast =
    clause.assets.length === 0 &&
    OF_LAST.test(clause.text) &&
    /^(?:opinion|overview|forecast|technical)$/.test(talk.ask?.kind ?? "");
  if (!isOurs && !isOfLast && !(isOnlyChange && has(clause, "why", "what"))) return null;
  return { kind: "change", assets, span: findSpan(clause) };
}

/** "You said something else" */
const SAID_ELSE = pattern` (?:you|u) ${"said"} ${"something_else"} `;
/** "What did you say about it last week?", "a month ago you said Sell, were you right?": of a time that is stated. */
const SAID_THEN = either(
  pattern` (?:did|had) (?:you|u) ${"say"} `,
  pattern` ${"you_said"} (?:\S+ ){0,5}${"told_us"} `,
  pattern` ${"you_told"} |${"you_told_glued"}`,
);
const isOfSaid = (clause: Clause): boolean =>
  has(clause, SAID_ELSE) || (clause.dates.some(({ past }) => past) && has(clause, SAID_THEN));

const OF_LAST = pattern`^ (?:${"of_last"} )?${"is_or_has"} ${"that"} |${"same_glued"}`;

/** What changed, or why: and nothing else that could have. */
const CHANGE_ONLY = pattern`${"change"}`;
