import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { AuthorizeRequest, ConsentAnswer } from "../../../shared/oauth.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";

const schemas = () => import("../../../shared/oauth.ts");

/** Who asks, and what may be allowed. */
export const consentQuery = (request: AuthorizeRequest) =>
  queryOptions({
    queryKey: [...ACCOUNT_DATA, "consent", request],
    queryFn: ({ signal }) =>
      callApi(
        `/api/oauth/consent?${new URLSearchParams(request)}`,
        async () => (await schemas()).consentSchema,
        {
          signal,
        },
      ),
    refetchOnMount: "always",
    gcTime: 0,
  });

/** `gcTime` 0: the code in the reply is not kept. */
export const consentMutation = mutationOptions({
  mutationFn: (payload: ConsentAnswer) =>
    callApi("/api/oauth/consent", async () => (await schemas()).consentReplySchema, {
      method: "POST",
      payload,
    }),
  gcTime: 0,
  meta: { errorText: "Your answer could not be sent to the app", serverText: true },
});
