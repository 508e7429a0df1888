import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { TierId } from "../../../shared/tiers.ts";
import { ApiError } from "../../api/api-error.ts";
import { callApi } from "../../api/client.ts";

const schemas = () => import("../../../shared/auth.ts");

export const NOT_SENT = "Failed to send magic link";
export const NOT_VERIFIED = "Invalid or expired magic link";

export const requestLinkMutation = mutationOptions({
  mutationFn: (payload: { email: string; tier: TierId; challenge?: string }) =>
    callApi("/api/auth/request-link", async () => (await schemas()).requestLinkReplySchema, {
      method: "POST",
      payload,
    }),
  meta: { errorText: NOT_SENT, serverText: true },
});

/** `confirm` is the person's click, asked for when the link was opened elsewhere than it was asked for. */
interface Attempt {
  token: string;
  confirm?: boolean;
}

export type Verified = { signedInAs: string } | { confirmAs: string };

/** Signs in with a link's token, or says as whom it would, when that takes a click first. */
export const verifyMutation = mutationOptions({
  mutationFn: async (payload: Attempt): Promise<Verified> => {
    try {
      const call = { method: "POST", payload } as const;
      return {
        signedInAs: (
          await callApi("/api/auth/verify-token", async () => (await schemas()).verifyTokenReplySchema, call)
        ).email,
      };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "confirmation_needed") throw error;
      return { confirmAs: error.fields.email ?? "this address" };
    }
  },
  gcTime: 0,
  meta: { errorTitle: "Authentication Failed", errorText: NOT_VERIFIED, serverText: true },
});

export const emailPreviewQuery = queryOptions({
  queryKey: ["email-preview"],
  queryFn: ({ signal }) =>
    callApi("/api/auth/email-preview", async () => (await schemas()).emailPreviewSchema, { signal }),
});
