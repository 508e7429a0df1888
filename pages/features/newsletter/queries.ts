import { mutationOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import type { NewsletterLink } from "./link.ts";

const schemas = () => import("../../../shared/newsletter.ts");

export const NOT_SUBSCRIBED = "Failed to subscribe. Please try again.";

export const subscribeMutation = mutationOptions({
  mutationFn: (payload: { email: string }) =>
    callApi("/api/newsletter/subscribe", async () => (await schemas()).subscribeReplySchema, {
      method: "POST",
      payload,
    }),
  meta: { errorTitle: "Subscription failed", errorText: NOT_SUBSCRIBED, serverText: true },
});

/** Follows a link of a mail: confirms a subscription or ends it. */
export const followLinkMutation = mutationOptions({
  mutationFn: ({ kind, token }: NewsletterLink) => {
    const state = async () => (await schemas()).newsletterStateSchema;
    return kind === "confirm"
      ? callApi("/api/newsletter/confirm", state, { method: "POST", payload: { token } })
      : callApi(`/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, state, { method: "POST" });
  },
});
