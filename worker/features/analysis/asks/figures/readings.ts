import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Rule } from "../../daily-call/rules.ts";
import { findFactNumber } from "../../slots/fill-pattern.ts";
import { priceOf, type Subject, say } from "../desk/desk.ts";

/** A clause that speaks for the price or against it, without its subject: "its RSI is {f9}, overbought". */
export interface Reading {
  side: "for" | "against";
  text: string;
}

const OF_RULES: Record<Rule, string> = {
  order: "its 50-day average is {call_order:side} its 200-day average",
  overLong: "the last close is {call_vs_sma_200:side} the 200-day average",
  year: "it {call_year:past} over the eleven months before last month",
  dip: "RSI at the close was {call_rsi}, a dip within a rise",
  strength: "RSI at the close was {call_rsi}, a run of strength",
};

/** What the rules of the call found, the heaviest first; those that gave no points are left out. */
export function readRules(subject: Subject): Reading[] {
  const heaviest = (subject.call?.contributions ?? [])
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return heaviest.flatMap(({ rule, points }) => {
    const text = say(subject, OF_RULES[rule]);
    return text ? [{ side: points > 0 ? "for" : "against", text }] : [];
  });
}

/** Which side a value backs, or neither: a hair above a line backs nothing. */
type Judge = (value: number, subject: Subject) => Reading["side"] | null;

const beyond =
  (against: number, forIt: number): Judge =>
  (value) =>
    value <= against ? "against" : value >= forIt ? "for" : null;

const REST: [kind: FactKind, judge: Judge, pattern: string][] = [
  ["price_vs_sma_200", beyond(-1, 1), "it trades {price_vs_sma_200:side} its 200-day average"],
  ["price_vs_sma_50", beyond(-1, 1), "it trades {price_vs_sma_50:side} its 50-day average"],
  [
    "macd_histogram",
    (value, subject) => {
      const share = value / (priceOf(subject) ?? Number.POSITIVE_INFINITY);
      return share <= -0.001 ? "against" : share >= 0.001 ? "for" : null;
    },
    "momentum is {macd_histogram:zone}, with a MACD histogram of {macd_histogram}",
  ],
  ["return_30d", beyond(-3, 3), "it {return_30d:past} over 30 days"],
  [
    "rsi_14",
    (value) => (value >= 70 ? "against" : value <= 30 ? "for" : null),
    "RSI over 14 days is {rsi_14}, {rsi_14:zone}",
  ],
  ["drawdown", beyond(-15, -3), "it is {drawdown:side} its highest close of 365 days"],
  ["revenue_growth", beyond(0, 10), "revenue {revenue_growth:past} in {fiscal_period}"],
  [
    "net_margin",
    (value) => (value < 0 ? "against" : null),
    "its net margin is {net_margin}, {net_margin:zone}",
  ],
  [
    "fear_greed",
    (value) => (value >= 75 ? "against" : value <= 25 ? "for" : null),
    "the mood is {fear_greed:zone}, at {fear_greed}",
  ],
  [
    "volatility_30d",
    (_, { forecast }) => (forecast.volatility?.class === "wild" ? "against" : null),
    "its yearly volatility over the last 30 days is {volatility_30d}",
  ],
  ["resistance", () => "against", "the nearest resistance lies at {resistance}"],
  ["support", () => "for", "the nearest support lies at {support}"],
  ["atr_percent", () => "against", "an average day covers {atr_percent} of the price"],
];

/** What else the figures say for the price or against it, and is no part of the call. */
function readFigures(subject: Subject): Reading[] {
  const isRule = new Set(
    subject.call?.contributions.filter(({ points }) => points !== 0).map(({ rule }) => rule),
  );
  return REST.flatMap(([kind, judge, pattern]) => {
    const value = findFactNumber(subject.book, kind);
    const side = value === undefined ? null : judge(value, subject);
    const isTold =
      (kind === "price_vs_sma_200" && isRule.has("overLong")) ||
      (kind === "rsi_14" && (isRule.has("dip") || isRule.has("strength")));
    const text = side && !isTold ? say(subject, pattern) : null;
    return side && text ? [{ side, text }] : [];
  });
}

/** The first `most` clauses of a side: the call's own before the others. */
export const pickReadings = (subject: Subject, side: Reading["side"], most: number): string[] =>
  [...readRules(subject), ...readFigures(subject)]
    .filter((reading) => reading.side === side)
    .slice(0, most)
    .map(({ text }) => text);
