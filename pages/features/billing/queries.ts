import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { PaidTierId } from "../../../shared/tiers.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";

const payments = () => import("../../../shared/payments.ts");
const tiers = () => import("../../../shared/tiers.ts");
const checkoutReply = async () => (await payments()).checkoutReplySchema;

/** The plans, their prices, and what this server is set up to be paid with. */
export const pricingQuery = queryOptions({
  queryKey: ["pricing"],
  queryFn: ({ signal }) =>
    callApi("/api/pricing", async () => (await tiers()).pricingReplySchema, { signal }),
});

/** What the account has paid for. */
export const billingQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "billing"],
  queryFn: ({ signal }) =>
    callApi("/api/billing", async () => (await payments()).billingReplySchema, { signal }),
  refetchOnMount: "always",
});

/** Opens a card checkout; its address is used once. */
export const checkoutMutation = mutationOptions({
  mutationFn: (tier: PaidTierId) =>
    callApi("/api/create-checkout-session", checkoutReply, { method: "POST", payload: { tier } }),
  gcTime: 0,
});

/** Goes over to another plan with the card subscription there is. */
export const changePlanMutation = mutationOptions({
  mutationFn: (tier: PaidTierId) =>
    callApi("/api/change-plan", async () => (await payments()).changePlanReplySchema, {
      method: "POST",
      payload: { tier },
    }),
  gcTime: 0,
  meta: {
    errorTitle: "Payment Error",
    errorText: "Nothing was changed. Please try again.",
    serverText: true,
  },
});

/** The card provider's own page, where a subscription is changed or cancelled. */
export const portalMutation = mutationOptions({
  mutationFn: () => callApi("/api/billing-portal", checkoutReply, { method: "POST" }),
  gcTime: 0,
  meta: {
    errorTitle: "Payment Error",
    errorText: "The customer portal cannot be opened right now. Please try again.",
    serverText: true,
  },
});
