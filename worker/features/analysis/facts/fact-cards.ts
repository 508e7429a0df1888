import type { FactKind, FactUnit, TermsReply } from "../../../../shared/analysis.ts";
import { FACT_UNITS } from "../../../../shared/fact-kinds.ts";
import { isScreenKind, SCREEN_KINDS } from "../../../../shared/screened-by.ts";
import { patternOf, type StatementOf, type Written } from "../words/words.ts";
import cards from "./cards.json" with { type: "json" };

/** Where a value lies, by upper bounds in ascending order; the last zone has none. */
type Zones = readonly { below?: number; word: string }[];

/** All that is said of one kind of fact in one place; a new figure is its computation, its unit and one card. */
interface FactCard {
  label: string;
  unit: FactUnit;
  /** what differs for shares */
  stock?: { label: string; unit: FactUnit };
  /** a percentage that is a level, not a change: shown without a plus sign */
  level?: true;
  /** what it is, in one plain sentence */
  about?: StatementOf<"abouts">;
  /** the sentence that answers who asks for it; without one, its noun and its value with the zone */
  say?: StatementOf<"figures">;
  zones?: Zones;
  /** which end speaks well of the asset; without it, neither does */
  good?: "high" | "low";
}

type CardGroup = keyof typeof cards;

/** The kinds of fact whose cards stand together. */
export const kindsOf = (group: CardGroup) => Object.keys(cards[group]) as FactKind[];

/** One card a kind: how a fact is named, shown, asked for, explained and judged. Those of the screener have their label there. */
export const FACT_CARDS = Object.fromEntries(
  Object.values(cards).flatMap((group) =>
    Object.entries(group).map(([kind, card]) => [
      kind,
      { unit: FACT_UNITS[kind as FactKind], ...(isScreenKind(kind) && SCREEN_KINDS[kind]), ...card },
    ]),
  ),
) as Record<FactKind, FactCard>;

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
