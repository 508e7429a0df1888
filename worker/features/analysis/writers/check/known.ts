import type { Call, Fact } from "../../../../../shared/analysis.ts";

/** What a sentence is held against. */
export interface Known {
  facts: ReadonlyMap<string, Fact>;
  /** by symbol */
  prices: ReadonlyMap<string, Fact>;
  calls: readonly Call[];
}
