import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import type { Cards } from "./card.ts";

/** Where the price goes. */
export const TREND = {
  sma_20: {
    label: "20-day average",
    unit: "usd",
    about: "abouts.moving_average",
    say: "figures.sma_20",
  },
  sma_50: {
    label: "50-day average",
    unit: "usd",
    about: "abouts.moving_average",
    say: "figures.sma_50",
  },
  sma_200: {
    label: "200-day average",
    unit: "usd",
    about: "abouts.moving_average",
    say: "figures.sma_200",
  },
  price_vs_sma_20: {
    ...SCREEN_KINDS.price_vs_sma_20,
    about: "abouts.against_average",
    good: "high",
  },
  price_vs_sma_50: { ...SCREEN_KINDS.price_vs_sma_50, about: "abouts.against_average", good: "high" },
  price_vs_sma_200: {
    ...SCREEN_KINDS.price_vs_sma_200,
    about: "abouts.against_average",
    say: "figures.price_vs_sma_200",
    good: "high",
  },
  ema_20: {
    label: "20-day exponential average",
    unit: "usd",
    about: "abouts.ema_20",
  },
  adx_14: {
    ...SCREEN_KINDS.adx_14,
    about: "abouts.adx_14",
    zones: [
      { below: 20, word: "hardly a trend" },
      { below: 25, word: "a weak trend" },
      { below: 40, word: "a clear trend" },
      { word: "a strong trend" },
    ],
  },
  plus_di_14: {
    label: "+DI (14 days)",
    unit: "index",
    about: "abouts.plus_di_14",
    say: "figures.plus_di_14",
  },
  minus_di_14: {
    label: "−DI (14 days)",
    unit: "index",
    about: "abouts.minus_di_14",
    say: "figures.minus_di_14",
  },
} as const satisfies Cards;
