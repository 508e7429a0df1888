import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ScreenReply } from "../../../../../shared/screen-reply.ts";
import { readApi } from "../../../../api/client.ts";
import type { BoardSearch } from "../search.ts";

/** A page of all assets as of their last closes, as an address filters and orders them. */
export function screenQuery({ where, class: asked, sector, q = "", sort, page = 1 }: BoardSearch) {
  const query = new URLSearchParams({
    ...(where && { where }),
    ...(asked && { class: asked }),
    ...(sector && { sector }),
    ...(q.trim() && { q: q.trim() }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return queryOptions({
    queryKey: ["screen", query.toString()],
    queryFn: readApi<ScreenReply>(
      `/api/markets/screen?${query}`,
      async () => (await import("../../../../../shared/screen-reply.ts")).screenReplySchema,
    ),
    placeholderData: keepPreviousData,
  });
}
