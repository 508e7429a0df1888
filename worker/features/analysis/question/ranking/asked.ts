import { firstOf, has, type Sign } from "../lexicon/lexicon.ts";
import { namedSectors } from "../lexicon/sector-names.ts";
import type { Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";
import { distanceOf } from "./distance.ts";
import { findMeasure } from "./measure.ts";
import { areRanked } from "./sectors.ts";
import { findWhere } from "./where.ts";

/** "Roughest", "fattest": and no "interest". */
const SUPERLATIVE =
  / (?!interest|invest|forest|harvest|contest|protest|latest|honest|modest|request|suggest|digest|arrest|nearest|earliest)[a-z]{3,}est /;
const ORDERED: Sign[] = ["most", "least", "safe", "movers", SUPERLATIVE, phraseOf("pick")];
const MANY: Sign[] = ["coins", "stocks", "funds", "assets_of_ours"];

/** Whether all that we list, or those named, are to be put in order. */
export function isRanking(clause: Clause, talk: Talk): boolean {
  if (clause.assets.length > 0)
    return (
      unique(clause.assets).length > 2 &&
      (clause.meant === "ranking" || has(clause, "sorted")) &&
      !isOfTwo(clause, talk)
    );
  const isAsked =
    clause.meant === "ranking" ||
    (areRanked(clause) && (isOrdered(clause, talk) || has(clause, "perform", "compare", "versus"))) ||
    isOfAll(clause, talk) ||
    has(clause, "best_of_all") ||
    (isOfMany(clause, talk) && (isOrdered(clause, talk) || isFiltered(clause)));
  return isAsked && !isOfTwo(clause, talk);
}

const isOfMany = (clause: Clause, { ask, assets }: Talk): boolean =>
  has(clause, ...MANY) ||
  namedSectors(clause).length > 0 ||
  (ask?.kind === "ranking" && has(clause, "of_two", "most", "least")) ||
  (assets.length === 0 && has(clause, "which"));

const isOrdered = (clause: Clause, { leftOut }: Talk): boolean =>
  has(clause, ...ORDERED) ||
  (leftOut.length > 0 && has(clause, phraseOf("others"))) ||
  !["last", undefined].includes(firstOf(clause, "places")) ||
  distanceOf(clause) !== undefined ||
  isSortedBy(clause) ||
  (has(clause, phraseOf("given")) && has(clause, "cheap")) ||
  (has(clause, "which") &&
    (has(clause, "rise", "fall", "cheap", "size") || clause.hinted.includes("rsi_14")));

const isSortedBy = (clause: Clause): boolean =>
  has(clause, "sorted") &&
  (clause.figures.length + clause.hinted.length > 0 ||
    has(clause, "volatile", "risk", "cheap", "size", "perform"));

const isFiltered = (clause: Clause): boolean =>
  findWhere(clause, findMeasure(clause).by, clause.dates.length > 0).length > 0;

/** "How are bank stocks doing?", "are tech stocks a buy?" */
const isOfSector = (clause: Clause): boolean =>
  has(clause, "perform", "moved_market", "change", "verdict", "should", "going_on") &&
  !has(clause, "why", "define") &&
  namedSectors(clause).length > 0;

const isOfAll = (clause: Clause, talk: Talk): boolean =>
  has(clause, "all_of") ||
  isOfSector(clause) ||
  (has(clause, "ranking_ours") && (clause.dates.length > 0 || has(clause, "perform"))) ||
  isMarketMove(clause, talk);

/** Of those that were talked of last: "which has the most debt?" */
const isOfTwo = (clause: Clause, { ask, assets }: Talk): boolean =>
  assets.length > 1 && ask?.kind !== "ranking" && has(clause, "of_two") && !has(clause, "coins", "stocks");

/** "How did the market do today?" */
export const isMarketMove = (clause: Clause, { assets }: Talk): boolean =>
  assets.length === 0 &&
  has(clause, "market") &&
  !has(clause, "mood", "news", "future", "should") &&
  (clause.dates.length > 0 || has(clause, "moved_market"));
