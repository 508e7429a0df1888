import { nameMove } from "../../asks/desk/board.ts";
import type { End } from "../../asks/desk/fields.ts";
import type { RankingAsk } from "../../asks/ranking.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import type { Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { findGroup } from "./group.ts";
import { findMeasure, findPastSpan } from "./measure.ts";
import { findRanked } from "./sectors.ts";
import { findWhere } from "./where.ts";

type ReadOn = (clause: Clause, talk: Talk, last: RankingAsk) => RankingAsk | null;

/** The last ranking with a part of it changed, of no asset by name; null where something else is asked. */
export const readOn: ReadOn = (clause, talk, last) =>
  clause.assets.length > 0
    ? null
    : readFirst(
        [withMore, overOtherTime, ofOtherGroup, ofThose, byOtherFigure, atOtherPlace, why],
        clause,
        talk,
        last,
      );

const NARROWS = pattern`^ (?:${"goes_on"} )*${"keeps"} `;

/** "With an RSI below 40", "drop any that are down 50%", of those that were ranked: what was asked of them before holds too. */
const withMore: ReadOn = (clause, talk, last) => {
  if (last.of || !has(clause, NARROWS, phraseOf("those_alone"))) return null;
  const span = findPastSpan(clause, talk);
  const move = span && nameMove(span, talk.today);
  const { by } = findMeasure(clause);
  const said = findWhere(clause, by, span !== null);
  const where = said.map((one) => ({ ...one, by: one.by ?? move }));
  const isOfLast = span === null && last.by === null;
  if (said.length === 0 || (where.some(({ by }) => by === null) && !isOfLast)) return null;
  const before = (last.where ?? []).filter(({ by }) => where.every((one) => one.by !== by));
  const order = last.by === "score" && by !== null ? { by } : {};
  return { ...last, ...order, where: [...before, ...where], place: 1 };
};

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

const ofThose: ReadOn = (clause, talk, last) => {
  if (talk.ranked.length < 2 || !has(clause, phraseOf("out_of_those", "of_those"))) return null;
  const { by, want } = findMeasure(clause);
  const span = findPastSpan(clause, talk);
  return { ...last, assets: talk.ranked, by: span ? null : by, span, want, place: 1, group: null };
};

const byOtherFigure: ReadOn = (clause, { today }, last) => {
  const [by] = [...clause.figures, ...clause.hinted];
  if (!by || !isShort(clause)) return null;
  const move = nameMove(last.span, today);
  const where = last.where?.map((one) => ({ ...one, by: one.by ?? move }));
  return { ...last, by, span: null, place: 1, ...(where && { where }) };
};

/** "Why that one?": the ranking says what it goes by. */
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
