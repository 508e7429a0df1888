import type { BadDate, Span } from "../../asks/desk/fields.ts";
import type { WhyMovedAsk } from "../../asks/why-moved.ts";
import { has, placeOf } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { isLoneWhy } from "./opinion.ts";

/** Why a price went the way it went, and which days made it. */
export function readWhyMoved(clause: Clause, talk: Talk): WhyMovedAsk | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0) return null;
  const span = findSpan(clause);
  if (has(clause, "moved_days") && !has(clause, "highest", "lowest"))
    return { kind: "why_moved", assets, span, direction: findDirection(clause), days: true };
  if ((talk.hasMoved || talk.ask?.kind === "change_between") && isLoneWhy(clause))
    return { kind: "why_moved", assets, span: span ?? talk.span, direction: null, days: false };
  const isExplained =
    / (?:explain|explanation for|erklar\S*|explica\S*|explique\S*|объясни\S*) /.test(clause.text) &&
    has(clause, "rise", "fall");
  const isWhy = (has(clause, "why") && !has(clause, "verdict")) || isExplained;
  const isMoved = has(clause, "rise", "fall", "moving") || has(clause, "happened");
  if (!isWhy && !has(clause, "happened")) return null;
  if (!isMoved && !(isWhy && clause.dates.length > 0)) return null;
  if (/ (?:buy|sell(?! off)|hold|call|score|rating) /.test(clause.text)) return null;
  return { kind: "why_moved", assets, span, direction: findDirection(clause), days: false };
}

/** The past the clause tells; none for today's move. */
export function findSpan({ dates }: Clause): Span | BadDate | null {
  const mention = dates.find(({ past, bad }) => past ?? bad);
  return mention?.bad ?? mention?.past ?? null;
}

function findDirection(clause: Clause): "up" | "down" | null {
  const [fall, rise] = [placeOf(clause, "fall"), placeOf(clause, "rise")];
  if (fall < 0 && rise < 0) return null;
  if (fall < 0) return "up";
  if (rise < 0) return "down";
  return rise < fall ? "up" : "down";
}
