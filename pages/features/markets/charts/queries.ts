import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { marketSchemas } from "../queries.ts";

/** The daily bars of one asset's last `days`. */
export const candlesQuery = (symbol: string, days: 365 | 1_826) =>
  queryOptions({
    queryKey: ["candles", symbol, days],
    queryFn: ({ signal }) =>
      callApi(
        `/api/markets/${encodeURIComponent(symbol)}/candles?days=${days}`,
        async () => (await marketSchemas()).candlesReplySchema,
        { signal },
      ),
  });

/** The daily bars of several assets, in their order. */
export const candlesTogetherQuery = (symbols: string[], days: 365 | 1_826) =>
  queryOptions({
    queryKey: ["candles together", symbols, days],
    queryFn: ({ client }) =>
      Promise.all(symbols.map((symbol) => client.fetchQuery(candlesQuery(symbol, days)))),
  });
