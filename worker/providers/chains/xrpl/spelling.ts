import type { Spelling } from "../chain.ts";
export const xrplSpelling: Spelling = { parseHash: (text) => text, parseAddress: (text) => text };
