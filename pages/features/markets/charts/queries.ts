import { queryOptions } from "@tanstack/react-query";
import { readApi } from "../../../api/client.ts";
import { marketSchemas } from "../queries.ts";

/** The daily bars of one asset's last `days`. */
export const candlesQuery = (symbol: string, days: 365 | 1_826) =>
  queryOptions({
    queryKey: ["candles", symbol, days],
    queryFn: readApi(
      `/api/markets/${encodeURIComponent(symbol)}/candles?days=${days}`,
      async () => (await marketSchemas()).candlesReplySchema,
    ),
  });

/** What is said of the picture of a chart that a server drew into the page. */
export interface SaidPicture {
  /** what it shows, in a sentence */
  said: string;
  source: string;
  /** the first day of its bars, YYYY-MM-DD */
  since: string;
}
export const pictureKey = (symbol: string) => ["picture", symbol];

/** The daily bars of several assets, in their order. */
export const candlesTogetherQuery = (symbols: string[], days: 365 | 1_826) =>
  queryOptions({
    queryKey: ["candles together", symbols, days],
    queryFn: ({ client }) =>
      Promise.all(symbols.map((symbol) => client.fetchQuery(candlesQuery(symbol, days)))),
  });
