import type { QueryClient } from "@tanstack/react-query";
import type { NamedAsset } from "../../../../shared/catalogue.ts";
import { MAX_TYPED } from "../../../../shared/catalogue-limits.ts";
import { LISTED_CRYPTO } from "../../../../shared/listed.ts";
import { findSymbol, LISTED_NAMES } from "../../../../shared/listed-names.ts";
import { assetsQuery } from "./queries.ts";

const MAX_NEAR = 6;

/** The asset of a ticker in capitals, or those that may have been meant. Of a listed one nobody is asked. */
export async function findCovered(
  client: QueryClient,
  ticker: string,
): Promise<{ asset: NamedAsset } | { near: NamedAsset[] }> {
  const symbol = findSymbol(ticker);
  if (symbol) {
    const isCoin = LISTED_CRYPTO.some((coin) => coin === symbol);
    return { asset: { symbol, name: LISTED_NAMES[symbol], class: isCoin ? "coin" : "stock" } };
  }
  const asked = assetsQuery({ q: ticker.slice(0, MAX_TYPED) });
  const { assets, nearest } = await client.ensureQueryData(asked);
  const asset = assets.find((one) => one.symbol === ticker);
  if (asset) return { asset };
  const near = new Map([...nearest, ...assets].map((one) => [one.symbol, one]));
  return { near: [...near.values()].slice(0, MAX_NEAR) };
}
