import { queryOptions, useQuery } from "@tanstack/react-query";
import { CRYPTO_REFRESH_MS, STOCK_REFRESH_MS } from "../../../shared/listed.ts";
import { callApi } from "../../api/client.ts";

/** What stands in place of prices: the words of the error `market_data_unavailable`, without the table of all others. */
export const MARKETS_FAILED = "Failed to load market data. Please try again later.";

const schemas = () => import("../../../shared/markets.ts");

const cryptoPricesQuery = queryOptions({
  queryKey: ["crypto-prices"],
  queryFn: ({ signal }) =>
    callApi("/api/crypto/prices", async () => (await schemas()).cryptoPricesSchema, { signal }),
  refetchInterval: CRYPTO_REFRESH_MS,
});

const stockPricesQuery = queryOptions({
  queryKey: ["stock-prices"],
  queryFn: ({ signal }) =>
    callApi("/api/stock/prices", async () => (await schemas()).stockPricesSchema, { signal }),
  refetchInterval: STOCK_REFRESH_MS,
});

/** A month of closes of every listed asset. */
export const closesQuery = queryOptions({
  queryKey: ["closes"],
  queryFn: ({ signal }) =>
    callApi("/api/markets/closes", async () => (await schemas()).closesReplySchema, { signal }),
});

/** The daily bars of one asset's last `days`. */
export const candlesQuery = (symbol: string, days: 365 | 1_826) =>
  queryOptions({
    queryKey: ["candles", symbol, days],
    queryFn: ({ signal }) =>
      callApi(
        `/api/markets/${encodeURIComponent(symbol)}/candles?days=${days}`,
        async () => (await schemas()).candlesReplySchema,
        { signal },
      ),
  });

/** One list for all who wait, so that none takes it for a change. */
const NONE: never[] = [];

/** The daily bars of several assets, in their order. */
export const candlesTogetherQuery = (symbols: string[], days: 365 | 1_826) =>
  queryOptions({
    queryKey: ["candles together", symbols, days],
    queryFn: ({ client }) =>
      Promise.all(symbols.map((symbol) => client.fetchQuery(candlesQuery(symbol, days)))),
  });

/**
 * The listed assets, crypto first; `failed` only while there is nothing at all to show. Only the tape, which is on every
 * screen, keeps them fresh: every further reader would fetch them again on a clock of its own.
 */
export function useListedPrices(keepFresh: "keep fresh" | "as they are" = "as they are") {
  const interval = keepFresh === "keep fresh" ? {} : { refetchInterval: false as const };
  const cryptoQuery = useQuery({ ...cryptoPricesQuery, ...interval });
  const stockQuery = useQuery({ ...stockPricesQuery, ...interval });
  const { data: crypto = NONE } = cryptoQuery;
  const { data: stocks = NONE } = stockQuery;
  const prices = [...crypto, ...stocks];
  const failed = prices.length === 0 && (cryptoQuery.isError || stockQuery.isError);
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
