import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import type { Cards } from "./card.ts";

/** How far the price went. */
export const MOVES = {
  return_1d: { label: "Return over 1 day", unit: "percent", good: "high", about: "abouts.return" },
  return_7d: { ...SCREEN_KINDS.return_7d, about: "abouts.return", say: "figures.return_7d", good: "high" },
  return_30d: { ...SCREEN_KINDS.return_30d, about: "abouts.return", say: "figures.return_30d", good: "high" },
  return_90d: { ...SCREEN_KINDS.return_90d, about: "abouts.return", say: "figures.return_90d", good: "high" },
  return_365d: {
    ...SCREEN_KINDS.return_365d,
    about: "abouts.return",
    say: "figures.return_365d",
    good: "high",
  },
} as const satisfies Cards;
