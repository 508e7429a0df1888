import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";

export interface CardPurchase {
  ngmaAmount: number;
  /** US dollars; the server compares them with its own price */
  usdAmount: number;
  walletAddress: string;
}

/** Opens a card checkout for tokens; its address is used once. */
export const ngmaCheckoutMutation = mutationOptions({
  mutationFn: (payload: CardPurchase) =>
    callApi(
      "/api/create-ngma-checkout",
      async () => (await import("../../../shared/payments.ts")).checkoutReplySchema,
      { method: "POST", payload },
    ),
  gcTime: 0,
});

/** The caps of the sale, and what is left of them. */
export const saleQuery = queryOptions({
  queryKey: ["ngma-sale"],
  queryFn: ({ signal }) =>
    callApi("/api/ngma/sale", async () => (await import("../../../shared/ngma.ts")).ngmaSaleSchema, {
      signal,
    }),
});
