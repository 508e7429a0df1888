import type { FactKind } from "../../../../../shared/analysis.ts";
import { capitalise, cite, citeSigned, type Figures, findNumber, joinWords } from "../figures.ts";
import type { Aspect } from "./aspect.ts";

const isUp = (f: Figures, kind: FactKind) => (findNumber(f, kind) ?? 0) >= 0;

export const LONG_AVERAGE: Aspect = {
  kinds: ["price_vs_sma_200", "sma_200"],
  wordings: (f) => {
    const [side, more] = isUp(f, "price_vs_sma_200") ? ["above", "higher"] : ["below", "lower"];
    const [gap, level] = [cite(f, "price_vs_sma_200"), cite(f, "sma_200")];
    return [
      `The price stands ${gap} ${side} its 200-day average of ${level}.`,
      `${f.name} trades ${gap} ${side} the 200-day average, which runs at ${level}.`,
      `Against a 200-day average of ${level} the price is ${gap} ${more}.`,
      `The gap to the 200-day average (${level}) is ${citeSigned(f, "price_vs_sma_200")}, so the long view is ${isUp(f, "price_vs_sma_200") ? "constructive" : "weak"}.`,
    ];
  },
};

export const MIDDLE_AVERAGE: Aspect = {
  kinds: ["price_vs_sma_50", "sma_50"],
  wordings: (f) => {
    const side = isUp(f, "price_vs_sma_50") ? "above" : "below";
    const [gap, level] = [cite(f, "price_vs_sma_50"), cite(f, "sma_50")];
    return [
      `Nearer in, it is ${gap} ${side} the 50-day average (${level}).`,
      `The 50-day average at ${level} is the closer line, and the price is ${gap} ${side} it.`,
      `On the shorter view the price keeps ${gap} ${side} a 50-day average of ${level}.`,
      `Measured by its 50-day average of ${level}, it sits ${gap} ${side} the recent norm.`,
    ];
  },
};

export const AVERAGE_ORDER: Aspect = {
  kinds: ["sma_50", "sma_200"],
  wordings: (f) => {
    const rising = (findNumber(f, "sma_50") ?? 0) >= (findNumber(f, "sma_200") ?? 0);
    const [side, way] = rising ? ["above", "up"] : ["below", "down"];
    const [middle, long] = [cite(f, "sma_50"), cite(f, "sma_200")];
    return [
      `The 50-day average at ${middle} runs ${side} the 200-day average at ${long}: the longer trend points ${way}.`,
      `With the 50-day average (${middle}) ${side} the 200-day average (${long}), the longer trend leans ${way}.`,
      `The averages are ordered for a ${rising ? "rising" : "falling"} market, 50-day average at ${middle}, 200-day average at ${long}.`,
    ];
  },
};

const WINDOWS: [FactKind, string][] = [
  ["return_7d", "7 days"],
  ["return_30d", "30 days"],
  ["return_90d", "90 days"],
  ["return_365d", "365 days"],
];

/** "gained 5.20% [f9]" or "lost 5.20% [f9]". */
export function sayMove(f: Figures, kind: FactKind, [up, down] = ["gained", "lost"]): string {
  const value = findNumber(f, kind) ?? 0;
  return value === 0 ? `stayed at ${cite(f, kind)}` : `${value > 0 ? up : down} ${cite(f, kind)}`;
}

const PAST: [string, string][] = [
  ["gained", "lost"],
  ["rose", "fell"],
  ["added", "shed"],
];
const PERFECT: [string, string][] = [
  ["risen", "fallen"],
  ["gained", "lost"],
  ["added", "shed"],
];

/** Returns over the windows that are held, in one of four styles; nothing when none is held. */
export function sayReturns(f: Figures, kinds: FactKind[], style: number): string | null {
  const held = WINDOWS.filter(([kind]) => kinds.includes(kind) && f.book.has(kind));
  if (held.length === 0) return null;
  const move = (kind: FactKind, i: number, verbs: [string, string][]) =>
    sayMove(f, kind, verbs[i % verbs.length]);
  switch (style) {
    case 0:
      return `It ${joinWords(held.map(([kind, days], i) => `${move(kind, i, PAST)} over ${days}`))}.`;
    case 1:
      return `${capitalise(joinWords(held.map(([kind, days], i) => `over ${days} it ${move(kind, i, PAST)}`)))}.`;
    case 2:
      return `Returns were ${joinWords(held.map(([kind, days]) => `${citeSigned(f, kind)} over ${days}`))}.`;
    default:
      return `The price has ${joinWords(held.map(([kind, days], i) => `${move(kind, i, PERFECT)} in ${days}`))}.`;
  }
}

export const QUARTER: Aspect = {
  kinds: ["return_90d", "volatility_30d"],
  wordings: (f) => {
    const [move, swing] = [sayMove(f, "return_90d"), cite(f, "volatility_30d")];
    return [
      `It has ${move} over 90 days, against a yearly volatility of ${swing}.`,
      `Over 90 days ${f.name} ${move}, with yearly volatility at ${swing}.`,
      `The move of 90 days is ${citeSigned(f, "return_90d")}; yearly volatility is ${swing}.`,
    ];
  },
};

export const STRENGTH: Aspect = {
  kinds: ["adx_14", "plus_di_14", "minus_di_14"],
  wordings: (f) => {
    const adx = cite(f, "adx_14");
    const rising = (findNumber(f, "plus_di_14") ?? 0) > (findNumber(f, "minus_di_14") ?? 0);
    const pair = `+DI ${cite(f, "plus_di_14")} ${rising ? "over" : "under"} −DI ${cite(f, "minus_di_14")}`;
    if ((findNumber(f, "adx_14") ?? 0) < 20)
      return [
        `ADX at ${adx} shows no trend worth the name.`,
        `Trend strength is low, with ADX at ${adx}.`,
        `An ADX of ${adx} says the market has no firm direction.`,
      ];
    return [
      `ADX at ${adx} with ${pair} shows a trend with force behind it.`,
      `The trend has force: ADX reads ${adx}, ${pair}.`,
      `An ADX of ${adx} backs the ${rising ? "upward" : "downward"} move (${pair}).`,
    ];
  },
};

export const DRAWDOWN: Aspect = {
  kinds: ["drawdown"],
  wordings: (f) => {
    const gap = cite(f, "drawdown");
    const depth = findNumber(f, "drawdown") ?? 0;
    if (depth > -0.5) return [`It is at or next to its highest close of 365 days, ${gap} away.`];
    if (depth > -5)
      return [
        `It is within ${gap} of its highest close of 365 days.`,
        `Only ${gap} separates it from its highest close of 365 days.`,
      ];
    return [
      `It is ${gap} under its highest close of 365 days.`,
      `The drawdown from the highest close of 365 days is ${citeSigned(f, "drawdown")}.`,
      `From the highest close of 365 days it has given back ${gap}.`,
    ];
  },
};

export const YEAR_RANGE: Aspect = {
  kinds: ["high_52w", "low_52w"],
  wordings: (f) => {
    const [high, low] = [cite(f, "high_52w"), cite(f, "low_52w")];
    return [
      `The 52-week range runs from ${low} to ${high}.`,
      `Between a 52-week low of ${low} and a 52-week high of ${high} lies the whole range.`,
      `Its 52-week low is ${low}, its 52-week high ${high}.`,
    ];
  },
};

export const SUPPORT: Aspect = {
  kinds: ["support"],
  wordings: (f) => {
    const level = cite(f, "support");
    return [
      `The nearest support lies at ${level}.`,
      `On the way down, support waits at ${level}.`,
      `Buyers last defended ${level}, the nearest support.`,
    ];
  },
};

export const RESISTANCE: Aspect = {
  kinds: ["resistance"],
  wordings: (f) => {
    const level = cite(f, "resistance");
    return [
      `The nearest resistance lies at ${level}.`,
      `On the way up, resistance waits at ${level}.`,
      `Sellers last turned it back at ${level}, the nearest resistance.`,
    ];
  },
};
