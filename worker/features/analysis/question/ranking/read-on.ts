import type { End } from "../../asks/desk/fields.ts";
import type { RankingAsk } from "../../asks/ranking.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import type { Talk } from "../talk.ts";
import { pattern } from "../words/pattern.ts";
import { findGroup } from "./group.ts";
import { findMeasure, findPastSpan } from "./measure.ts";
import { findRanked } from "./sectors.ts";

type ReadOn = (clause: Clause, talk: Talk, last: RankingAsk) => RankingAsk | null;

/** The last ranking with a part of it changed, of no asset by name; null where something else is asked. */
export const readOn: ReadOn = (clause, talk, last) =>
  clause.assets.length > 0
    ? null
    : readFirst([overOtherTime, ofOtherGroup, ofThose, byOtherFigure, atOtherPlace, why], clause, talk, last);

const overOtherTime: ReadOn = (clause, talk, last) => {
  const span = isShort(clause) ? findPastSpan(clause, talk) : null;
  const group = findGroup(clause);
  return span && { ...last, by: null, span, ...(group && { group }) };
};

/** "Only coins", "no banks", "and tech?" */
const ofOtherGroup: ReadOn = (clause, _, last) => {
  if (!isShort(clause)) return null;
  const { group, sectors, outside } = findRanked(clause);
  if (!group && !outside) return null;
  const left = [...new Set([...(last.outside ?? []), ...(outside ?? [])])];
  return {
    ...last,
    group: group ?? last.group,
    ...(sectors && { sectors }),
    ...(left.length > 0 && { outside: left }),
  };
};

const OF = /of|among|from|between|out of|von|unter|de|entre|parmi|dentre|из|среди/;
const THOSE = /those|these|them|denen|diesen|esos|esas|estos|ceux|celles|deles|delas|них|этих/;
/** "Which of those is cheapest?", of what was ranked last. */
const OF_THOSE = pattern` ${OF} ${THOSE}(?= )`;

const ofThose: ReadOn = (clause, talk, last) => {
  if (talk.ranked.length < 2 || !has(clause, OF_THOSE)) return null;
  const { by, want } = findMeasure(clause);
  const span = findPastSpan(clause, talk);
  return { ...last, assets: talk.ranked, by: span ? null : by, span, want, place: 1, group: null };
};

const byOtherFigure: ReadOn = (clause, _, last) => {
  const [by] = [...clause.figures, ...clause.hinted];
  return by && isShort(clause) ? { ...last, by, span: null, place: 1 } : null;
};

/** "Why that one?": the order tells by what it goes. */
const why: ReadOn = (clause, _, last) => (isShort(clause) && has(clause, "why") ? last : null);

const OTHER_END: Record<End, End> = {
  most: "least",
  least: "most",
  nearest: "furthest",
  furthest: "nearest",
};

/** "And the second?", "the worst then" */
const atOtherPlace: ReadOn = (clause, _, last) => {
  const place = firstOf(clause, "places");
  if (!place || clause.text.trim().split(" ").length >= 9) return null;
  return place === "last"
    ? { ...last, want: OTHER_END[last.want], place: 1 }
    : { ...last, place: Number(place) };
};

/** "Only coins", "and among stocks?" */
const isShort = (clause: Clause): boolean =>
  clause.text.trim().split(" ").length < 5 && !has(clause, "most", "least", "rise", "fall");
