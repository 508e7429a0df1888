import type { Cards } from "./card.ts";

/** How far the price went. */
export const MOVES = {
  return_1d: { label: "Return over 1 day", unit: "percent", good: "high", about: "abouts.return" },
  return_7d: {
    label: "Return over 7 days",
    unit: "percent",
    about: "abouts.return",
    say: "figures.return_7d",
    good: "high",
  },
  return_30d: {
    label: "Return over 30 days",
    unit: "percent",
    about: "abouts.return",
    say: "figures.return_30d",
    good: "high",
  },
  return_90d: {
    label: "Return over 90 days",
    unit: "percent",
    about: "abouts.return",
    say: "figures.return_90d",
    good: "high",
  },
  return_365d: {
    label: "Return over 365 days",
    unit: "percent",
    about: "abouts.return",
    say: "figures.return_365d",
    good: "high",
  },
} as const satisfies Cards;
