import { and, eq, ne } from "drizzle-orm";
import type { ErrorCode } from "../../../../../shared/errors.ts";
import { checkoutSessions } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { SessionFacts } from "../../../../providers/cards/cards.ts";
import { type Checkout, closeCheckout } from "../checkout/claim-checkout.ts";
import { findCustomer } from "../checkout/customers.ts";
import type { WithCards } from "../require-cards.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { findOrderOfSession } from "./find-order.ts";
import { judgeSession } from "./judge-card.ts";
import { type CardPayment, recordPayment } from "./record-payment.ts";
import { settleInvoice } from "./settle-invoice.ts";

/**
 * Reads a session's state from Stripe and acts on it: credits NGMA, settles a plan's first invoice, closes an expired one.
 * Safe to repeat, and in any order. Throws `CardError`.
 */
export async function settleSession(deps: WithCards<Deps>, sessionId: string): Promise<void> {
  const session = await deps.cards.readSession(sessionId);
  const order = await findOrderOfSession(deps, session);
  if (!order) return;
  const verdict = judgeSession(session, order, await findCustomer(deps, order.userId));
  if (verdict.is === "expired") return void (await closeCheckout(deps, order.id));
  if (verdict.is === "unpaid")
    return void (session.status === "complete" && (await hideAddress(deps, order.id)));
  const code = verdict.is === "rejected" ? verdict.code : null;
  if (session.every === "month") await settleMonth(deps, session);
  else await recordPayment(deps, toPayment(session, order, code));
  if (code !== "transaction_not_yours") await markPaid(deps, order.id, session.id);
}

/** A payment that was to come later did not. */
export async function closeFailedSession(deps: WithCards<Deps>, sessionId: string): Promise<void> {
  await settleSession(deps, sessionId);
  const order = await findOrderOfSession(deps, { id: sessionId, checkoutId: null });
  if (order) await closeCheckout(deps, order.id);
}

/** A plan is granted by its invoices, each judged on its own. */
async function settleMonth(deps: WithCards<Deps>, { subscriptionId, invoiceId }: SessionFacts) {
  if (invoiceId) await settleInvoice(deps, invoiceId);
  else if (subscriptionId) await syncSubscription(deps, subscriptionId);
}

function toPayment(session: SessionFacts, order: Checkout, code: ErrorCode | null): CardPayment {
  const { tier, months, ngmaAmount, deliveryAddress, amountCents } = order;
  return {
    hash: session.id,
    userId: code === "transaction_not_yours" ? null : order.userId,
    product: { tier, months, ngmaAmount, deliveryAddress },
    paidCents: session.amountCents ?? 0,
    priceCents: amountCents,
    paidAt: session.createdAt,
    code,
    order,
    charges: session.charges,
    receiptUrl: session.charges.find(({ receiptUrl }) => receiptUrl !== null)?.receiptUrl ?? null,
  };
}

/** It was sent off and its money is on its way: nobody should be led there again. */
const hideAddress = ({ db }: Pick<Deps, "db">, id: string) =>
  db.update(checkoutSessions).set({ url: null }).where(eq(checkoutSessions.id, id));

const markPaid = ({ db }: Pick<Deps, "db">, id: string, sessionId: string) =>
  db
    .update(checkoutSessions)
    .set({ state: "paid", sessionId })
    .where(and(eq(checkoutSessions.id, id), ne(checkoutSessions.state, "paid")));
