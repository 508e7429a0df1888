import { queryOptions, useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { CRYPTO_REFRESH_MS, STOCK_REFRESH_MS } from "../../../shared/listed.ts";
import { callApi } from "../../api/client.ts";

/** What stands in place of prices: the words of the error `market_data_unavailable`, without the table of all others. */
export const MARKETS_FAILED = "Failed to load market data. Please try again later.";

export const marketSchemas = () => import("../../../shared/markets.ts");

const cryptoPricesQuery = queryOptions({
  queryKey: ["crypto-prices"],
  queryFn: ({ signal }) =>
    callApi("/api/crypto/prices", async () => (await marketSchemas()).cryptoPricesSchema, { signal }),
  refetchInterval: CRYPTO_REFRESH_MS,
});

const stockPricesQuery = queryOptions({
  queryKey: ["stock-prices"],
  queryFn: ({ signal }) =>
    callApi("/api/stock/prices", async () => (await marketSchemas()).stockPricesSchema, { signal }),
  refetchInterval: STOCK_REFRESH_MS,
});

/** A month of closes of every listed asset. */
export const closesQuery = queryOptions({
  queryKey: ["closes"],
  queryFn: ({ signal }) =>
    callApi("/api/markets/closes", async () => (await marketSchemas()).closesReplySchema, { signal }),
});

/** One list for all who wait, so that none takes it for a change. */
const NONE: never[] = [];

/**
 * The listed assets, crypto first; `failed` only while there is nothing at all to show. Only the tape and, on
 * the one screen without it, the movers keep them fresh: every further reader would fetch them again on a clock of its own. A part of a page has none in its
 * first drawing, as a server drew it, though another part may have fetched them by then.
 */
export function useListedPrices(keepFresh: "keep fresh" | "as they are" = "as they are") {
  const interval = keepFresh === "keep fresh" ? {} : { refetchInterval: false as const };
  const cryptoQuery = useQuery({ ...cryptoPricesQuery, ...interval });
  const stockQuery = useQuery({ ...stockPricesQuery, ...interval });
  const isAlive = useHydrated();
  const crypto = (isAlive && cryptoQuery.data) || NONE;
  const stocks = (isAlive && stockQuery.data) || NONE;
  const prices = [...crypto, ...stocks];
  const failed = isAlive && prices.length === 0 && (cryptoQuery.isError || stockQuery.isError);
  const refetch = () => Promise.all([cryptoQuery.refetch(), stockQuery.refetch()]);
  return {
    crypto,
    stocks,
    prices,
    failed,
    cryptoFailed: cryptoQuery.isError && crypto.length === 0,
    stocksFailed: stockQuery.isError && stocks.length === 0,
    refetch,
  };
}
