import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { PAST_ROWS } from "../../../shared/past-calls.ts";
import type { RecordReply, RecordRow } from "../../../shared/record.ts";
import { callApi } from "../../api/client.ts";
import type { RecordSearch } from "./search.ts";

/** The rows of a chain, newest first, a page at a time, with what they add up to. */
export const recordQuery = (search: RecordSearch) =>
  infiniteQueryOptions({
    queryKey: ["record", search],
    queryFn: ({ pageParam, signal }): Promise<RecordReply> => {
      const query = new URLSearchParams({ ...search, ...(pageParam && { before: String(pageParam) }) });
      const path = query.size > 0 ? `/api/record?${query}` : "/api/record";
      return callApi(path, async () => (await import("../../../shared/record.ts")).recordReplySchema, {
        signal,
      });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** What the record adds up to by now. */
export const recordNowQuery = queryOptions({
  queryKey: ["record", "now"],
  queryFn: ({ signal }): Promise<RecordReply> =>
    callApi(
      "/api/record?limit=1",
      async () => (await import("../../../shared/record.ts")).recordReplySchema,
      {
        signal,
      },
    ),
});

/** The newest calls of the listed assets: enough for two days of each. */
export const newestCallsQuery = queryOptions({
  queryKey: ["record", "newest calls"],
  queryFn: ({ signal }): Promise<RecordReply> =>
    callApi(
      "/api/record?kind=call&limit=60",
      async () => (await import("../../../shared/record.ts")).recordReplySchema,
      { signal },
    ),
});

/** The newest calls on an asset in a chain, and the newest outcomes of such: enough for those of the last month to meet. */
export const pastCallsQuery = (chain: RecordReply["chain"], asset: string) =>
  queryOptions({
    queryKey: ["record", "past calls", chain, asset],
    queryFn: async ({ signal }): Promise<RecordRow[]> => {
      const replies = await Promise.all(
        ["call", "call-outcome"].map((kind) =>
          callApi(
            `/api/record?${new URLSearchParams({ chain, asset, kind, limit: String(PAST_ROWS) })}`,
            async () => (await import("../../../shared/record.ts")).recordReplySchema,
            { signal },
          ),
        ),
      );
      return replies.flatMap(({ items }) => items.map(({ row }) => row));
    },
  });
