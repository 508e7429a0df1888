import type Stripe from "stripe";
import { CardError, type CardEvent, type Cards, type SessionOrder } from "./cards.ts";
import { askStripe, type CardConfig, CURRENCY, openClient } from "./stripe-client.ts";
import { pauseSubscription, readCharge, readCharges, readDispute } from "./stripe-disputes.ts";
import {
  chargesOf,
  idOf,
  metadataOf,
  paymentsOf,
  toInvoice,
  toSession,
  toSubscription,
} from "./stripe-facts.ts";
import { lowerSubscription, raiseSubscription, readSubscription } from "./stripe-plans.ts";

export type { CardConfig };

/** A webhook older than this is a replay. */
const TOLERANCE_S = 300;
const PAGE = { customers: 20, invoices: 3, purchases: 5 };

/** Stripe by its own library. Everything but `readEvent` throws `CardError`. */
export function openCards(config: CardConfig): Cards {
  const ask = <T>(request: (client: Stripe) => Promise<T>) => askStripe(config, request);
  return {
    livemode: /^(sk|rk)_live_/.test(config.secretKey),
    createCustomer: async ({ userId, email }) => {
      const customer = await ask((s) => s.customers.create({ email, metadata: { user_id: userId } }));
      return customer.id;
    },
    createSession: (order) => ask((client) => createSession(client, order, config.tax ?? false)),
    createPortal: async (customer, return_url) => {
      const portal = await ask((s) => s.billingPortal.sessions.create({ customer, return_url }));
      return portal.url;
    },
    readEvent: (payload, signature, receivedAt) => readEvent(config, payload, signature, receivedAt),
    readSession: (id) => ask((client) => readSession(client, id)),
    readInvoice: (id) => ask((client) => readInvoice(client, id)),
    readSubscription: (id) => ask((client) => readSubscription(client, id)),
    raiseSubscription: (id, order) =>
      ask((client) => raiseSubscription(client, id, { ...order, tax: config.tax ?? false })),
    lowerSubscription: (id, order) =>
      ask((client) => lowerSubscription(client, id, order && { ...order, tax: config.tax ?? false })),
    pauseSubscription: async (id, isPaused) =>
      toSubscription(await ask((client) => pauseSubscription(client, id, isPaused))),
    cancelSubscription: (id) => ask((client) => cancelSubscription(client, id)),
    listSubscriptions: async (customer) => {
      const list = await ask((s) => s.subscriptions.list({ customer, limit: PAGE.customers }));
      return list.data.map(toSubscription);
    },
    listPaidInvoices: async (subscription) => {
      const list = await ask((s) => s.invoices.list({ subscription, status: "paid", limit: PAGE.invoices }));
      return list.data.map(({ id }) => id);
    },
    readCharge: (id) => ask(async (client) => readCharge(client, await client.charges.retrieve(id))),
    readDispute: (id) => ask((client) => readDispute(client, id)),
    findPurchases: (paymentId) => ask((client) => findPurchases(client, paymentId)),
  };
}

/** Stripe Tax: our price holds the tax, and who has a tax id can enter it. */
const TAX = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  customer_update: { address: "auto", name: "auto" },
} as const;

/** Cards alone, in dollars alone: what is paid is the amount we name, at once. */
async function createSession(
  client: Stripe,
  order: SessionOrder,
  tax: boolean,
): Promise<{ id: string; url: string }> {
  const { checkoutId, customerId: customer, every, name, amountCents } = order;
  const metadata = metadataOf(checkoutId, order.tier);
  const price_data = {
    currency: CURRENCY,
    unit_amount: amountCents,
    ...(tax && { tax_behavior: "inclusive" as const }),
    product_data: { name },
    ...(every === "month" && { recurring: { interval: "month" as const } }),
  };
  const session = await client.checkout.sessions.create(
    {
      mode: every === "month" ? "subscription" : "payment",
      customer,
      client_reference_id: order.userId,
      metadata,
      ...(every === "month" ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
      line_items: [{ quantity: 1, price_data }],
      allowed_payment_method_types: ["card"],
      adaptive_pricing: { enabled: false },
      ...(tax && TAX),
      ...(order.note !== undefined && { custom_text: { submit: { message: order.note } } }),
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
    },
    { idempotencyKey: checkoutId },
  );
  if (!session.url) throw new CardError(`session ${session.id} without an address`);
  return { id: session.id, url: session.url };
}

async function readEvent(
  config: CardConfig,
  payload: string,
  signature: string,
  receivedAt: Date,
): Promise<CardEvent | null> {
  const client = await openClient(config);
  const { default: Client } = await import("stripe");
  const crypto = Client.createSubtleCryptoProvider();
  const event = await client.webhooks
    .constructEventAsync(payload, signature, config.webhookSecret, TOLERANCE_S, crypto, receivedAt.getTime())
    .catch(() => null);
  if (!event) return null;
  const { id, type, livemode, data } = event;
  const object = data?.object as { id?: string } | undefined;
  return { id, type, livemode, objectId: object?.id ?? "" };
}

async function readSession(client: Stripe, id: string) {
  const session = await client.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
  return toSession(session, await readCharges(client, chargesOf(session.payment_intent)));
}

async function readInvoice(client: Stripe, id: string) {
  const invoice = await client.invoices.retrieve(id, { expand: ["payments"] });
  const payments = await Promise.all(
    paymentsOf(invoice).map((payment) =>
      client.paymentIntents.retrieve(payment, { expand: ["latest_charge"] }),
    ),
  );
  return toInvoice(invoice, await readCharges(client, payments.flatMap(chargesOf)));
}

async function cancelSubscription(client: Stripe, id: string) {
  const known = toSubscription(await client.subscriptions.retrieve(id));
  return known.endedAt ? known : toSubscription(await client.subscriptions.cancel(id));
}

async function findPurchases(client: Stripe, payment_intent: string) {
  const limit = PAGE.purchases;
  const [sessions, invoices] = await Promise.all([
    client.checkout.sessions.list({ payment_intent, limit }),
    client.invoicePayments.list({ payment: { type: "payment_intent", payment_intent }, limit }),
  ]);
  return {
    sessionIds: sessions.data.map(({ id }) => id),
    invoiceIds: invoices.data.flatMap(({ invoice }) => idOf(invoice) ?? []),
  };
}
