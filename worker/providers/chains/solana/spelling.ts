import type { Spelling } from "../chain.ts";
export const solanaSpelling: Spelling = { parseHash: (text) => text, parseAddress: (text) => text };
