import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { BoardRow } from "../../../../shared/board.ts";
import type { AssetsReply } from "../../../../shared/catalogue.ts";
import { STOCK_REFRESH_MS } from "../../../../shared/listed.ts";
import { readApi } from "../../../api/client.ts";
import type { BoardSearch } from "./search.ts";

/** The listed assets with price, call and range. Prices are fresher in the tape's lists; calls change once a day. */
export const boardQuery = queryOptions({
  queryKey: ["board"],
  queryFn: readApi<BoardRow[]>(
    "/api/markets",
    async () => (await import("../../../../shared/board.ts")).boardReplySchema,
  ),
  refetchInterval: STOCK_REFRESH_MS,
});

/** A page of the catalogue. While another one is on its way the last one stands; one that is not wanted any more after `waitMs` is not asked for. */
export function assetsQuery(
  { q = "", class: asked, sector, page = 1 }: Omit<BoardSearch, "sort">,
  waitMs = 0,
) {
  const query = new URLSearchParams({
    ...(q.trim() && { q: q.trim() }),
    ...(asked && { class: asked }),
    ...(sector && { sector }),
    ...(page > 1 && { page: String(page) }),
  });
  const read = readApi<AssetsReply>(
    query.size > 0 ? `/api/assets?${query}` : "/api/assets",
    async () => (await import("../../../../shared/catalogue.ts")).assetsReplySchema,
  );
  return queryOptions({
    queryKey: ["assets", query.toString()],
    queryFn: async ({ signal, meta }) => {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      signal.throwIfAborted();
      return read({ signal, meta });
    },
    placeholderData: keepPreviousData,
  });
}
