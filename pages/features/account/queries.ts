import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { closeAccountReplySchema, undoClosingReplySchema } from "../../../shared/accounts.ts";
import { authCheckSchema, sessionsReplySchema } from "../../../shared/auth.ts";
import { walletsReplySchema } from "../../../shared/wallets.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi, openApi } from "../../api/client.ts";

export const sessionsQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "sessions"],
  queryFn: ({ signal }) => callApi("/api/auth/sessions", sessionsReplySchema, { signal }),
  refetchOnMount: "always",
});

export const endSessionMutation = mutationOptions({
  mutationFn: (id: string) =>
    callApi(`/api/auth/sessions/${encodeURIComponent(id)}`, sessionsReplySchema, { method: "DELETE" }),
  meta: { errorText: "Failed to end the session", serverText: true },
});

export const logoutAllMutation = mutationOptions({
  mutationFn: () => callApi("/api/auth/logout-all", authCheckSchema, { method: "POST" }),
  meta: { errorText: "Failed to log out. You are still signed in.", serverText: true },
});

export const walletsQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "wallets"],
  queryFn: ({ signal }) => callApi("/api/wallets", walletsReplySchema, { signal }),
  refetchOnMount: "always",
});

export const endWalletMutation = mutationOptions({
  mutationFn: (id: string) =>
    callApi(`/api/wallets/${encodeURIComponent(id)}`, walletsReplySchema, { method: "DELETE" }),
  meta: { errorText: "Failed to remove the wallet", serverText: true },
});

/** `gcTime` 0: what was exported is not kept. */
export const exportMutation = mutationOptions({
  mutationFn: async () => (await openApi("/api/account/export")).text(),
  gcTime: 0,
  meta: { errorText: "Failed to export your data", serverText: true },
});

export const closeMutation = mutationOptions({
  mutationFn: (email: string) =>
    callApi("/api/account/close", closeAccountReplySchema, { method: "POST", payload: { email } }),
  meta: { errorText: "Failed to close your account", serverText: true },
});

export const undoMutation = mutationOptions({
  mutationFn: (token: string) =>
    callApi("/api/account/undo", undoClosingReplySchema, { method: "POST", payload: { token } }),
  gcTime: 0,
  meta: { errorText: "Failed to open your account", serverText: true },
});
