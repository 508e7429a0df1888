import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
  type AddWebhookRequest,
  deletedWebhookSchema,
  deliveriesReplySchema,
  replayReplySchema,
  webhookReplySchema,
  webhookSecretReplySchema,
  webhooksReplySchema,
} from "../../../shared/webhooks.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";

/** While something waits, what came of it is looked at again. */
const REFRESH_MS = 10_000;

const at = (id: string, act = "") => `/api/webhooks/${encodeURIComponent(id)}${act && `/${act}`}`;

export const webhooksQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "webhooks"],
  queryFn: ({ signal }) => callApi("/api/webhooks", webhooksReplySchema, { signal }),
  refetchOnMount: "always",
});

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...ACCOUNT_DATA, "webhooks", id, "deliveries"],
    queryFn: ({ signal }) => callApi(at(id, "deliveries"), deliveriesReplySchema, { signal }),
    refetchOnMount: "always",
    refetchInterval: REFRESH_MS,
  });

/** `gcTime` 0: the secret in the reply is not kept. */
export const addWebhookMutation = mutationOptions({
  mutationFn: (payload: AddWebhookRequest) =>
    callApi("/api/webhooks", webhookSecretReplySchema, { method: "POST", payload }),
  gcTime: 0,
  meta: { errorText: "The endpoint was not added.", serverText: true },
});

export const rotateWebhookMutation = mutationOptions({
  mutationFn: (id: string) => callApi(at(id, "rotate"), webhookSecretReplySchema, { method: "POST" }),
  gcTime: 0,
  meta: { errorText: "The secret was not rotated.", serverText: true },
});

export const changeWebhookMutation = mutationOptions({
  mutationFn: ({ id, events }: { id: string; events: AddWebhookRequest["events"] }) =>
    callApi(at(id), webhookReplySchema, { method: "PATCH", payload: { events } }),
  meta: { errorText: "Nothing was changed. Please try again.", serverText: true },
});

export const confirmWebhookMutation = mutationOptions({
  mutationFn: (id: string) => callApi(at(id, "confirm"), webhookReplySchema, { method: "POST" }),
  meta: { errorText: "The endpoint is not confirmed.", serverText: true },
});

export const testWebhookMutation = mutationOptions({
  mutationFn: (id: string) => callApi(at(id, "test"), deliveriesReplySchema, { method: "POST" }),
  meta: { errorText: "The test was not sent.", serverText: true },
});

export const replayWebhookMutation = mutationOptions({
  mutationFn: ({ id, delivery }: { id: string; delivery?: string }) =>
    callApi(at(id, "replay"), replayReplySchema, { method: "POST", payload: { delivery } }),
  meta: { errorText: "Nothing was sent again.", serverText: true },
});

export const deleteWebhookMutation = mutationOptions({
  mutationFn: (id: string) => callApi(at(id), deletedWebhookSchema, { method: "DELETE" }),
  meta: { errorText: "The endpoint was not deleted.", serverText: true },
});
