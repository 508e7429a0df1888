import { anyOf, pattern } from "./pattern.ts";

/** "What is it worth if I have 0.3?": an amount, and no level. */
export const IF_I_HAVE = pattern` ${"if_said"} (?:\S+ ){0,2}(?:${"have"} #n|#n ${"have_behind"}) `;

/** What comes next may happen. */
export const IF = anyOf("if");
