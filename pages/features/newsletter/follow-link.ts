import { mutationOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import type { NewsletterLink } from "./link.ts";
import { newsletterSchemas } from "./queries.ts";

/** Follows a link of a mail: confirms a subscription or ends it. */
export const followLinkMutation = mutationOptions({
  mutationFn: ({ kind, token }: NewsletterLink) => {
    const state = async () => (await newsletterSchemas()).newsletterStateSchema;
    return kind === "confirm"
      ? callApi("/api/newsletter/confirm", state, { method: "POST", payload: { token } })
      : callApi(`/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, state, { method: "POST" });
  },
});
