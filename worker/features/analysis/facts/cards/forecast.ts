import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import type { Cards } from "./card.ts";

const level = true;

/** Where the price may be. */
export const FORECAST = {
  forecast_30d_low: { label: "Lower end of the 80% range in 30 days", unit: "usd" },
  forecast_30d_high: { label: "Upper end of the 80% range in 30 days", unit: "usd" },
  forecast_30d_held: { label: "Share of past cases in which such a range held", unit: "percent", level },
  forecast_30d_cases: { label: "Past cases of such a range", unit: "count" },
  forecast_30d_later: { label: "The same in later years", unit: "percent", level },
  forecast_low: { label: "Lower end of the 80% range", unit: "usd" },
  forecast_high: { label: "Upper end of the 80% range", unit: "usd" },
  forecast_held: { label: "Share of past cases in which such a range held", unit: "percent", level },
  forecast_7d_low: SCREEN_KINDS.forecast_7d_low,
  forecast_7d_high: SCREEN_KINDS.forecast_7d_high,
  forecast_7d_held: { label: "Share of past cases in which such a range held", unit: "percent", level },
  odds_fall_10: { label: "Odds of touching 10% below the last close within 30 days", unit: "percent", level },
  odds_fall_20: { label: "Odds of touching 20% below the last close within 30 days", unit: "percent", level },
  odds_rise_10: { label: "Odds of touching 10% above the last close within 30 days", unit: "percent", level },
  forecast_volatility: {
    ...SCREEN_KINDS.forecast_volatility,
    about: "abouts.forecast_volatility",
  },
  forecast_rank: {
    ...SCREEN_KINDS.forecast_rank,
    zones: [{ below: 25, word: "calm for it" }, { below: 75, word: "usual for it" }, { word: "wild for it" }],
  },
  figure_asked: { label: "Value asked about", unit: "amount" },
  level_asked: { label: "Level asked about", unit: "usd" },
  level_distance: { label: "That level against the price", unit: "percent" },
  level_touch: { label: "Odds of touching that level", unit: "percent", level },
  level_close: { label: "Odds of a close beyond that level", unit: "percent", level },
  peg_distance: { label: "Price against the peg of one dollar", unit: "percent" },
  peg_worst: { label: "Farthest daily close from the peg in the bars read", unit: "percent" },
} as const satisfies Cards;
