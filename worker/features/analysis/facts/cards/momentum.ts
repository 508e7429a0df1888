import { type Cards, spell } from "./card.ts";

const macd =
  "MACD is the gap between a 12-day and a 26-day exponential moving average; above its own 9-day average (the signal line) momentum is rising.";
const stochastic =
  "The stochastic tells where the close lies in the range of the last 14 days: above 80 is called overbought, below 20 oversold.";
const sayMacd = [
  "{name}’s MACD is {macd}, {macd:zone} zero, against a signal line of {macd_signal}, so momentum is {macd_histogram:zone}.",
  "{name}’s MACD is {macd}.",
] as const;
const sayStochastic = [
  "{name}’s stochastic is at {stochastic_k} (%K) and {stochastic_d} (%D): {stochastic_k:zone}.",
] as const;
const STOCHASTIC = [
  { below: 20, word: "oversold" },
  { below: 80, word: "neutral" },
  { word: "overbought" },
] as const;
const TURN = [{ below: 0, word: "falling" }, { word: "rising" }] as const;

/** How fast the price goes. */
export const MOMENTUM = {
  rsi_14: {
    label: "RSI (14 days)",
    unit: "index",
    noun: "RSI over 14 days",
    names: spell(
      "rsi, relative strength, relative strength index, overbought, oversold, indice de fuerza relativa, indice de force relative, indice de forca relativa, индекс относительной силы, goreceli guc endeksi, 相对强弱指数, 相对强弱指标, 相対力指数, 상대강도지수",
    ),
    about:
      "RSI, the relative strength index, weighs the gains of the last 14 days against the losses on a scale of 0 to 100: above 70 is called overbought, below 30 oversold.",
    say: ["{name}’s RSI over 14 days is {rsi_14}: {rsi_14:zone}, as it lies {rsiPlace}."],
    zones: [{ below: 30, word: "oversold" }, { below: 70, word: "neutral" }, { word: "overbought" }],
  },
  macd: {
    label: "MACD (12/26 days)",
    unit: "usd",
    noun: "MACD",
    names: spell("macd, moving average convergence divergence, мacd, макд"),
    about: macd,
    say: sayMacd,
    zones: [{ below: 0, word: "below" }, { word: "above" }],
  },
  macd_signal: {
    label: "MACD signal line (9 days)",
    unit: "usd",
    names: ["signal line", "macd signal"],
    about: macd,
    say: sayMacd,
  },
  macd_histogram: {
    label: "MACD histogram (12/26/9 days)",
    unit: "usd",
    noun: "MACD histogram",
    names: ["macd histogram", "histogram"],
    about:
      "The MACD histogram is MACD less its signal line: above zero momentum is rising, below zero it is falling.",
    say: ["{name}’s MACD histogram is {macd_histogram}: momentum is {macd_histogram:zone}."],
    zones: TURN,
    good: "high",
  },
  stochastic_k: {
    label: "Stochastic %K (14/3 days)",
    unit: "index",
    noun: "stochastic %K",
    names: spell(
      "stochastic, stochastics, stoch, %k, stochastic oscillator, stochastik, estocastico, stochastique, стохастик, stokastik, 随机指标, ストキャスティクス, 스토캐스틱",
    ),
    about: stochastic,
    say: sayStochastic,
    zones: STOCHASTIC,
  },
  stochastic_d: {
    label: "Stochastic %D (14/3/3 days)",
    unit: "index",
    noun: "stochastic %D",
    names: ["%d"],
    about: stochastic,
    say: sayStochastic,
    zones: STOCHASTIC,
  },
  mfi_14: {
    label: "Money flow index (14 days)",
    unit: "index",
    noun: "money flow index over 14 days",
    names: ["mfi", "money flow", "money flow index"],
    about:
      "The money flow index is an RSI of price times volume over 14 days: above 80 is called overbought, below 20 oversold.",
    zones: STOCHASTIC,
  },
} as const satisfies Cards;
