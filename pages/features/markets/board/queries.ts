import { queryOptions } from "@tanstack/react-query";
import type { BoardRow } from "../../../../shared/board.ts";
import { STOCK_REFRESH_MS } from "../../../../shared/listed.ts";
import { callApi } from "../../../api/client.ts";
import { takeFilled } from "../../../api/filled.ts";

/** The listed assets with price, call and range. Prices are fresher in the tape's lists; calls change once a day. */
export const boardQuery = queryOptions({
  queryKey: ["board"],
  queryFn: ({ signal }): Promise<BoardRow[]> =>
    callApi("/api/markets", async () => (await import("../../../../shared/board.ts")).boardReplySchema, {
      signal,
    }),
  initialData: () => takeFilled<BoardRow[]>("/markets"),
  refetchInterval: STOCK_REFRESH_MS,
});
