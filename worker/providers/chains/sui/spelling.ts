import type { Spelling } from "../chain.ts";
export const suiSpelling: Spelling = { parseHash: (text) => text, parseAddress: (text) => text };
