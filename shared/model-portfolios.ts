import { LISTED_CRYPTO, LISTED_PORTFOLIOS, LISTED_STOCKS } from "./listed.ts";

interface ModelPortfolio {
  asset: (typeof LISTED_PORTFOLIOS)[number];
  name: string;
  crypto: readonly string[];
  stock: readonly string[];
}
const [COINS, STOCKS, BOTH] = LISTED_PORTFOLIOS;

/** Portfolios of equal weights that the record forecasts like assets, worth 100 dollars at each close they start from. */
export const MODEL_PORTFOLIOS: readonly ModelPortfolio[] = [
  { asset: COINS, name: "Portfolio: coins", crypto: LISTED_CRYPTO, stock: [] },
  { asset: STOCKS, name: "Portfolio: stocks", crypto: [], stock: LISTED_STOCKS },
  { asset: BOTH, name: "Portfolio: both", crypto: LISTED_CRYPTO, stock: LISTED_STOCKS },
];
