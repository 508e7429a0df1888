import { mutationOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";

export const newsletterSchemas = () => import("../../../shared/newsletter.ts");

export const NOT_SUBSCRIBED = "Failed to subscribe. Please try again.";

export const subscribeMutation = mutationOptions({
  mutationFn: (payload: { email: string }) =>
    callApi("/api/newsletter/subscribe", async () => (await newsletterSchemas()).subscribeReplySchema, {
      method: "POST",
      payload,
    }),
  meta: { errorTitle: "Subscription failed", errorText: NOT_SUBSCRIBED, serverText: true },
});
