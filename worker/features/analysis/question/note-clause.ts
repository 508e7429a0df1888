import type { Ask } from "../asks/registry.ts";
import { isOpen, isView } from "./kinds/asides.ts";
import { has } from "./lexicon/lexicon.ts";
import { findPosition } from "./money/find-position.ts";
import { readMore } from "./money/more.ts";
import { findLoss } from "./money/position.ts";
import { restOf } from "./money/sold-part.ts";
import { amountsOf, type Clause } from "./read-clauses.ts";
import { type Talk, unique } from "./talk.ts";
import { pattern } from "./words/pattern.ts";

const OWNED = pattern` ${"have_usd"} #usd | #usd ${"in_asset"} @ `;

/** What a clause states and the talk keeps: a position, units, a day. */
export function noteClause(clause: Clause, talk: Talk, read: Ask[]): Talk {
  const next = { ...talk };
  const isAsked = read.some(({ kind }) => kind === "change_between" || kind === "price_at");
  const isTold = read.length === 0 || isAsked || !clause.isQuestion;
  // "A falling knife or a turnaround?" is answered by a call, and "why?" asks of that.
  next.hasMoved = has(clause, "rise", "fall") && isTold && read.every(({ kind }) => kind !== "opinion");
  next.isReported = isView(clause) && read.every(isOpen);
  const position = findPosition(clause);
  // What is bought beside what is held is no other position.
  if (position && !readMore(clause, talk, position)) next.position = restOf(position);
  if (clause.assets.some((asset) => !talk.assets.includes(asset)))
    [next.assets, next.before] = [unique(clause.assets), talk.assets];
  next.lost = findLoss(clause);
  const units = amountsOf(clause, "number").find(({ at }) => clause.text.startsWith("#n @", at));
  if (units) next.units = units.value;
  const usd = amountsOf(clause, "usd")[0];
  if (usd && (clause.assets.length === 0 || OWNED.test(clause.text))) next.usd = usd.value;
  const span = clause.dates.find(({ past }) => past)?.past;
  if (span) next.span = span;
  return next;
}
