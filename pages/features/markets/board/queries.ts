import { queryOptions } from "@tanstack/react-query";
import type { BoardRow } from "../../../../shared/board.ts";
import { STOCK_REFRESH_MS } from "../../../../shared/listed.ts";
import { readApi } from "../../../api/client.ts";

/** The listed assets with price, call and range. Prices are fresher in the tape's lists; calls change once a day. */
export const boardQuery = queryOptions({
  queryKey: ["board"],
  queryFn: readApi<BoardRow[]>(
    "/api/markets",
    async () => (await import("../../../../shared/board.ts")).boardReplySchema,
  ),
  refetchInterval: STOCK_REFRESH_MS,
});
