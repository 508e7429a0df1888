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
  odds_higher: {
    label: "Chance of closing higher in 30 days",
    unit: "percent",
    level: true,
    about:
      "It comes from the same distribution as the range: the drift of all assets of its type against how far this one usually moves, so it is near one half.",
  },
  odds_higher_came: { label: "How often such chances came true", unit: "percent", level: true },
  odds_within: {
    label: "Chance that the close in 30 days lies within the band of a Hold",
    unit: "percent",
    level: true,
  },
  odds_within_came: { label: "How often such chances came true", unit: "percent", level: true },
  odds_cancel: { label: "Chance that the call is cancelled within 30 days", unit: "percent", level: true },
  odds_cancel_came: { label: "How often such chances came true", unit: "percent", level: true },
  probability: { label: "Measured share", unit: "percent", level: true },
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
  horizon_days: { label: "Horizon", unit: "days" },
  invalidation_price: {
    label: "Price that would prove the call wrong",
    unit: "usd",
    names: ["stop", "stop loss", "invalidation", "prove wrong"],
    about: "It is the price at which the call’s reasons no longer hold.",
  },
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
    label: "Change over the eleven months before last month",
    unit: "percent",
    good: "high",
    about:
      "It is the longer momentum, without the last weeks; a coin trades every day, a stock five days a week.",
  },
  call_rsi: { label: "RSI (14 days) at that close", unit: "index" },
} as const satisfies Cards;
