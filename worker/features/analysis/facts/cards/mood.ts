import { type Cards, spell } from "./card.ts";

/** What people feel and say. */
export const MOOD = {
  fear_greed: {
    label: "Fear & Greed index",
    unit: "index",
    noun: "Fear & Greed index",
    names: spell(
      "fear and greed, fear & greed, fear greed, fear and greed index, sentiment index, greed index, fear index, mood, scared, fearful, greedy, angst und gier, fear greed index, miedo y codicia, indice de miedo y codicia, peur et avidite, peur et cupidite, indice de peur, medo e ganancia, страха и жадности, страх и жадность, korku ve acgozluluk, korku endeksi, 恐惧与贪婪, 恐惧和贪婪, 恐惧贪婪, 恐慌指数, 恐怖と強欲, 恐怖強欲, 恐怖・強欲, 恐怖指数, 공포와 탐욕, 공포탐욕, 공포 탐욕, 공포지수",
    ),
    about:
      "The Fear & Greed index measures the mood of the crypto market from 0, extreme fear, to 100, extreme greed.",
    say: [
      "The Fear & Greed index of the crypto market stands at {fear_greed}: {fear_greed_class}.",
      "The Fear & Greed index of the crypto market stands at {fear_greed}: {fear_greed:zone}.",
    ],
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
    about: "Headlines are titles of dated news that a provider files under the asset.",
  },
} as const satisfies Cards;
