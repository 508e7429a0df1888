import type { Cards } from "./card.ts";

/** Assets beside each other, on the same days. */
export const COMPARISON = {
  compare_window_days: { label: "Common window", unit: "days" },
  compare_return: { label: "Return over the common window", unit: "percent", good: "high" },
  compare_volatility: {
    label: "Yearly volatility over the common window",
    unit: "percent",
    level: true,
    good: "low",
  },
  compare_drawdown: { label: "Largest drawdown in the common window", unit: "percent", good: "high" },
  correlation: {
    label: "Correlation of daily returns",
    unit: "ratio",
    about: "abouts.correlation",
    zones: [
      { below: -0.3, word: "they tend to move against each other" },
      { below: 0.3, word: "they move mostly apart" },
      { below: 0.7, word: "they move partly together" },
      { word: "they move closely together" },
    ],
  },
  beta: {
    label: "Beta of the first against the second",
    unit: "ratio",
    about: "abouts.beta",
  },
} as const satisfies Cards;
