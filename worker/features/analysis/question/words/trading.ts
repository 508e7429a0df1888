import { anyOf, pattern } from "./pattern.ts";

/** "What is it worth if I have 0.3?": an amount, and no level. */
export const IF_I_HAVE = pattern` ${anyOf("if_said")} (?:\S+ ){0,2}(?:${anyOf("have")} #n|#n ${anyOf("have_behind")}) `;

/** What comes next may happen. */
export const IF = anyOf("if");
