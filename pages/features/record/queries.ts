import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { RecordReply } from "../../../shared/record.ts";
import { readApi } from "../../api/client.ts";
import { joinCalls, PAST_ROWS, type PastCall } from "./join-calls.ts";
import type { RecordSearch } from "./search.ts";

const readRecord = (query: string) =>
  readApi<RecordReply>(
    `/api/record${query}`,
    async () => (await import("../../../shared/record.ts")).recordReplySchema,
  );

/** The rows of a chain, newest first, a page at a time, with what they add up to. */
export const recordQuery = (search: RecordSearch) =>
  infiniteQueryOptions({
    queryKey: ["record", search],
    queryFn: ({ pageParam, ...context }): Promise<RecordReply> => {
      const { before: _, ...filters } = search;
      const query = new URLSearchParams({ ...filters, ...(pageParam && { before: String(pageParam) }) });
      return readRecord(query.size > 0 ? `?${query}` : "")(context);
    },
    initialPageParam: search.before ?? null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** What the record adds up to by now. */
export const recordNowQuery = queryOptions({
  queryKey: ["record", "now"],
  queryFn: readRecord("?limit=1"),
});

/** The newest calls of the listed assets: enough for two days of each. */
export const newestCallsQuery = queryOptions({
  queryKey: ["record", "newest calls"],
  queryFn: readRecord("?kind=call&limit=60"),
});

interface PastCalls {
  calls: PastCall[];
  /** how often the ranges of the whole chain held */
  coverage: RecordReply["summary"]["coverage"];
}

/** The newest calls on an asset in a chain, and the newest outcomes of such: enough for those of the last month to meet. */
export const pastCallsQuery = (chain: RecordReply["chain"], asset: string) =>
  queryOptions({
    queryKey: ["record", "past calls", chain, asset],
    queryFn: async (context): Promise<PastCalls> => {
      const replies = await Promise.all(
        ["call", "call-outcome"].map((kind) =>
          readRecord(`?${new URLSearchParams({ chain, asset, kind, limit: String(PAST_ROWS) })}`)(context),
        ),
      );
      return {
        calls: joinCalls(replies.flatMap(({ items }) => items.map(({ row }) => row))),
        coverage: replies[0]?.summary.coverage ?? [],
      };
    },
  });
