import type { FactKind, FactUnit } from "../../../../../shared/analysis.ts";
import type { StatementOf } from "../../words/words.ts";

/** Where a value lies, by upper bounds in ascending order; the last zone has none. */
type Zones = readonly { below?: number; word: string }[];

/** All that is said of one kind of fact in one place; a new figure is its computation and one card. */
export interface FactCard {
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

export type Cards = Partial<Record<FactKind, FactCard>>;
