import { anyOf, pattern } from "./pattern.ts";

/** What was is no question of what comes. */
export const OF_PAST = pattern` ${anyOf("of_past")} `;
