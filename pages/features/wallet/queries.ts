import type { NetworkId, PaymentToken } from "../../../shared/networks.ts";
import type { VerifyReply } from "../../../shared/payments.ts";
import { callApi } from "../../api/client.ts";
import { type Order, paysWithNgma } from "./order.ts";
import type { SentPayment } from "./settle/payments.ts";

const schemas = () => import("../../../shared/payments.ts");

export interface Choice {
  network: NetworkId;
  token: PaymentToken;
  months: number;
}

/** Fixes receiver, exact amount and rate for a while, and gives the transaction to sign. */
export function createIntent(order: Order, { network, token, months }: Choice, walletAddress: string) {
  const product =
    order.kind === "tier"
      ? { tier: order.tier, months }
      : { ngmaAmount: order.ngmaAmount, deliveryAddress: order.deliveryAddress };
  return callApi("/api/payment-intents", async () => (await schemas()).createIntentReplySchema, {
    method: "POST",
    payload: { ...product, network, token: paysWithNgma(order) ? "NGMA" : token, walletAddress },
  });
}

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
