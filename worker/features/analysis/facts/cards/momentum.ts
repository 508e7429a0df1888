import { type Cards, spell } from "./card.ts";

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
    names: spell(
      "rsi, relative strength, relative strength index, overbought, oversold, indice de fuerza relativa, indice de force relative, indice de forca relativa, индекс относительной силы, goreceli guc endeksi, 相对强弱指数, 相对强弱指标, 相対力指数, 상대강도지수",
    ),
    about: "abouts.rsi_14",
    say: "figures.rsi_14",
    zones: [{ below: 30, word: "oversold" }, { below: 70, word: "neutral" }, { word: "overbought" }],
  },
  macd: {
    label: "MACD (12/26 days)",
    unit: "usd",
    names: spell("macd, moving average convergence divergence, мacd, макд"),
    about: "abouts.macd",
    say: "figures.macd",
    zones: [{ below: 0, word: "below" }, { word: "above" }],
  },
  macd_signal: {
    label: "MACD signal line (9 days)",
    unit: "usd",
    names: ["signal line", "macd signal"],
    about: "abouts.macd",
    say: "figures.macd",
  },
  macd_histogram: {
    label: "MACD histogram (12/26/9 days)",
    unit: "usd",
    names: ["macd histogram", "histogram"],
    about: "abouts.macd_histogram",
    say: "figures.macd_histogram",
    zones: TURN,
    good: "high",
  },
  stochastic_k: {
    label: "Stochastic %K (14/3 days)",
    unit: "index",
    names: spell(
      "stochastic, stochastics, stoch, %k, stochastic oscillator, stochastik, estocastico, stochastique, стохастик, stokastik, 随机指标, ストキャスティクス, 스토캐스틱",
    ),
    about: "abouts.stochastic",
    say: "figures.stochastic",
    zones: STOCHASTIC,
  },
  stochastic_d: {
    label: "Stochastic %D (14/3/3 days)",
    unit: "index",
    names: ["%d"],
    about: "abouts.stochastic",
    say: "figures.stochastic",
    zones: STOCHASTIC,
  },
  mfi_14: {
    label: "Money flow index (14 days)",
    unit: "index",
    names: ["mfi", "money flow", "money flow index"],
    about: "abouts.mfi_14",
    zones: STOCHASTIC,
  },
} as const satisfies Cards;
