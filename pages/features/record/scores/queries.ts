import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { RecordScoresReply } from "../../../../shared/record-scores.ts";
import { readApi } from "../../../api/client.ts";
import type { RecordSearch } from "../search.ts";

/** How the record of one asset, or of all, did so far, and how the same method did on past bars. */
export const scoresQuery = ({ chain, asset }: Pick<RecordSearch, "chain" | "asset">) =>
  queryOptions({
    queryKey: ["record", "scores", chain ?? null, asset ?? null],
    queryFn: (context) => {
      const query = new URLSearchParams({ ...(chain && { chain }), ...(asset && { asset }) });
      return readApi<RecordScoresReply>(
        query.size > 0 ? `/api/record/scores?${query}` : "/api/record/scores",
        async () => (await import("../../../../shared/record-scores.ts")).recordScoresReplySchema,
      )(context);
    },
    placeholderData: keepPreviousData,
  });
