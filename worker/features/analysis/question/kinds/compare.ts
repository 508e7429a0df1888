import type { CompareAsk } from "../../asks/compare.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";

import { distanceOf, findMeasure, findPastSpan } from "./measure.ts";
import { findUnheld } from "./not-held.ts";

/** "Which is riskier, it or Tesla" */
const IT_OR =
  / (?:it|that|this|that one|this one|them|mine) (?:or|and|vs|versus|against) @ | @ (?:or|vs|versus|against) (?:it|that|this|that one|this one|them|mine) /;
/** "Which is better": one of the two that were talked of. */
const WHICH_MORE =
  / (?:which|who|whats|what|welche\S*|cual|lequel|laquelle|qual|какой|что|hangisi)(?: one)? (?:(?:is|was|would be|looks|has|had|did|does|performed|moved|fell|rose|gained|swings|ist|war|es|fue|est|foi|e|the|do you|think|prefer|rate) ){0,4}(?:much )?(?:better|worse|safer|cheaper|riskier|stronger|weaker|bigger|smaller|higher|lower|calmer|more|less|besser|schlechter|sicherer|mejor|peor|meilleur|pire|melhor|pior|лучше|хуже|iyi|daha) /;

/** The assets side by side. */
export function readCompare(clause: Clause, talk: Talk): CompareAsk | null {
  const named = unique(clause.assets);
  const unheld = findUnheld(clause);
  // "ETH or SOL for the next three months" asks where each may go.
  const isAhead = clause.dates.some(({ past, ahead, tense }) => ahead && (tense === "ahead" || !past));
  if (isAhead && !unheld && clause.figures.length === 0) return null;
  const isBeside =
    named.length === 1 &&
    talk.assets.length > 0 &&
    named.some((asset) => !talk.assets.includes(asset)) &&
    (has(clause, "versus") || IT_OR.test(clause.text));
  const isOfTwo =
    named.length === 0 &&
    talk.assets.length > 1 &&
    (has(clause, "of_two", "versus", "together") ||
      (talk.ask?.kind === "compare" && has(clause, "most", "least")));
  const isOfLast =
    named.length === 0 &&
    talk.assets.length === 1 &&
    talk.before.length === 1 &&
    (has(clause, "one_of_two") || (WHICH_MORE.test(clause.text) && !has(clause, "coins", "stocks")));
  const isNamed =
    named.length > 1 &&
    (has(clause, "compare", "versus", "together") ||
      isListOnly(clause) ||
      [...clause.figures, ...clause.hinted].some((kind) => kind === "beta" || kind === "correlation"));
  const isUnheld = unheld !== null && (named.length > 0 || talk.assets.length > 0) && named.length < 2;
  if (!isBeside && !isOfLast && !isOfTwo && !isNamed && !isUnheld) return null;
  const besides = isOfLast ? talk.before : named;
  const assets =
    isBeside || isOfLast ? unique([...talk.assets, ...besides]) : named.length > 0 ? named : talk.assets;
  const { by, want } = findMeasure(clause, assets);
  const span = findPastSpan(clause, talk);
  // "Vs Bitcoin", "vs the S&P" go on with what was compared, and over which time.
  const isOver =
    isBeside &&
    by === "score" &&
    (talk.ask?.kind === "change_between" || (talk.ask?.kind === "compare" && talk.ask.by === null));
  const last = isBeside && by === "score" ? (talk.figures[0] ?? by) : by;
  return {
    kind: "compare",
    assets,
    by: has(clause, "together") ? "correlation" : isOver ? null : last,
    span: span ?? (isOver ? talk.span : null),
    want:
      distanceOf(clause) ||
      / (?:deeper|deepest|further|furthest|farther|farthest) /.test(clause.text) ||
      has(clause, "most", "least", "safe", "cheap", "rise", "fall", "perform", "size")
        ? want
        : null,
    unheld,
  };
}

const isListOnly = ({ text }: Clause) =>
  /^ (?:@ (?:and |or |und |y |et |e |и |ve |ou |o |oder )?)+$/.test(text);
