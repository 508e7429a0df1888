import type { BadDate, Span } from "../../asks/desk/fields.ts";
import type { WhyMovedAsk } from "../../asks/why-moved.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";
import { firstWayOf } from "../words/way.ts";
import { isLoneWhy } from "./opinion.ts";

const OF_OUR_CALL = / (?:buy|sell(?! off)|hold|call|score|rating) /;

/** Why a price went the way it went, and which days made it. */
export function readWhyMoved(clause: Clause, talk: Talk): WhyMovedAsk | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0) return null;
  const ask = { kind: "why_moved", assets, span: findSpan(clause) } as const;
  if (has(clause, "moved_days") && !has(clause, "highest", "lowest"))
    return { ...ask, direction: firstWayOf(clause), days: true };
  if ((talk.hasMoved || talk.ask?.kind === "change_between") && isLoneWhy(clause))
    return { ...ask, span: ask.span ?? talk.span, direction: null, days: false };
  return isAsked(clause) && !has(clause, OF_OUR_CALL, phraseOf("why_none"))
    ? { ...ask, direction: firstWayOf(clause), days: false }
    : null;
}

/** What happened, or why it moved. */
function isAsked(clause: Clause): boolean {
  if (has(clause, "happened")) return true;
  const isWhy = has(clause, "why") && !has(clause, "verdict");
  const isMoved = has(clause, "rise", "fall");
  return (
    (isWhy && (isMoved || has(clause, "moving") || clause.dates.length > 0)) ||
    (isMoved && has(clause, phraseOf("explain")))
  );
}

/** The past the clause states; none for today's move. */
export function findSpan({ dates }: Clause): Span | BadDate | null {
  const mention = dates.find(({ past, bad }) => past ?? bad);
  return mention?.bad ?? mention?.past ?? null;
}
