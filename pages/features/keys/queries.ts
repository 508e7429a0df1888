import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Endpoint } from "../../../shared/endpoints.ts";
import type { CreateKeyRequest, LimitKeyRequest } from "../../../shared/key-requests.ts";
import type { ROLL_GRACE_HOURS, UsageRecord } from "../../../shared/keys.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";

const schemas = () => import("../../../shared/keys.ts");
const changedKey = async () => (await schemas()).changedKeyReplySchema;
const createdKey = async () => (await schemas()).createKeyReplySchema;

/** Which calls to list; without a filter, all of them. */
export interface UsageFilter {
  key?: string;
  endpoint?: Endpoint;
  /** only calls that were refused or failed */
  errors?: true;
}

/** where the server gave no words of its own */
export const UNREACHABLE = "Your account cannot be reached right now.";
export const NOT_CREATED = "Failed to create API key";
/** rows in one export */
export const MAX_EXPORT = 10_000;

// Paid calls are made elsewhere and change all of this, so a screen that opens asks anew.
const fresh = { refetchOnMount: "always" } as const;

export const keysQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "keys"],
  queryFn: ({ signal }) => callApi("/api/keys", async () => (await schemas()).keysReplySchema, { signal }),
  ...fresh,
});

interface UsagePage extends UsageFilter {
  cursor?: string;
  limit?: number;
}

function readUsage(page: UsagePage, signal?: AbortSignal) {
  const entries = Object.entries(page).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return callApi(`/api/keys/usage?${search}`, async () => (await schemas()).usageReplySchema, { signal });
}

/** The account's month and its last 30 days. */
export const monthQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "month"],
  queryFn: ({ signal }) => readUsage({ limit: 1 }, signal),
  ...fresh,
});

/** The calls, newest first, page by page, and the days they are of. Each page brings the account's month up to date as well. */
export const usageQuery = (filter: UsageFilter) =>
  infiniteQueryOptions({
    queryKey: [...ACCOUNT_DATA, "usage", filter],
    queryFn: async ({ signal, pageParam, client }) => {
      const reply = await readUsage({ ...filter, cursor: pageParam }, signal);
      client.setQueryData(monthQuery.queryKey, reply);
      return reply;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: 0,
    ...fresh,
  });

/** `gcTime` 0: the full key in the reply is not kept. */
export const createKeyMutation = mutationOptions({
  mutationFn: (payload: CreateKeyRequest) => callApi("/api/keys", createdKey, { method: "POST", payload }),
  gcTime: 0,
  meta: { errorText: NOT_CREATED },
});

export const limitKeyMutation = mutationOptions({
  mutationFn: ({ id, ...payload }: LimitKeyRequest & { id: string }) =>
    callApi(`/api/keys/${encodeURIComponent(id)}`, changedKey, { method: "PATCH", payload }),
  meta: { errorText: "Failed to change the limits" },
});

export const rollKeyMutation = mutationOptions({
  mutationFn: ({ id, endsInHours }: { id: string; endsInHours: (typeof ROLL_GRACE_HOURS)[number] }) =>
    callApi(`/api/keys/${encodeURIComponent(id)}/roll`, createdKey, {
      method: "POST",
      payload: { endsInHours },
    }),
  gcTime: 0,
  meta: { errorText: "Failed to roll API key", serverText: true },
});

export const revokeKeyMutation = mutationOptions({
  mutationFn: (id: string) =>
    callApi(`/api/keys/${encodeURIComponent(id)}`, changedKey, { method: "DELETE" }),
  meta: { errorText: "Failed to revoke API key" },
});

/** The newest calls that pass the filter, at most `MAX_EXPORT`. */
export const exportMutation = mutationOptions({
  mutationFn: async (filter: UsageFilter): Promise<UsageRecord[]> => {
    const { MAX_USAGE_PAGE } = await schemas();
    const records: UsageRecord[] = [];
    let cursor: string | undefined;
    do {
      const page = await readUsage({ ...filter, cursor, limit: MAX_USAGE_PAGE });
      records.push(...page.usage);
      cursor = page.nextCursor ?? undefined;
    } while (cursor && records.length < MAX_EXPORT);
    return records;
  },
  gcTime: 0,
  meta: { errorText: "Failed to export the calls", serverText: true },
});
