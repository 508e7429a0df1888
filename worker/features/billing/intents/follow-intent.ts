import type { IntentReply } from "../../../../shared/payments.ts";
import type { Deps } from "../../../deps.ts";
import { orderIdOf, readOrder } from "../orders/read-order.ts";
import { describeStanding } from "../orders/state/describe-standing.ts";
import { findClaim } from "../parked/claim-payment.ts";
import { readPaymentIntent, toIntent } from "./read-intent.ts";

/**
 * The state of one of the account's payment intents, with its order and result and, once paid, the end of what it bought.
 * Throws `not_found`.
 */
export async function followIntent(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  id: string,
): Promise<IntentReply> {
  const now = deps.now();
  const intent = await readPaymentIntent(deps, userId, id);
  const [order, claimed] = await Promise.all([
    readOrder(deps, orderIdOf(intent)),
    findClaim(deps, userId, { network: intent.network, since: intent.createdAt }),
  ]);
  const until = order.payments.find(({ state }) => state === "credited")?.paidUntil;
  return {
    intent: toIntent(intent, now),
    order: describeStanding(order, now),
    claimed,
    planUntil: typeof until === "number" ? new Date(until).toISOString() : null,
  };
}
