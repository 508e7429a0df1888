import type { FactKind } from "../../../../../../shared/analysis.ts";
import { signClassOf } from "../../../grounding/direction.ts";
import { type Clause, type Find, isDenied, isSupposed, toNumber } from "./clauses.ts";

/** Spans of time; of several kinds one must fit. */
const SPANS: [RegExp, FactKind[]][] = [
  [
    /\b(?:24 hours|today|daily (?:change|return|move)|(?:last|past|this|previous|a|the|1) day)\b/i,
    ["change_24h", "return_1d"],
  ],
  [/(?<!52-)\b(?:week|weekly|7 days|7-day)\b/i, ["return_7d"]],
  [/\b(?:month|monthly|30 days|30-day)\b/i, ["return_30d"]],
  [/\b(?:quarter|quarterly|90 days|90-day)\b/i, ["return_90d", "compare_return"]],
  [
    /(?<!of the |year over |year-over-|year on |year-on-)\b(?:year(?![ -]o(?:ver|n)[ -]year)|365 days|365-day|annual (?:return|change)|yearly (?:return|change))\b/i,
    ["return_365d"],
  ],
];
const UP =
  "rose|risen|ris(?:es|ing)|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|advanc(?:es|ed|ing)|rall(?:ies|ied|ying)|jump(?:s|ed|ing)|surg(?:es|ed|ing)|soar(?:s|ed|ing)|higher|up|grew|grown|grow(?:s|ing)|positive|increas(?:es|ed|ing)|rebound(?:s|ed|ing)|in the green";
const DOWN =
  "fell|fallen|fall(?:s|ing)|los(?:t|es|ing)|drop(?:s|ped|ping)|declin(?:es|ed|ing)|slid|slides|sliding|slipp(?:ed|ing)|sank|sunk|plung(?:es|ed|ing)|lower|down|shr(?:ank|unk|inks|inking)|negative|decreas(?:es|ed|ing)|retreat(?:s|ed|ing)|tumbl(?:es|ed|ing)|crashed|in the red";
const MOVE = new RegExp(`\\b(?:(${UP})|(${DOWN}))\\b`, "gi");
/** Clauses that speak of how past cases ended, or of something that has no return. */
const ELSEWHERE =
  /\b(?:cases?|base rate|probability|later|horizon|volatility|score|RSI|MACD|histogram|stochastic|momentum|supply|margin)\b/i;
const VOLUME = /\b(?:on-balance volume|OBV)\b/i;

/** Whether what a clause says went up or down did so. */
export function judgeMoves({ text, cited }: Clause, find: Find): boolean {
  const moves = [...text.matchAll(MOVE)].map((hit) => ({
    index: hit.index,
    sign: (hit[1] !== undefined) === isDenied(text, hit.index) ? -1 : 1,
  }));
  if (moves.length === 0 || isSupposed(text)) return true;
  const fits = (sign: number, values: (number | string | undefined)[]) =>
    values.some((value) => toNumber(value) * sign >= 0);
  if (VOLUME.test(text)) return fitsTrend(moves[0]?.sign ?? 0, find("obv_trend"));
  if (/\brevenues?\b/i.test(text) || cited.some(({ kind }) => kind === "revenue_growth"))
    return moves.every(({ sign }) => fits(sign, [find("revenue_growth")]));
  if (ELSEWHERE.test(text)) return true;
  const spans = SPANS.flatMap(([words, kinds]) => {
    const index = words.exec(text)?.index;
    return index === undefined ? [] : [{ index, kinds }];
  });
  if (spans.length === 0) {
    const told = cited.filter(({ kind }) => signClassOf(kind) === "move").map(({ value }) => value);
    return told.length === 0 || moves.some(({ sign }) => fits(sign, told));
  }
  return spans.every(({ index, kinds }) => {
    const [nearest] = moves.toSorted((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index));
    return fits(nearest?.sign ?? 0, kinds.map(find));
  });
}

const fitsTrend = (sign: number, trend: number | string | undefined): boolean =>
  trend === (sign > 0 ? "rising" : "falling");
