import type { Spelling } from "../chain.ts";
export const evmSpelling: Spelling = { parseHash: (text) => text, parseAddress: (text) => text };
