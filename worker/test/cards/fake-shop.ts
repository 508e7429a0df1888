import { invalid, missing, type Params, textAt, textsAt } from "./stripe-wire.ts";

/** Objects as Stripe's API shows them; only what a client of ours reads, and what its types promise about that. */
export type Thing = Record<string, unknown> & { id: string; object: string };

const MONTH_S = 30 * 86_400;
const HALF_HOUR_S = 1_800;
const LEAST_CENTS = 50;

const newId = (prefix: string) => `${prefix}_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`;
const list = (data: unknown[], url: string) => ({ object: "list", data, has_more: false, url });

/** What Stripe holds, what a buyer does on its pages, and what it tells about that as events. */
export class FakeShop {
  readonly things = new Map<string, Thing>();
  readonly events: Thing[] = [];
  readonly livemode: boolean;
  readonly payUrl: (sessionId: string) => string;
  /** seconds */
  now = () => Math.floor(Date.now() / 1_000);

  constructor(livemode: boolean, payUrl: (sessionId: string) => string) {
    this.livemode = livemode;
    this.payUrl = payUrl;
  }

  all<T extends Thing = Thing>(object: string): T[] {
    return [...this.things.values()].filter((thing) => thing.object === object) as T[];
  }

  get(object: string, id: string): Thing {
    const thing = this.things.get(id);
    if (thing?.object !== object) throw missing(object, id);
    return thing;
  }

  keep<T extends object>(object: string, prefix: string, fields: T): Thing & T {
    const thing = { id: newId(prefix), object, created: this.now(), livemode: this.livemode, ...fields };
    this.things.set(thing.id, thing);
    return thing;
  }

  tell(type: string, thing: Thing): Thing {
    const event = {
      ...{ id: newId("evt"), object: "event", api_version: "2026-10-28.endive", created: this.now() },
      ...{ livemode: this.livemode, pending_webhooks: 1, request: { id: null, idempotency_key: null } },
      ...{ type, data: { object: structuredClone(thing) } },
    };
    this.events.push(event);
    return event;
  }

  createCustomer(params: Params): Thing {
    return this.keep("customer", "cus", {
      email: textAt(params, "email"),
      metadata: textsAt(params, "metadata"),
    });
  }

  createSession(params: Params): Thing {
    const customer = textAt(params, "customer") ?? "";
    if (!this.things.has(customer)) throw missing("customer", customer, "customer");
    const amount = Number(textAt(params, "line_items", "0", "price_data", "unit_amount"));
    if (!(amount >= LEAST_CENTS)) throw invalid("The amount is too small.", { code: "amount_too_small" });
    const expires_at = Number(textAt(params, "expires_at") ?? this.now() + 86_400);
    const ahead = expires_at - this.now();
    if (ahead < HALF_HOUR_S || ahead > 86_400)
      throw invalid("The `expires_at` timestamp must be from 30 minutes to 24 hours away.", {
        param: "expires_at",
      });
    const mode = textAt(params, "mode");
    const isMonthly = textAt(params, "line_items", "0", "price_data", "recurring", "interval") === "month";
    if (isMonthly !== (mode === "subscription"))
      throw invalid("The mode does not fit the price.", { param: "mode" });
    const session = this.keep("checkout.session", this.livemode ? "cs_live" : "cs_test", {
      ...{ mode, customer, expires_at, amount_subtotal: amount, amount_total: amount },
      ...{ currency: textAt(params, "line_items", "0", "price_data", "currency") },
      ...{
        client_reference_id: textAt(params, "client_reference_id"),
        metadata: textsAt(params, "metadata"),
      },
      ...{
        payment_status: "unpaid",
        status: "open",
        payment_intent: null,
        subscription: null,
        invoice: null,
      },
      custom_text: { submit: textsAt(params, "custom_text", "submit") },
      ...{ success_url: textAt(params, "success_url"), cancel_url: textAt(params, "cancel_url") },
      ...{
        automatic_tax: { enabled: textAt(params, "automatic_tax", "enabled") === "true" },
        tax_id_collection: { enabled: textAt(params, "tax_id_collection", "enabled") === "true" },
        tax_behavior: textAt(params, "line_items", "0", "price_data", "tax_behavior"),
      },
      ...{ allowed_payment_method_types: Object.values(textsAt(params, "allowed_payment_method_types")) },
      url: "" as string | null,
    });
    session.url = this.payUrl(session.id);
    this.#subscriptionMetadata.set(session.id, textsAt(params, "subscription_data", "metadata"));
    return session;
  }
  readonly #subscriptionMetadata = new Map<string, Record<string, string>>();

  /** The buyer pays on Stripe's page. `later`: by a bank debit whose money is still on its way. */
  pay(sessionId: string, { later = false }: { later?: boolean } = {}): Thing {
    const session = this.get("checkout.session", sessionId);
    if (session.status !== "open") throw invalid("This session cannot be paid any more.");
    Object.assign(session, { status: "complete", url: null, payment_status: later ? "unpaid" : "paid" });
    if (session.mode === "subscription") this.#begin(session);
    else session.payment_intent = this.#charge(session.customer, session.amount_total as number, !later).id;
    this.tell("checkout.session.completed", session);
    return session;
  }

  /** The bank debit of a session arrives, or does not. */
  arrive(sessionId: string, succeeded: boolean): void {
    const session = this.get("checkout.session", sessionId);
    if (succeeded) {
      session.payment_status = "paid";
      session.payment_intent = this.#charge(session.customer, session.amount_total as number, true).id;
    }
    this.tell(`checkout.session.async_payment_${succeeded ? "succeeded" : "failed"}`, session);
  }

  #begin(session: Thing) {
    const metadata = this.#subscriptionMetadata.get(session.id) ?? {};
    const subscription = this.keep("subscription", "sub", {
      ...{ customer: session.customer, currency: session.currency, status: "active", metadata },
      ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null },
      latest_invoice: null as string | null,
      amount: session.amount_total,
      items: list(
        [
          {
            ...{ id: newId("si"), object: "subscription_item", current_period_end: this.now() + MONTH_S },
            price: { id: newId("price"), unit_amount: session.amount_total },
          },
        ],
        "",
      ),
      schedule: null as string | null,
    });
    session.subscription = subscription.id;
    session.invoice = this.#invoice(subscription, "subscription_create").id;
    this.tell("customer.subscription.created", subscription);
  }

  /** A month is over and the next one is paid. */
  renew(subscriptionId: string): Thing {
    const subscription = this.get("subscription", subscriptionId);
    const [item] = (subscription.items as { data: { current_period_end: number }[] }).data;
    if (item) item.current_period_end += MONTH_S;
    this.#enterPhase(subscription);
    const invoice = subscription.pause_collection
      ? this.keep("invoice", "in", { ...{ subscription: subscription.id, status: "void", amount_paid: 0 } })
      : this.#invoice(subscription, "subscription_cycle");
    this.tell("customer.subscription.updated", subscription);
    return invoice;
  }

  /** The last phase of a schedule begins, and the schedule lets go. */
  #enterPhase(subscription: Thing) {
    const schedule = this.things.get(String(subscription.schedule)) as
      | (Thing & { phases: { amount: number; metadata: object }[] })
      | undefined;
    const phase = schedule?.phases.at(-1);
    if (!schedule || !phase) return;
    Object.assign(subscription, { amount: phase.amount, metadata: phase.metadata, schedule: null });
    schedule.status = "released";
  }

  /** The card is declined when a month is to be renewed. */
  fail(subscriptionId: string): Thing {
    const subscription = this.get("subscription", subscriptionId);
    subscription.status = "past_due";
    const invoice = this.#invoice(subscription, "subscription_cycle", { paid: false });
    this.tell("customer.subscription.updated", subscription);
    return invoice;
  }

  /** Half of the old month is left, and taken off the new price; a new month begins. */
  raise(subscription: Thing, { amount, metadata }: { amount: number; metadata: object }): Thing {
    const [item] = (subscription.items as { data: { current_period_end: number }[] }).data;
    const unused = Math.floor((subscription.amount as number) / 2);
    Object.assign(subscription, { amount, metadata });
    if (item) item.current_period_end = this.now() + MONTH_S;
    this.#invoice(subscription, "subscription_update", { unused });
    this.tell("customer.subscription.updated", subscription);
    return subscription;
  }

  #invoice(
    subscription: Thing,
    billing_reason: string,
    { unused = 0, paid = true }: { unused?: number; paid?: boolean } = {},
  ): Thing {
    const full = subscription.amount as number;
    const amount = full - unused;
    const payment = this.#charge(subscription.customer, amount, paid);
    const status = paid ? "paid" : "open";
    const invoice = this.keep("invoice", "in", {
      ...{ billing_reason, customer: subscription.customer, currency: subscription.currency, status },
      ...{ amount_due: amount, amount_paid: paid ? amount : 0, total: amount, metadata: {} },
      lines: list([{ amount: full }, ...(unused > 0 ? [{ amount: -unused }] : [])], ""),
      hosted_invoice_url: "" as string | null,
      status_transitions: { finalized_at: this.now(), paid_at: this.now() },
      parent: {
        type: "subscription_details",
        subscription_details: {
          subscription: subscription.id,
          metadata: structuredClone(subscription.metadata),
        },
      },
    });
    invoice.hosted_invoice_url = new URL(`/i/${invoice.id}`, this.payUrl("")).href;
    this.keep("invoice_payment", "inpay", {
      ...{ invoice: invoice.id, status, amount_paid: amount, currency: "usd", is_default: true },
      payment: { type: "payment_intent", payment_intent: payment.id },
    });
    subscription.latest_invoice = invoice.id;
    this.tell(paid ? "invoice.paid" : "invoice.payment_failed", invoice);
    return invoice;
  }

  #charge(customer: unknown, amount: number, paid: boolean): Thing {
    const payment = this.keep("payment_intent", "pi", {
      ...{ customer, amount, currency: "usd", status: paid ? "succeeded" : "processing" },
      latest_charge: null as string | null,
    });
    const charge = this.keep("charge", "ch", {
      ...{ customer, amount, amount_refunded: 0, currency: "usd", payment_intent: payment.id },
      ...{ paid, refunded: false, disputed: false, status: paid ? "succeeded" : "pending" },
    });
    payment.latest_charge = charge.id;
    return payment;
  }

  /** The charge that paid an invoice or a session. */
  chargeOf(id: string): Thing {
    const { payment_intent } = (this.things.get(id) ?? {}) as { payment_intent?: string };
    const byInvoice = this.all("invoice_payment").find((one) => one.invoice === id);
    const payment =
      payment_intent ?? (byInvoice?.payment as { payment_intent: string } | undefined)?.payment_intent;
    const charge = this.all("charge").find((one) => one.payment_intent === payment);
    if (!charge) throw new Error(`nothing paid ${id}`);
    return charge;
  }

  refund(id: string, cents?: number): Thing {
    const charge = this.chargeOf(id);
    const amount = charge.amount as number;
    charge.amount_refunded = Math.min(amount, (charge.amount_refunded as number) + (cents ?? amount));
    charge.refunded = charge.amount_refunded === amount;
    return this.tell("charge.refunded", charge);
  }

  dispute(id: string): Thing {
    const charge = this.chargeOf(id);
    charge.disputed = true;
    const { amount, payment_intent } = charge;
    const dispute = this.keep("dispute", "dp", {
      ...{
        amount,
        currency: "usd",
        charge: charge.id,
        payment_intent,
        reason: "fraudulent",
        status: "needs_response",
      },
    });
    this.tell("charge.dispute.created", dispute);
    return dispute;
  }

  closeDispute(id: string, status: "won" | "lost"): Thing {
    const dispute = this.get("dispute", id);
    dispute.status = status;
    return this.tell("charge.dispute.closed", dispute);
  }

  expire(sessionId: string): Thing {
    const session = this.get("checkout.session", sessionId);
    Object.assign(session, { status: "expired", url: null });
    return this.tell("checkout.session.expired", session);
  }

  /** Cancelled in the customer portal: at the end of the month, or by us: at once. */
  cancel(subscriptionId: string, { atPeriodEnd = false } = {}): Thing {
    const subscription = this.get("subscription", subscriptionId);
    const [item] = (subscription.items as { data: { current_period_end: number }[] }).data;
    if (subscription.status === "canceled") throw missing("subscription", subscriptionId);
    if (atPeriodEnd)
      Object.assign(subscription, { cancel_at_period_end: true, cancel_at: item?.current_period_end });
    else Object.assign(subscription, { status: "canceled", canceled_at: this.now(), ended_at: this.now() });
    this.tell(`customer.subscription.${atPeriodEnd ? "updated" : "deleted"}`, subscription);
    return subscription;
  }

  createPortal(params: Params): Thing {
    const customer = textAt(params, "customer") ?? "";
    this.get("customer", customer);
    const id = newId("bps");
    return { id, object: "billing_portal.session", customer, url: `https://billing.stripe.test/p/${id}` };
  }

  /** Lists of what a query names, newest first. */
  find(object: string, query: Params, url: string) {
    const found = this.all(object).filter((thing) => {
      const payment = textAt(query, "payment", "payment_intent");
      if (payment && (thing.payment as { payment_intent?: string }).payment_intent !== payment) return false;
      if (object === "subscription" && !query.status && thing.status === "canceled") return false;
      const { subscription } = query;
      const parent = thing.parent as { subscription_details?: { subscription: string } } | undefined;
      if (object === "invoice" && subscription && parent?.subscription_details?.subscription !== subscription)
        return false;
      return ["customer", "status", "payment_intent", "charge"].every(
        (name) => !query[name] || thing[name] === query[name],
      );
    });
    return list(found.toReversed().slice(0, Number(query.limit ?? 10)), url);
  }
}
