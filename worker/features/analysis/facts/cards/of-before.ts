import type { Cards } from "./card.ts";

/** Kinds that only answers kept from before hold: shares of many past calls. */
export const OF_BEFORE = {
  probability_low: { label: "Low end of that share’s 95% interval", unit: "percent", level: true },
  probability_high: { label: "High end of that share’s 95% interval", unit: "percent", level: true },
  edge_low: { label: "Low end of that difference’s 95% interval", unit: "percent" },
  edge_high: { label: "High end of that difference’s 95% interval", unit: "percent" },
  sample_size: { label: "Past cases measured", unit: "count" },
  invalidation_odds: { label: "Odds of touching that price within 30 days", unit: "percent", level: true },
  invalidation_crossed: {
    label: "Share of past calls that crossed such a price",
    unit: "percent",
    level: true,
  },
  invalidation_right: { label: "Share of those that ended right all the same", unit: "percent", level: true },
  up_share: { label: "Share of such cases that were higher 30 days later", unit: "percent", level: true },
  up_base: { label: "Share of all cases that were higher 30 days later", unit: "percent", level: true },
} as const satisfies Cards;
