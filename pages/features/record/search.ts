import { LISTED_CRYPTO, LISTED_PORTFOLIOS, LISTED_STOCKS } from "../../../shared/listed.ts";

const CHAINS = ["live", "replay", "simulated"] as const;
const KINDS = ["forecast", "forecast-outcome", "call", "call-outcome", "board", "board-outcome"] as const;
export const ASSETS = [...LISTED_CRYPTO, ...LISTED_STOCKS, ...LISTED_PORTFOLIOS];

/** What is shown of the record; nothing: all rows of the chain the server thinks of first. */
export interface RecordSearch {
  chain?: (typeof CHAINS)[number];
  kind?: (typeof KINDS)[number];
  asset?: (typeof ASSETS)[number];
  /** rows older than that of this number */
  before?: number;
}

/** The filters of an address; what is none of them is left out. */
export function readSearch(search: Record<string, unknown>): RecordSearch {
  const chain = CHAINS.find((one) => one === search.chain);
  const kind = KINDS.find((one) => one === search.kind);
  const asset = ASSETS.find((one) => one === search.asset);
  const before = Number(search.before);
  const hasBefore = Number.isSafeInteger(before) && before > 0;
  return {
    ...(hasBefore && { before }),
    ...(chain && { chain }),
    ...(kind && { kind }),
    ...(asset && { asset }),
  };
}
