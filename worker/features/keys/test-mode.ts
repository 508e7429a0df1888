import type { Deps } from "../../deps.ts";
import { openMarkets, type PriceConfig } from "../../providers/prices/index.ts";

/** When test keys call, whatever the clock says: a Thursday, the stock exchange open. */
export const TEST_MOMENT = "2026-01-15T16:30:00.000Z";

/** No source: the simulated market. */
const NO_SOURCES: PriceConfig = {};

/** Holds nothing and keeps nothing. */
const NO_CACHE = {
  get: async () => null,
  put: async () => {},
  delete: async () => {},
} as unknown as KVNamespace;

/**
 * The tools of a call with a test key: the simulated market at a fixed moment, no model, no shared cache and no head of the
 * record, so that the same request has the same answer, byte for byte, for everyone and at any time.
 */
export const openTestMode = (deps: Deps): Deps => ({
  ...deps,
  // What isolates remember by configuration, as the record's head, is not shared with it.
  config: { ...deps.config },
  markets: openMarkets(NO_SOURCES, () => new Date(TEST_MOMENT)),
  cache: NO_CACHE,
  ai: [],
});
