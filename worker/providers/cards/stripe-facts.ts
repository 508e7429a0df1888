import type Stripe from "stripe";
import type { ChargeFacts, InvoiceFacts, SessionFacts, SubscriptionFacts } from "./cards.ts";

/** The keys of ours in Stripe's metadata. */
export const metadataOf = (checkoutId: string, tier: string | null): Record<string, string> => ({
  checkout_id: checkoutId,
  ...(tier && { tier }),
});

const EVERY = { payment: "once", subscription: "month" } as const;
const STATUS = ["open", "complete", "expired"] as const;
const ENDED = ["canceled", "incomplete_expired"];

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === "string" ? object : (object?.id ?? null);
const toMs = (seconds: number) => seconds * 1_000;
const toMsOrNull = (seconds: number | null | undefined) => (seconds ? toMs(seconds) : null);

export function toSession(session: Stripe.Checkout.Session, charges: ChargeFacts[]): SessionFacts {
  const { metadata } = session;
  return {
    id: session.id,
    every: EVERY[session.mode as keyof typeof EVERY] ?? "other",
    status: STATUS.find((status) => status === session.status) ?? "other",
    paid: session.payment_status === "paid",
    amountCents: session.amount_total,
    currency: session.currency,
    userId: session.client_reference_id,
    checkoutId: metadata?.checkout_id ?? null,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    createdAt: toMs(session.created),
    charges,
  };
}

/** The metadata is the subscription's, as it was when the invoice was made. */
export function toInvoice(invoice: Stripe.Invoice, charges: ChargeFacts[]): InvoiceFacts {
  const details = invoice.parent?.subscription_details;
  return {
    id: invoice.id,
    paid: invoice.status === "paid",
    amountPaidCents: invoice.amount_paid,
    fullCents: (invoice.lines?.data ?? []).reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
    isRaise: invoice.billing_reason === "subscription_update",
    currency: invoice.currency,
    customerId: idOf(invoice.customer),
    subscriptionId: idOf(details?.subscription),
    checkoutId: details?.metadata?.checkout_id ?? null,
    tier: details?.metadata?.tier ?? null,
    paidAt: toMs(invoice.status_transitions.paid_at ?? invoice.created),
    url: invoice.hosted_invoice_url ?? null,
    charges,
  };
}

export function toSubscription(subscription: Stripe.Subscription): SubscriptionFacts {
  const { status, metadata, cancel_at, cancel_at_period_end, canceled_at, ended_at } = subscription;
  const periodEnd = toMsOrNull(subscription.items.data[0]?.current_period_end);
  const endsAt = toMsOrNull(cancel_at) ?? (cancel_at_period_end ? periodEnd : null);
  const hasEnded = ENDED.includes(status);
  return {
    id: subscription.id,
    status,
    checkoutId: metadata.checkout_id ?? null,
    tier: metadata.tier ?? null,
    nextTier: nextTierOf(subscription),
    paused: Boolean(subscription.pause_collection),
    createdAt: toMs(subscription.created),
    renewsAt: endsAt || hasEnded ? null : periodEnd,
    endsAt,
    endedAt: hasEnded ? toMs(ended_at ?? canceled_at ?? subscription.created) : null,
  };
}

/** Of one that was read with its schedule expanded: the plan of the phase after the running one. */
function nextTierOf({ schedule, metadata }: Stripe.Subscription): string | null {
  if (!schedule || typeof schedule === "string" || schedule.status !== "active") return null;
  const tier = schedule.phases.at(-1)?.metadata?.tier ?? null;
  return tier === metadata.tier ? null : tier;
}

export const toCharge = (charge: Stripe.Charge, dispute: ChargeFacts["dispute"]): ChargeFacts => ({
  id: charge.id,
  paymentId: idOf(charge.payment_intent),
  amountCents: charge.amount,
  refundedCents: charge.amount_refunded,
  receiptUrl: charge.receipt_url ?? null,
  refunded: charge.refunded,
  dispute,
});

/** The charge of a payment that was read with `latest_charge` expanded. */
export function chargesOf(payment: string | Stripe.PaymentIntent | null | undefined): Stripe.Charge[] {
  const charge = typeof payment === "object" ? payment?.latest_charge : null;
  return charge && typeof charge === "object" ? [charge] : [];
}

/** Ids of what paid an invoice that was read with `payments` expanded. */
export const paymentsOf = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? []).flatMap(({ status, payment }) => {
    const id = status === "paid" ? idOf(payment.payment_intent) : null;
    return id ? [id] : [];
  });

export { idOf };
