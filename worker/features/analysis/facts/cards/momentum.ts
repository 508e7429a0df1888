import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import type { Cards } from "./card.ts";

const STOCHASTIC = [
  { below: 20, word: "oversold" },
  { below: 80, word: "neutral" },
  { word: "overbought" },
] as const;
const TURN = [{ below: 0, word: "falling" }, { word: "rising" }] as const;

/** How fast the price goes. */
export const MOMENTUM = {
  rsi_14: {
    ...SCREEN_KINDS.rsi_14,
    about: "abouts.rsi_14",
    say: "figures.rsi_14",
    zones: [{ below: 30, word: "oversold" }, { below: 70, word: "neutral" }, { word: "overbought" }],
  },
  macd: {
    label: "MACD (12/26 days)",
    unit: "usd",
    about: "abouts.macd",
    say: "figures.macd",
    zones: [{ below: 0, word: "below" }, { word: "above" }],
  },
  macd_signal: {
    label: "MACD signal line (9 days)",
    unit: "usd",
    about: "abouts.macd",
    say: "figures.macd",
  },
  macd_histogram: {
    label: "MACD histogram (12/26/9 days)",
    unit: "usd",
    about: "abouts.macd_histogram",
    say: "figures.macd_histogram",
    zones: TURN,
    good: "high",
  },
  stochastic_k: {
    label: "Stochastic %K (14/3 days)",
    unit: "index",
    about: "abouts.stochastic",
    say: "figures.stochastic",
    zones: STOCHASTIC,
  },
  stochastic_d: {
    label: "Stochastic %D (14/3/3 days)",
    unit: "index",
    about: "abouts.stochastic",
    say: "figures.stochastic",
    zones: STOCHASTIC,
  },
  mfi_14: { ...SCREEN_KINDS.mfi_14, about: "abouts.mfi_14", zones: STOCHASTIC },
} as const satisfies Cards;
