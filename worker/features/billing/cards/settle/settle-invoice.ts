import { describeFailure } from "../../../../db/failures.ts";
import type { Deps } from "../../../../deps.ts";
import type { InvoiceFacts } from "../../../../providers/cards/cards.ts";
import type { Checkout } from "../checkout/claim-checkout.ts";
import { findCustomer } from "../checkout/customers.ts";
import type { WithCards } from "../require-cards.ts";
import { followDispute } from "../subscriptions/follow-dispute.ts";
import { keepOneSubscription } from "../subscriptions/keep-one.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { findOrder } from "./find-order.ts";
import { judgeInvoice } from "./judge-card.ts";
import { passMonthOn } from "./pass-month-on.ts";
import { type CardPayment, recordPayment } from "./record-payment.ts";

/**
 * Asks about an invoice and, when it is paid as our own row says, grants its month, once for ever. Money that came
 * otherwise is parked. An invoice of another product of the same card account is none of ours. Throws `CardError`.
 */
export async function settleInvoice(deps: WithCards<Deps>, invoiceId: string): Promise<void> {
  const invoice = await deps.cards.readInvoice(invoiceId);
  const order = await findOrder(deps, invoice.checkoutId);
  if (!order) return;
  if (invoice.subscriptionId) await syncSubscription(deps, invoice.subscriptionId);
  const verdict = judgeInvoice(invoice, order, await findCustomer(deps, order.userId));
  if (verdict.is !== "paid" && verdict.is !== "rejected") return;
  await recordPayment(deps, toPayment(invoice, order, verdict.is === "rejected" ? verdict.code : null));
  const { subscriptionId, charges } = invoice;
  if (subscriptionId && charges.some(({ dispute }) => dispute !== null))
    await followDispute(deps, { subscriptionId, userId: order.userId, charges });
  if (invoice.isRaise && verdict.is === "paid") await passMonthOn(deps, invoice.id, order.userId);
  await keepOneSubscription(deps, order.userId).catch((error) => logLater(order.userId, error));
}

function toPayment(invoice: InvoiceFacts, order: Checkout, code: CardPayment["code"]): CardPayment {
  return {
    hash: invoice.id,
    userId: code === "transaction_not_yours" ? null : order.userId,
    product: { tier: order.tier, months: 1, ngmaAmount: null, deliveryAddress: null },
    paidCents: invoice.amountPaidCents,
    priceCents: order.amountCents,
    paidAt: invoice.paidAt,
    code,
    order,
    charges: invoice.charges,
    receiptUrl: invoice.url,
  };
}

/** The reconciler does it again. */
const logLater = (userId: string, error: unknown) =>
  console.error(
    JSON.stringify({
      level: "error",
      event: "second subscription lives",
      userId,
      error: describeFailure(error),
    }),
  );
