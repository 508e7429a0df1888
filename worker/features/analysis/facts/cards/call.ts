import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import type { Cards } from "./card.ts";

/** The daily call, the closed bar it was made on, and how such calls did. */
export const CALL = {
  score: { ...SCREEN_KINDS.score, about: "abouts.score", good: "high" },
  border_points: { label: "Points to the nearest border between calls", unit: "points", level: true },
  odds_higher: {
    label: "Chance of closing higher in 30 days",
    unit: "percent",
    level: true,
    about: "abouts.odds_higher",
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
    about: "abouts.base_rate",
  },
  edge: {
    label: "Such calls against all cases, points of percent",
    unit: "percent",
    about: "abouts.edge",
  },
  horizon_days: { label: "Horizon", unit: "days" },
  invalidation_price: {
    label: "Price that would prove the call wrong",
    unit: "usd",
    about: "abouts.invalidation_price",
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
    about: "abouts.call_year",
  },
  call_rsi: { label: "RSI (14 days) at that close", unit: "index" },
} as const satisfies Cards;
