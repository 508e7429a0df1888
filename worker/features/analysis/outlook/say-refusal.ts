import type { RefusedPortfolio } from "../forecast/portfolio/forecast-portfolio.ts";
import type { Refusal } from "../forecast/refusal.ts";
import { fillFirst } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { patternOf, type Written } from "../words/words.ts";

/** Why there is no forecast or call, in a sentence. */
export const sayRefusal = (refusal: Refusal, language: Written = "en"): string =>
  String(patternOf(language, `refusals.${refusal}`));

/** Why there is no range of a portfolio and, where its history is too short, whose that is. */
export function sayNoPortfolio({ refusal, shortenedBy }: RefusedPortfolio): string {
  const words = shortenedBy && { name: shortenedBy.symbol, day: sayDay(shortenedBy.since) };
  const short = words && fillFirst(patternOf("en", "portfolio.short"), new Map(), words);
  return [sayRefusal(refusal), short].filter(Boolean).join(" ");
}
