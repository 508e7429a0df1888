import type { FactKind } from "../../../../../shared/analysis.ts";
import type { RankingAsk } from "../../asks/ranking.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import { pattern } from "../words/pattern.ts";
import { isMarketMove, isRanking } from "./asked.ts";
import { isOfAhead } from "./compare.ts";
import { findHad, findMeasure, findPastSpan, type Measure } from "./measure.ts";
import { readOn } from "./read-on.ts";
import { areRanked, findRanked, type Ranked } from "./sectors.ts";
import { findWhere, type Where, without } from "./where.ts";

/** The order of all listed assets, or of those named, by a measure. */
export function readRanking(clause: Clause, talk: Talk): RankingAsk | null {
  const last = talk.ask?.kind === "ranking" ? talk.ask : null;
  const goesOn = last && readOn(clause, talk, last);
  if (goesOn) return goesOn;
  if (!isRanking(clause, talk)) return null;
  if (areRanked(clause)) return rankSectors(clause, talk);
  const ask = rank(clause, talk, last);
  // Of dividends alone there is no order.
  return ask.by === "score" && !ask.where && has(clause, "unheld.dividends") ? null : ask;
}

/** Of sectors: how they did in the last month, where nothing else is asked for. */
function rankSectors(clause: Clause, talk: Talk): RankingAsk {
  const { by: measured, want } = measureOf(clause);
  const isToBuy = has(clause, "should", "buy", "verdict");
  const by = measured === "score" && !isToBuy ? null : measured;
  const told = findPastSpan(clause, talk) ?? findHad(clause, talk);
  const span = told?.from === talk.today ? null : told;
  return {
    ...{ kind: "ranking", of: "sector", assets: [], ...findRanked(clause) },
    ...{ by: span ? null : (by ?? (told ? "change_24h" : "return_30d")), span, want, place: 1 },
  };
}

function rank(clause: Clause, talk: Talk, last: RankingAsk | null): RankingAsk {
  const assets = unique(clause.assets);
  const span = findPastSpan(clause, talk) ?? findHad(clause, talk);
  const { by: measured, want } = measureOf(clause);
  const by = measured === "score" ? scoreOf(clause, talk) : measured;
  const named = findRanked(clause);
  // "The top three", of what was ranked: by what it was ranked.
  if (last && by === "score" && !span && !has(clause, "called"))
    return { ...last, want, group: named.group ?? last.group };
  const place = firstOf(clause, "places");
  const { count, where } = findParts(clause, measured, span !== null);
  return {
    kind: "ranking",
    assets,
    by,
    span: [by, ...where.map((one) => one.by)].includes(null) ? span : null,
    want,
    place: Number(place) || 1,
    ...(assets.length > 0 ? { group: null } : inherit(clause, named, last)),
    ...(where.length > 0 && { where }),
    ...(count !== null && { count }),
    ...(has(clause, "sorted") && place === undefined && { whole: true }),
  };
}

/** How many are wanted, and what must hold of them. */
function findParts(clause: Clause, by: Measure["by"], isChange: boolean) {
  const counted = findCount(clause);
  const where = findWhere(without(clause, counted), by, isChange);
  return { where, count: counted && !isOfLargest(clause, counted, where) ? counted.value : null };
}

/** "5 stocks", "top 10 AI coins" */
const findCount = (clause: Clause): Placed | undefined =>
  amountsOf(clause, "number").find(
    ({ at, value }) =>
      Number.isInteger(value) && value >= 1 && value <= MOST && OF_MANY.test(aroundOf(clause, at)),
  );
/** "Which of the top 20 coins are below ...": those to be judged, whose size we do not rank by; no rows of the answer. */
const isOfLargest = (clause: Clause, { at }: Placed, where: Where[]): boolean =>
  (where.length > 0 || OF_THE.test(aroundOf(clause, at))) && LARGEST.test(aroundOf(clause, at));
const OF_THE = pattern` ${"of_the"} (?:the )?\S+ ¦|${"inside_of"}.*${"which_thing"}`;
const LARGEST = pattern` ${"largest"} ¦#n |${"largest_before"} ?¦?#n|¦#n (?:\S+ )?${"largest_behind"} `;
const MOST = 50;
const aroundOf = ({ text }: Clause, at: number): string => `${text.slice(0, at)}¦${text.slice(at)}`;
const OF_MANY = pattern` ${"of_many"} ¦#n |¦#n (?:\S+ ){0,3}${"many"}(?= )`;

/** What comes is not ranked by what was: the calls are all there is to state of it. Nothing is ranked by its sector's name. */
function measureOf(said: Clause): Measure {
  const isName = (kind: FactKind) => kind === "industry";
  const clause = {
    ...said,
    figures: said.figures.filter((kind) => !isName(kind)),
    hinted: said.hinted.filter((kind) => !isName(kind)),
  };
  const measure = findMeasure(clause);
  return measure.by === null && isOfAhead(clause) ? { ...measure, by: "score" } : measure;
}

/** "How's the market?" asks how it moved. */
const scoreOf = (clause: Clause, talk: Talk): "change_24h" | "score" =>
  (isMarketMove(clause, talk) || has(clause, "moved_market")) && !has(clause, "called", "verdict", "should")
    ? "change_24h"
    : "score";

const isOfAnother = (clause: Clause): boolean => has(clause, "coins", "stocks", "funds", "assets_of_ours");

/** As in the last ranking, unless others or all are stated to be meant. */
const inherit = (clause: Clause, named: Ranked, last: RankingAsk | null): Ranked =>
  last && !named.sectors && !isOfAnother(clause)
    ? {
        group: named.group ?? last.group,
        ...(last.sectors && { sectors: last.sectors }),
        ...(named.outside && { outside: named.outside }),
      }
    : named;
