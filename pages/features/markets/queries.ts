import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  CRYPTO_REFRESH_MS,
  candlesReplySchema,
  cryptoPricesSchema,
  STOCK_REFRESH_MS,
  stockPricesSchema,
} from "../../../shared/markets.ts";
import { callApi } from "../../api/client.ts";

export const cryptoPricesQuery = queryOptions({
  queryKey: ["crypto-prices"],
  queryFn: ({ signal }) => callApi("/api/crypto/prices", cryptoPricesSchema, { signal }),
  refetchInterval: CRYPTO_REFRESH_MS,
});

export const stockPricesQuery = queryOptions({
  queryKey: ["stock-prices"],
  queryFn: ({ signal }) => callApi("/api/stock/prices", stockPricesSchema, { signal }),
  refetchInterval: STOCK_REFRESH_MS,
});

/** A year of daily bars of one asset. */
export const candlesQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["candles", symbol],
    queryFn: ({ signal }) =>
      callApi(`/api/markets/${encodeURIComponent(symbol)}/candles?days=365`, candlesReplySchema, { signal }),
  });

/** The listed assets, crypto first; `failed` only while there is nothing at all to show. */
export function useListedPrices() {
  const crypto = useQuery(cryptoPricesQuery);
  const stocks = useQuery(stockPricesQuery);
  const prices = [...(crypto.data ?? []), ...(stocks.data ?? [])];
  const refetch = () => Promise.all([crypto.refetch(), stocks.refetch()]);
  return { prices, failed: prices.length === 0 && (crypto.isError || stocks.isError), refetch };
}
