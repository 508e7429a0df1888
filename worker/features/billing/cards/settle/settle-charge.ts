import type { Deps } from "../../../../deps.ts";
import type { ChargeFacts } from "../../../../providers/cards/cards.ts";
import type { WithCards } from "../require-cards.ts";
import { noteSubscription } from "../subscriptions/sync-subscription.ts";
import { findOrder } from "./find-order.ts";
import { settleInvoice } from "./settle-invoice.ts";
import { settleSession } from "./settle-session.ts";

/**
 * A charge was refunded or disputed: settles again what it paid for, which looks at the charge, so that it makes no
 * difference whether the refund or the payment is heard of first. A whole refund ends the subscription it paid for: nobody is
 * charged again for what was given back. A refund in part is noted in the log only.
 */
export async function settleCharge(deps: WithCards<Deps>, charge: ChargeFacts): Promise<void> {
  if (!charge.paymentId) return;
  if (!charge.refunded && charge.dispute === null) return logPartly(charge);
  const { sessionIds, invoiceIds } = await deps.cards.findPurchases(charge.paymentId);
  for (const id of sessionIds) await settleSession(deps, id);
  for (const id of invoiceIds) await settleInvoice(deps, id);
  if (charge.refunded) for (const id of invoiceIds) await endSubscription(deps, id);
}

/** Safe to repeat. One that is not ours is left alone. */
async function endSubscription(deps: WithCards<Deps>, invoiceId: string): Promise<void> {
  const { subscriptionId, checkoutId } = await deps.cards.readInvoice(invoiceId);
  if (!subscriptionId || !(await findOrder(deps, checkoutId))) return;
  const asOf = deps.now().getTime();
  await noteSubscription(deps, await deps.cards.cancelSubscription(subscriptionId), asOf);
}

const logPartly = ({ id, amountCents, refundedCents }: ChargeFacts) =>
  console.warn(
    JSON.stringify({ level: "warn", event: "card refund in part", charge: id, amountCents, refundedCents }),
  );
