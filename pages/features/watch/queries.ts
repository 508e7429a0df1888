import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Morning, NewAlert } from "../../../shared/watch.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";

const schemas = () => import("../../../shared/watch.ts");
const watchReply = async () => (await schemas()).watchReplySchema;

/** The person's watchlist and alerts. */
export const watchQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "watch"],
  queryFn: ({ signal }) => callApi("/api/watch", watchReply, { signal }),
});

/** What a person changes of it. */
export type WatchChange =
  | { do: "watch" | "unwatch"; asset: string }
  | { do: "make"; alert: NewAlert }
  | { do: "arm" | "delete"; id: string }
  | { do: "mail"; isOn: boolean }
  | { do: "morning"; morning: Morning };

const send = (path: string, method: "POST" | "DELETE", payload?: unknown) =>
  callApi(`/api/watch/${path}`, watchReply, payload === undefined ? { method } : { method, payload });

export const changeWatchMutation = mutationOptions({
  mutationFn: (change: WatchChange) => {
    switch (change.do) {
      case "watch":
        return send("assets", "POST", { asset: change.asset });
      case "unwatch":
        return send(`assets/${encodeURIComponent(change.asset)}`, "DELETE");
      case "make":
        return send("alerts", "POST", change.alert);
      case "arm":
        return send(`alerts/${encodeURIComponent(change.id)}/arm`, "POST");
      case "delete":
        return send(`alerts/${encodeURIComponent(change.id)}`, "DELETE");
      case "mail":
        return send("mail", "POST", { isOn: change.isOn });
      case "morning":
        return send("morning", "POST", change.morning);
    }
  },
  meta: { errorText: "Nothing was changed. Please try again.", serverText: true },
});

export const unsubscribeMutation = mutationOptions({
  mutationFn: (token: string) =>
    callApi(
      `/api/watch/unsubscribe?token=${encodeURIComponent(token)}`,
      async () => (await schemas()).unsubscribedSchema,
      { method: "POST" },
    ),
  gcTime: 0,
});
