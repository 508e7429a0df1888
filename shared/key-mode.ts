import * as z from "zod";

/** `test`: a simulated market at a fixed moment, the same answer each time, free of charge. */
export const keyModeSchema = z.enum(["live", "test"]);
export type KeyMode = z.infer<typeof keyModeSchema>;

export const KEY_PREFIXES: Record<KeyMode, string> = { live: "ngma_live_", test: "ngma_test_" };

/** What a network may ask in a minute with test keys; and, apart from that, of what keys ask about themselves. */
export const FREE_CALLS_A_MINUTE = 30;
