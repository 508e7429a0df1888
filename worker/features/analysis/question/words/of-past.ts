import { pattern } from "./pattern.ts";

/** What was is no question of what comes. */
export const OF_PAST = pattern` ${"of_past"} `;
