import type { FactKind, TermsReply } from "../../../../shared/analysis.ts";
import { patternOf, type Written } from "../words/words.ts";
import { ASKED } from "./cards/asked.ts";
import { CALL } from "./cards/call.ts";
import type { FactCard } from "./cards/card.ts";
import { COMPARISON } from "./cards/comparison.ts";
import { FILINGS } from "./cards/filings.ts";
import { FORECAST } from "./cards/forecast.ts";
import { MOMENTUM } from "./cards/momentum.ts";
import { MOOD } from "./cards/mood.ts";
import { MOVES } from "./cards/moves.ts";
import { OF_BEFORE } from "./cards/of-before.ts";
import { QUOTE } from "./cards/quote.ts";
import { RANGES } from "./cards/ranges.ts";
import { TREND } from "./cards/trend.ts";
import { WHOLE } from "./cards/whole.ts";

/** One card a kind: how a fact is named, shown, asked for, explained and judged. */
export const FACT_CARDS: Record<FactKind, FactCard> = {
  ...QUOTE,
  ...MOVES,
  ...TREND,
  ...MOMENTUM,
  ...RANGES,
  ...FILINGS,
  ...MOOD,
  ...CALL,
  ...FORECAST,
  ...COMPARISON,
  ...ASKED,
  ...WHOLE,
  ...OF_BEFORE,
};

/** The word for where a value lies; nothing for kinds without zones. */
export function findZone(kind: FactKind, value: number | string): string | undefined {
  if (typeof value !== "number") return undefined;
  return FACT_CARDS[kind].zones?.find(({ below }) => below === undefined || value < below)?.word;
}

/** What each kind of fact is, of those whose label does not say it all. */
export const explainKinds = (language: Written = "en"): TermsReply =>
  Object.fromEntries(
    Object.entries(FACT_CARDS).flatMap(([kind, { about }]) =>
      about ? [[kind, String(patternOf(language, about))]] : [],
    ),
  );
