import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { NetworkId, PaymentToken } from "../../../shared/networks.ts";
import type { VerifyReply } from "../../../shared/payments.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";
import { type PaymentOrder, paysWithNgma } from "./order.ts";
import type { SentPayment } from "./settle/payments.ts";
import type { Connection } from "./wallets/wallet.ts";

const schemas = () => import("../../../shared/payments.ts");

export interface Choice {
  network: NetworkId;
  token: PaymentToken;
  months: number;
}

/**
 * Fixes receiver, exact amount and rate for a while, and gives the transaction to sign; without a wallet it is paid by
 * address, and there is none.
 */
export function createIntent(
  order: PaymentOrder,
  { network, token, months }: Choice,
  walletAddress: string | undefined,
) {
  const product =
    order.kind === "tier"
      ? { tier: order.tier, months }
      : { ngmaAmount: order.ngmaAmount, deliveryAddress: order.deliveryAddress };
  return callApi("/api/payment-intents", async () => (await schemas()).createIntentReplySchema, {
    method: "POST",
    payload: { ...product, network, token: paysWithNgma(order) ? "NGMA" : token, walletAddress },
  });
}

const walletSchemas = () => import("../../../shared/wallets.ts");

/** Has a wallet sign that it belongs to this account. Throws `ApiError` and `WalletError`. */
export async function proveWallet({ address, signText }: Connection, network: NetworkId) {
  const { nonce, text } = await callApi(
    "/api/wallets/challenge",
    async () => (await walletSchemas()).challengeReplySchema,
    { method: "POST", payload: { network, address } },
  );
  const signed = await signText(text, address);
  return callApi("/api/wallets", async () => (await walletSchemas()).walletProofSchema, {
    method: "POST",
    payload: { nonce, ...signed },
  });
}

const LOOK_MS = 5_000;
const RATE_MS = 30_000;

/** The approximate rate a network's coin is accepted at; null if unknown. */
export const rateQuery = (network: NetworkId) =>
  queryOptions({
    queryKey: ["payment-rate", network],
    queryFn: ({ signal }) =>
      callApi(`/api/payment-rate?network=${network}`, async () => (await schemas()).rateReplySchema, {
        signal,
      }),
    refetchInterval: RATE_MS,
  });

/** What the wallet holds of what it is to pay with. */
export const balanceQuery = (network: NetworkId, token: PaymentToken, walletAddress: string) =>
  queryOptions({
    queryKey: [...ACCOUNT_DATA, "balance", network, token, walletAddress],
    queryFn: ({ signal }) =>
      callApi(
        `/api/payment-balance?${new URLSearchParams({ network, token, walletAddress })}`,
        async () => (await schemas()).balanceReplySchema,
        { signal },
      ),
  });

/** Why a transaction is not credited yet, in one sentence; naming one that nothing proves to be anybody's claims it. */
export const explainPayment = (network: NetworkId, txHash: string) =>
  callApi(
    `/api/payments/explain?${new URLSearchParams({ network, txHash })}`,
    async () => (await schemas()).explainReplySchema,
  );

/** How an intent stands, asked again until it is paid; a mistake on the way is no answer. */
export const intentQuery = (id: string) =>
  queryOptions({
    queryKey: [...ACCOUNT_DATA, "intent", id],
    queryFn: ({ signal }) =>
      callApi(
        `/api/payment-intents/${encodeURIComponent(id)}`,
        async () => (await schemas()).intentReplySchema,
        { signal },
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.intent.state === "paid" && (data.planUntil || data.intent.product.kind === "ngma")
        ? false
        : LOOK_MS,
    refetchOnMount: "always",
  });

/** A new way to pay what is missing of an order, at the price of now. */
export const payRestMutation = mutationOptions({
  mutationFn: (orderId: string) =>
    callApi(
      `/api/orders/${encodeURIComponent(orderId)}/rest`,
      async () => (await schemas()).restReplySchema,
      {
        method: "POST",
        payload: {},
      },
    ),
  gcTime: 0,
  meta: { errorTitle: "No Amount Yet", errorText: "Please try again in a minute.", serverText: true },
});

/** Asks for what came of an order in part, to an address of one's own; it asks for a sign-in of the last 15 minutes. */
export const takeBackMutation = mutationOptions({
  mutationFn: ({ id, address }: { id: string; address: string }) =>
    callApi(
      `/api/orders/${encodeURIComponent(id)}/refund-address`,
      async () => (await import("../../../shared/orders.ts")).addressReplySchema,
      { method: "POST", payload: { address } },
    ),
  gcTime: 0,
  meta: {
    errorTitle: "Not Changed",
    errorText: "Nothing was changed. Please try again.",
    serverText: true,
  },
});

/** Asks whether a sent payment is credited: `paid`, or `pending` and to be asked again. Throws `ApiError` when it is neither. */
export function settlePayment({ intent, txHash }: SentPayment): Promise<VerifyReply> {
  const { product, network, token, walletAddress, id: intentId } = intent;
  const shared = { txHash, network, paymentToken: token, intentId };
  const [path, payload] =
    product.kind === "tier"
      ? [
          "/api/verify-wallet-payment",
          {
            ...shared,
            tier: product.tier,
            walletAddress,
            paymentMethod: token === "NGMA" ? "ngma" : "crypto",
          },
        ]
      : [
          "/api/record-ngma-purchase",
          {
            ...shared,
            ngmaAmount: product.ngmaAmount,
            usdAmount: intent.priceCents / 100,
            walletAddress: product.deliveryAddress,
          },
        ];
  return callApi(path, async () => (await schemas()).verifyReplySchema, { method: "POST", payload });
}
