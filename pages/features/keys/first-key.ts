import { queryOptions } from "@tanstack/react-query";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";

/** Whether an account has never made a key. By itself: the dashboard's own questions come with the dashboard. */
export const keylessQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "keyless"],
  queryFn: () => callApi("/api/keys", async () => (await import("../../../shared/keys.ts")).keysReplySchema),
  select: ({ keys }) => keys.length === 0,
});
