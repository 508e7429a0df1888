import type { Cards } from "./card.ts";

const level = true;

/** What several holdings may do together. */
export const WHOLE = {
  whole_low: { label: "Lower end of the 80% range of all together", unit: "percent" },
  whole_high: { label: "Upper end of the 80% range of all together", unit: "percent" },
  loss_odds_5: { label: "Odds that all together have lost 5% or more by then", unit: "percent", level },
  loss_odds_10: { label: "Odds that all together have lost 10% or more by then", unit: "percent", level },
  loss_odds_20: { label: "Odds that all together have lost 20% or more by then", unit: "percent", level },
  drive_share: {
    label: "Its share of the ups and downs of all together over a year",
    unit: "percent",
    level,
  },
  halved_low: { label: "Lower end of that range with half of it in cash", unit: "percent" },
  halved_high: { label: "Upper end of that range with half of it in cash", unit: "percent" },
  diversification: { label: "How much less they moved over a year than in step", unit: "percent", level },
  worst_stretch: { label: "Worst stretch that today’s shares would have had", unit: "percent" },
} as const satisfies Cards;
