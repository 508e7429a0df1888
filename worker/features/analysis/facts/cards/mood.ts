import { type Cards, spell } from "./card.ts";

/** What people feel and say. */
export const MOOD = {
  fear_greed: {
    label: "Fear & Greed index",
    unit: "index",
    names: spell(
      "fear and greed, fear & greed, fear greed, fear and greed index, sentiment index, greed index, fear index, mood, scared, fearful, greedy, angst und gier, fear greed index, miedo y codicia, indice de miedo y codicia, peur et avidite, peur et cupidite, indice de peur, medo e ganancia, страха и жадности, страх и жадность, korku ve acgozluluk, korku endeksi, 恐惧与贪婪, 恐惧和贪婪, 恐惧贪婪, 恐慌指数, 恐怖と強欲, 恐怖強欲, 恐怖・強欲, 恐怖指数, 공포와 탐욕, 공포탐욕, 공포 탐욕, 공포지수",
    ),
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
    names: ["news", "headline", "headlines"],
    about: "abouts.headline",
  },
} as const satisfies Cards;
