import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { PricedAsset } from "../../providers/prices/prices.ts";
import { CRYPTO_ROWS, EVERYDAY_TICKERS, PLAIN_WORD_TICKERS, STOCK_ROWS } from "./catalogue.ts";

/** Something we can analyse. */
export interface Asset extends PricedAsset {
  /** other names people use, lower case, without the ticker and the usual name */
  aliases: readonly string[];
  /** the ticker is also an everyday word */
  ambiguous: boolean;
}

const bySymbol = new Map(
  [
    ...CRYPTO_ROWS.map(([symbol, name, id, names]) => toAsset("crypto", symbol, name, id, names)),
    ...STOCK_ROWS.map(([symbol, name, names]) => toAsset("stock", symbol, name, null, names)),
  ].map((asset) => [asset.symbol, asset]),
);

const listed = [...LISTED_CRYPTO, ...LISTED_STOCKS].flatMap((symbol) => bySymbol.get(symbol) ?? []);

/** All assets we hold, the listed ten first; symbols are unique over both kinds. */
export const ASSETS: readonly Asset[] = [...new Set([...listed, ...bySymbol.values()])];

/** The asset of an exact ticker, in any case: "btc" is Bitcoin. */
export function findAsset(symbol: string): Asset | undefined {
  return bySymbol.get(symbol.toUpperCase());
}

function toAsset(
  type: Asset["type"],
  symbol: string,
  name: string,
  coingeckoId: string | null,
  names: string,
): Asset {
  const aliases = names === "" ? [] : names.split(", ");
  const ambiguous = EVERYDAY_TICKERS.has(symbol) || PLAIN_WORD_TICKERS.has(symbol);
  return { symbol, name, type, coingeckoId, aliases, ambiguous };
}
