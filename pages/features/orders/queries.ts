import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Buyer } from "../../../shared/orders.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";

const schemas = () => import("../../../shared/orders.ts");
const buyerReply = async () => (await schemas()).buyerReplySchema;
const addressReply = async () => (await schemas()).addressReplySchema;
const REFRESH_MS = 30_000;

/** What the account paid, the newest first, page by page. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: [...ACCOUNT_DATA, "orders"],
  queryFn: ({ signal, pageParam }) =>
    callApi(
      pageParam ? `/api/orders?after=${encodeURIComponent(pageParam)}` : "/api/orders",
      async () => (await schemas()).ordersReplySchema,
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchOnMount: "always",
  refetchInterval: REFRESH_MS,
});

/** Whom the next receipts name; null while nobody asked. */
export const buyerQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "buyer"],
  queryFn: ({ signal }) => callApi("/api/orders/buyer", buyerReply, { signal }),
});

export const buyerMutation = mutationOptions({
  mutationFn: (payload: Buyer) => callApi("/api/orders/buyer", buyerReply, { method: "POST", payload }),
  gcTime: 0,
  meta: { errorTitle: "Not Saved", errorText: "Nothing was saved. Please try again.", serverText: true },
});

/** Sets the refund address, or the one for bought NGMA; both ask for a sign-in of the last 15 minutes. */
export const addressMutation = mutationOptions({
  mutationFn: ({ id, what, address }: { id: string; what: "refund" | "delivery"; address: string }) =>
    callApi(`/api/orders/${encodeURIComponent(id)}/${what}-address`, addressReply, {
      method: "POST",
      payload: { address },
    }),
  gcTime: 0,
  meta: {
    errorTitle: "Not Changed",
    errorText: "Nothing was changed. Please try again.",
    serverText: true,
  },
});
