import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import type { Cards } from "./card.ts";

/** What a quote says. */
export const QUOTE = {
  price: { ...SCREEN_KINDS.price, about: "abouts.price", say: "figures.price" },
  change_24h: {
    ...SCREEN_KINDS.change_24h,
    stock: { label: "Change since the previous close", unit: "percent" },
    about: "abouts.change_24h",
    say: "figures.change_24h",
    good: "high",
  },
  volume_24h: {
    label: "Turnover of 24 hours",
    unit: "usd",
    stock: { label: "Volume of the last session", unit: "shares" },
    about: "abouts.volume_24h",
    say: "figures.volume_24h",
  },
  market_cap: { ...SCREEN_KINDS.market_cap, about: "abouts.market_cap" },
  supply_circulating: {
    label: "Circulating supply",
    unit: "coins",
    stock: { label: "Shares outstanding", unit: "shares" },
    about: "abouts.supply_circulating",
    say: "figures.supply_circulating",
  },
  supply_max: {
    label: "Maximum supply",
    unit: "coins",
    about: "abouts.supply_max",
    say: "figures.supply_max",
  },
  supply_issued: {
    label: "Share of the maximum supply issued",
    unit: "percent",
    level: true,
    about: "abouts.supply_issued",
    good: "high",
  },
  second_price: { label: "Price at another source", unit: "usd" },
  second_gap: { label: "Another source against the price", unit: "percent" },
} as const satisfies Cards;
