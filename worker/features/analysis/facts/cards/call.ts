import type { Cards } from "./card.ts";

/** The daily call, the closed bar it was made on, and how such calls did. */
export const CALL = {
  score: {
    label: "Score (−100 to +100)",
    unit: "points",
    noun: "score",
    names: [
      "score",
      "strongest",
      "best investment",
      "signal strength",
      "rating",
      "bullish",
      "bearish",
      "strength",
    ],
    about:
      "The score adds up the points of the rules that the daily call is made by, from −100 (all against) to +100 (all for).",
    good: "high",
  },
  border_points: { label: "Points to the nearest border between calls", unit: "points", level: true },
  probability: { label: "Measured share", unit: "percent", level: true },
  probability_low: { label: "Low end of that share’s 95% interval", unit: "percent", level: true },
  probability_high: { label: "High end of that share’s 95% interval", unit: "percent", level: true },
  base_rate: {
    label: "Base rate",
    unit: "percent",
    level: true,
    names: ["base rate"],
    about:
      "The base rate is how often the same outcome followed in all cases, whatever was called: a call is worth something only beyond it.",
  },
  edge: {
    label: "Such calls against all cases, points of percent",
    unit: "percent",
    names: ["edge"],
    about: "An edge is being right more often than the base rate by more than chance explains.",
  },
  edge_low: { label: "Low end of that difference’s 95% interval", unit: "percent" },
  edge_high: { label: "High end of that difference’s 95% interval", unit: "percent" },
  sample_size: { label: "Past cases measured", unit: "count" },
  horizon_days: { label: "Horizon", unit: "days" },
  invalidation_price: {
    label: "Price that would prove the call wrong",
    unit: "usd",
    names: ["stop", "stop loss", "invalidation", "prove wrong"],
    about: "It is the price at which the call’s reasons no longer hold.",
  },
  invalidation_odds: { label: "Odds of touching that price within 30 days", unit: "percent", level: true },
  invalidation_crossed: {
    label: "Share of past cases of this call in which a day closed beyond such a price",
    unit: "percent",
    level: true,
  },
  invalidation_right: { label: "Share of those that ended right all the same", unit: "percent", level: true },
  hold_low: { label: "Lower end of the band in which a Hold is right", unit: "usd" },
  hold_high: { label: "Upper end of the band in which a Hold is right", unit: "usd" },
  call_close: { label: "Last daily close", unit: "usd" },
  call_order: {
    label: "50-day average against the 200-day average at that close",
    unit: "percent",
    good: "high",
  },
  call_vs_sma_200: { label: "That close against its 200-day average", unit: "percent", good: "high" },
  call_year: {
    label: "Change between 250 and 22 trading days ago",
    unit: "percent",
    good: "high",
    about:
      "It is the longer momentum, without the last weeks; a coin trades every day, a stock five days a week.",
  },
  call_rsi: { label: "RSI (14 days) at that close", unit: "index" },
  up_share: {
    label: "Share of such cases in which the price was higher 30 days later",
    unit: "percent",
    level: true,
  },
  up_base: {
    label: "Share of all cases in which the price was higher 30 days later",
    unit: "percent",
    level: true,
  },
} as const satisfies Cards;
