import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import { MODEL_PORTFOLIOS } from "../../../shared/model-portfolios.ts";

const CHAINS = ["live", "replay", "simulated"] as const;
export const KINDS = [
  ["forecast", "Forecasts"],
  ["forecast-outcome", "Outcomes of forecasts"],
  ["call", "Calls"],
  ["call-outcome", "Outcomes of calls"],
] as const;
export const ASSETS = [...LISTED_CRYPTO, ...LISTED_STOCKS, ...MODEL_PORTFOLIOS.map(({ asset }) => asset)];

/** What is shown of the record; nothing: all rows of the chain the server thinks of first. */
export interface RecordSearch {
  chain?: (typeof CHAINS)[number];
  kind?: (typeof KINDS)[number][0];
  asset?: (typeof ASSETS)[number];
  /** rows older than that of this number */
  before?: number;
}

/** The filters of an address; what is none of them is left out. */
export function readSearch(search: Record<string, unknown>): RecordSearch {
  const chain = CHAINS.find((one) => one === search.chain);
  const kind = KINDS.find(([one]) => one === search.kind)?.[0];
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
