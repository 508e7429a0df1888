import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { NewShare } from "../../../../shared/shares.ts";
import { ACCOUNT_DATA } from "../../../api/account.ts";
import { callApi } from "../../../api/client.ts";

const schemas = () => import("../../../../shared/shares.ts");
const shareSchema = async () => (await schemas()).shareSchema;

/** An answer that was shared. */
export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: ["share", id],
    queryFn: ({ signal }) => callApi(`/api/shares/${encodeURIComponent(id)}`, shareSchema, { signal }),
  });

/** The answers that the person signed in shares. */
export const ownSharesQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "shares"],
  queryFn: ({ signal }) => callApi("/api/shares", async () => (await schemas()).ownSharesSchema, { signal }),
  refetchOnMount: "always",
});

export const shareMutation = mutationOptions({
  mutationFn: (share: NewShare) => callApi("/api/shares", shareSchema, { method: "POST", payload: share }),
});

export const reportMutation = mutationOptions({
  mutationFn: (id: string) =>
    callApi(`/api/shares/${encodeURIComponent(id)}/report`, async () => (await schemas()).reportedSchema, {
      method: "POST",
    }),
  meta: { errorText: "The report could not be sent. Please try again.", serverText: true },
});

/** What a share is deleted by: its token, or null for the session of whose account it is. */
export interface Ending {
  id: string;
  token: string | null;
}

export const endShare = ({ id, token }: Ending) =>
  callApi(`/api/shares/${encodeURIComponent(id)}`, async () => (await schemas()).endedSchema, {
    method: "DELETE",
    payload: { token },
  });

export const endShareMutation = mutationOptions({
  mutationFn: endShare,
  meta: { errorText: "The link could not be deleted. Please try again.", serverText: true },
});
