import { queryOptions } from "@tanstack/react-query";
import type { StatusReply, UptimeReply } from "../../../shared/status.ts";
import { readApiError } from "../../api/api-error.ts";
import { loadShape, readApi } from "../../api/client.ts";

export const STATUS_REFRESH_MS = 30_000;

/** How the sources are; asked once for the status line of all screens, and again and again on the status screen. */
export const statusQuery = queryOptions({
  queryKey: ["status"],
  queryFn: async ({ signal, meta }) => {
    if (meta?.ask) return (await meta.ask("/api/status")) as StatusReply;
    const reply = await fetch("/api/status", { signal });
    // While the service is down it says so in the same words.
    if (!reply.ok && reply.status !== 503) throw await readApiError(reply);
    const schema = await loadShape(async () => (await import("../../../shared/status.ts")).statusReplySchema);
    return schema.parse(await reply.json());
  },
});

/** How the service was on each of the last 90 days. */
export const uptimeQuery = queryOptions({
  queryKey: ["uptime"],
  queryFn: readApi<UptimeReply>(
    "/api/status/days",
    async () => (await import("../../../shared/status.ts")).uptimeReplySchema,
  ),
  staleTime: 300_000,
});
