import type * as z from "zod";
import type { recordNgmaPurchaseSchema } from "../../../../shared/ngma.ts";
import type { VerifyReply } from "../../../../shared/payments.ts";
import type { User } from "../../auth/user.ts";
import type { SettleDeps } from "../../billing/settle/settle-money.ts";
import { verifyPayment } from "../../billing/settle/verify-payment.ts";
import { checkPrice } from "./check-purchase.ts";

/**
 * Credits a wallet's payment for NGMA, which is then a purchase to be handed out. Throws `ngma_amount_invalid`,
 * `price_mismatch`, and what `verifyPayment` throws.
 */
export async function recordPurchase(
  deps: SettleDeps,
  user: Pick<User, "id">,
  purchase: z.infer<typeof recordNgmaPurchaseSchema>,
): Promise<VerifyReply> {
  checkPrice(purchase);
  const { ngmaAmount, txHash, network, walletAddress, paymentToken: token, intentId } = purchase;
  const match = { network, token, product: { kind: "ngma", ngmaAmount }, walletAddress, intentId } as const;
  return verifyPayment(deps, { user, match, txHash });
}
