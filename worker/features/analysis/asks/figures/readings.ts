import type { FactKind } from "../../../../../shared/analysis.ts";
import { findFactNumber } from "../../slots/fill-pattern.ts";
import type { StatementOf } from "../../words/words.ts";
import { priceOf, type Subject } from "../desk/desk.ts";
import { say } from "../desk/say.ts";

/** A clause that speaks for the price or against it, without its subject: "its RSI is {f9}, overbought". */
export interface Reading {
  side: "for" | "against";
  text: string;
}

/** What the rules of the call found, the heaviest first; those that gave no points are left out. */
export function readRules(subject: Subject): Reading[] {
  const heaviest = (subject.call?.contributions ?? [])
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return heaviest.flatMap(({ rule, points }) => {
    const text = say(subject, `readings.rule_${rule}`);
    return text ? [{ side: points > 0 ? "for" : "against", text }] : [];
  });
}

/** Which side a value backs, or neither: a hair above a line backs nothing. */
type Judge = (value: number, subject: Subject) => Reading["side"] | null;

const beyond =
  (against: number, forIt: number): Judge =>
  (value) =>
    value <= against ? "against" : value >= forIt ? "for" : null;

const REST: [kind: FactKind & ReadingName, judge: Judge][] = [
  ["price_vs_sma_200", beyond(-1, 1)],
  ["price_vs_sma_50", beyond(-1, 1)],
  [
    "macd_histogram",
    (value, subject) => {
      const share = value / (priceOf(subject) ?? Number.POSITIVE_INFINITY);
      return share <= -0.001 ? "against" : share >= 0.001 ? "for" : null;
    },
  ],
  ["return_30d", beyond(-3, 3)],
  ["rsi_14", (value) => (value >= 70 ? "against" : value <= 30 ? "for" : null)],
  ["drawdown", beyond(-15, -3)],
  ["revenue_growth", beyond(0, 10)],
  ["net_margin", (value) => (value < 0 ? "against" : null)],
  ["fear_greed", (value) => (value >= 75 ? "against" : value <= 25 ? "for" : null)],
  ["volatility_30d", (_, { forecast }) => (forecast.volatility?.class === "wild" ? "against" : null)],
  ["resistance", () => "against"],
  ["support", () => "for"],
  ["atr_percent", () => "against"],
];
/** Kinds that have a clause. */
type ReadingName = StatementOf<"readings"> extends `readings.${infer Name}` ? Name : never;

/** What else the figures say for the price or against it, and is no part of the call. */
function readFigures(subject: Subject): Reading[] {
  const isRule = new Set(
    subject.call?.contributions.filter(({ points }) => points !== 0).map(({ rule }) => rule),
  );
  return REST.flatMap(([kind, judge]) => {
    const value = findFactNumber(subject.book, kind);
    const side = value === undefined ? null : judge(value, subject);
    const isTold =
      (kind === "price_vs_sma_200" && isRule.has("overLong")) ||
      (kind === "rsi_14" && (isRule.has("dip") || isRule.has("strength")));
    const text = side && !isTold ? say(subject, `readings.${kind}`) : null;
    return side && text ? [{ side, text }] : [];
  });
}

/** The first `most` clauses of a side: the call's own before the others. */
export const pickReadings = (subject: Subject, side: Reading["side"], most: number): string[] =>
  [...readRules(subject), ...readFigures(subject)]
    .filter((reading) => reading.side === side)
    .slice(0, most)
    .map(({ text }) => text);
