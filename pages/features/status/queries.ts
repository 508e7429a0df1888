import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";

export const STATUS_REFRESH_MS = 30_000;

/** How the sources are; asked once for the status line of all screens, and again and again on the status screen. */
export const statusQuery = queryOptions({
  queryKey: ["status"],
  queryFn: ({ signal }) =>
    callApi("/api/status", async () => (await import("../../../shared/status.ts")).statusReplySchema, {
      signal,
    }),
});
