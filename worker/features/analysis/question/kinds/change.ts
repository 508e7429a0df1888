import type { ChangeAsk } from "../../asks/change.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { findSpan } from "./why-moved.ts";

/** "Why did it change since yesterday?", "what changed?", "has your call moved?": of the call and forecast, never of a price. */
export function readChange(clause: Clause, talk: Talk): ChangeAsk | null {
  const assets = subjectOf(clause, talk);
  if (
    assets.length === 0 ||
    clause.figures.some((kind) => kind !== "score") ||
    !has(clause, "changed", phraseOf("said_else"))
  )
    return null;
  // "What would change your mind?" asks what is missing, not what has changed.
  if (has(clause, phraseOf("must_change"))) return null;
  const isOurs = has(clause, "change_ours", phraseOf("said_else")) || clause.figures.includes("score");
  const isOnlyChange = phraseOf("change_only").test(clause.text) && !has(clause, "priced", "rise", "fall");
  // "Is that different from last week?", of what was said last.
  const isOfLast =
    clause.assets.length === 0 &&
    OF_LAST.test(clause.text) &&
    /^(?:opinion|overview|forecast|technical)$/.test(talk.ask?.kind ?? "");
  if (!isOurs && !isOfLast && !(isOnlyChange && has(clause, "why", "what"))) return null;
  return { kind: "change", assets, span: findSpan(clause) };
}

const OF_LAST = pattern`^ (?:and |so )?${"is_it_so"} ${"that_same"} |${"same_as"}`;
