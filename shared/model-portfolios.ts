import { LISTED_CRYPTO, LISTED_STOCKS } from "./listed.ts";

/** Portfolios of equal weights that the record forecasts like assets, worth 100 dollars at each close they start from. */
export const MODEL_PORTFOLIOS = [
  { asset: "P.COINS", name: "Portfolio: coins", crypto: LISTED_CRYPTO, stock: [] },
  { asset: "P.STOCKS", name: "Portfolio: stocks", crypto: [], stock: LISTED_STOCKS },
  {
    asset: "P.BOTH",
    name: "Portfolio: both",
    crypto: LISTED_CRYPTO,
    stock: LISTED_STOCKS,
  },
] as const satisfies {
  asset: string;
  name: string;
  crypto: readonly string[];
  stock: readonly string[];
}[];
