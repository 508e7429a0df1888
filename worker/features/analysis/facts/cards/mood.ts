import type { Cards } from "./card.ts";

/** What people feel and say. */
export const MOOD = {
  fear_greed: {
    label: "Fear & Greed index",
    unit: "index",
    about: "abouts.fear_greed",
    say: "figures.fear_greed",
    zones: [
      { below: 25, word: "extreme fear" },
      { below: 46, word: "fear" },
      { below: 55, word: "neutral" },
      { below: 76, word: "greed" },
      { word: "extreme greed" },
    ],
  },
  fear_greed_class: { label: "Fear & Greed reading", unit: "text" },
  headline: {
    label: "Headline",
    unit: "text",
    about: "abouts.headline",
  },
} as const satisfies Cards;
