import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import type { Cards } from "./card.ts";

/** How far the price swings, and between what. */
export const RANGES = {
  bollinger_upper: {
    label: "Upper Bollinger band (20 days)",
    unit: "usd",
    about: "abouts.bollinger",
    say: "figures.bollinger",
  },
  bollinger_middle: {
    label: "Middle Bollinger band (20 days)",
    unit: "usd",
    about: "abouts.bollinger",
    say: "figures.bollinger",
  },
  bollinger_lower: {
    label: "Lower Bollinger band (20 days)",
    unit: "usd",
    about: "abouts.bollinger",
    say: "figures.bollinger",
  },
  bollinger_position: {
    label: "Place in the Bollinger bands (0 lower, 1 upper)",
    unit: "ratio",
    about: "abouts.bollinger",
    zones: [
      { below: 0, word: "under the lower band" },
      { below: 0.2, word: "near the lower band" },
      { below: 0.8, word: "between the bands" },
      { below: 1, word: "near the upper band" },
      { word: "over the upper band" },
    ],
  },
  atr_14: {
    label: "Average true range (14 days)",
    unit: "usd",
    about: "abouts.atr_14",
    say: "figures.atr_14",
  },
  atr_percent: {
    ...SCREEN_KINDS.atr_percent,
    say: "figures.atr_percent",
    about: "abouts.atr_percent",
    good: "low",
  },
  volatility_30d: {
    ...SCREEN_KINDS.volatility_30d,
    about: "abouts.volatility_30d",
    say: "figures.volatility_30d",
    good: "low",
  },
  drawdown: { ...SCREEN_KINDS.drawdown, about: "abouts.drawdown", say: "figures.drawdown", good: "high" },
  obv_trend: {
    label: "On-balance volume (20 days)",
    unit: "text",
    about: "abouts.obv_trend",
    say: "figures.obv_trend",
  },
  volume_vs_average: {
    ...SCREEN_KINDS.volume_vs_average,
    about: "abouts.volume_vs_average",
    say: "figures.volume_vs_average",
  },
  high_52w: {
    label: "52-week high",
    unit: "usd",
    about: "abouts.year_range",
    say: "figures.high_52w",
  },
  low_52w: {
    label: "52-week low",
    unit: "usd",
    about: "abouts.year_range",
    say: "figures.low_52w",
  },
  range_position_52w: {
    ...SCREEN_KINDS.range_position_52w,
    about: "abouts.year_range",
    zones: [
      { below: 20, word: "near its low of the year" },
      { below: 80, word: "inside its range of the year" },
      { word: "near its high of the year" },
    ],
  },
  support: {
    label: "Nearest support",
    unit: "usd",
    about: "abouts.levels",
  },
  resistance: {
    label: "Nearest resistance",
    unit: "usd",
    about: "abouts.levels",
  },
  history_days: { label: "Daily bars read", unit: "count" },
} as const satisfies Cards;
