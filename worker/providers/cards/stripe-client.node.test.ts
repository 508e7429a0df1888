import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { startFakeStripe } from "../../test/cards/fake-stripe.node.ts";
import { serveHere } from "../../test/serve-here.node.ts";
import { CardError, type SessionOrder } from "./cards.ts";
import { openCards } from "./stripe.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The provider before a Stripe on this machine, over real HTTP. */
async function openStreet() {
  const hooks: { body: string; signature: string }[] = [];
  const receiver = await openServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    hooks.push({ body, signature: String(request.headers["stripe-signature"]) });
    response.end("{}");
  });
  const stripe = await startFakeStripe(() => `${receiver}/api/stripe/webhook`);
  closers.push(stripe.close);
  const { secretKey, webhookSecret, url: baseUrl } = stripe;
  const cards = openCards({ secretKey, webhookSecret, baseUrl });
  const customerId = await cards.createCustomer({ userId: "user1", email: "a@example.com" });
  const order = (more: Partial<SessionOrder> = {}): SessionOrder => ({
    ...{
      checkoutId: crypto.randomUUID(),
      userId: "user1",
      customerId,
      every: "month",
      name: "Enigma",
      tier: "enigmatic",
    },
    ...{ amountCents: 15_525, successUrl: "https://shop.test/ok", cancelUrl: "https://shop.test/no" },
    expiresAt: new Date(Date.now() + 3_600_000),
    ...more,
  });
  return { stripe, cards, order, hooks };
}

async function openServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = await serveHere(answer);
  closers.push(server.close);
  return server.url;
}

describe("over real HTTP", () => {
  it("a subscription is opened, paid on Stripe's page, told of by signed webhooks, and read back", async () => {
    const { cards, order, hooks } = await openStreet();
    const wanted = order();
    const { id, url } = await cards.createSession(wanted);
    expect(await (await fetch(url)).text()).toContain("15525 cents");
    const paid = await fetch(url, { method: "POST", redirect: "manual" });
    expect([paid.status, paid.headers.get("Location")]).toEqual([303, wanted.successUrl]);

    const events = await Promise.all(
      hooks.map(({ body, signature }) => cards.readEvent(body, signature, new Date())),
    );
    const told = ["invoice.paid", "customer.subscription.created", "checkout.session.completed"];
    expect(events.map((event) => event?.type)).toEqual(told);
    expect(events.at(-1)).toMatchObject({ objectId: id, livemode: false });

    const session = await cards.readSession(id);
    expect(session).toMatchObject({
      ...{ every: "month", status: "complete", paid: true, amountCents: 15_525, currency: "usd" },
      ...{ userId: "user1", checkoutId: wanted.checkoutId, customerId: wanted.customerId },
    });
    const invoice = await cards.readInvoice(session.invoiceId ?? "");
    expect(invoice).toMatchObject({
      ...{ paid: true, amountPaidCents: 15_525, tier: "enigmatic", checkoutId: wanted.checkoutId },
      charges: [{ amountCents: 15_525, refundedCents: 0, refunded: false, dispute: null }],
    });
    const subscription = await cards.readSubscription(session.subscriptionId ?? "");
    expect(subscription).toMatchObject({ status: "active", endsAt: null, endedAt: null, tier: "enigmatic" });
    expect(await cards.listPaidInvoices(subscription.id)).toEqual([invoice.id]);
    const [charge] = invoice.charges;
    expect(await cards.findPurchases(charge?.paymentId ?? "")).toEqual({
      sessionIds: [],
      invoiceIds: [invoice.id],
    });

    expect(await cards.cancelSubscription(subscription.id)).toMatchObject({
      status: "canceled",
      renewsAt: null,
    });
    expect(await cards.cancelSubscription(subscription.id)).toMatchObject({ endedAt: expect.any(Number) });
    expect(await cards.listSubscriptions(wanted.customerId)).toEqual([]);
  });

  it("a single payment shows its charge, and its refund and dispute", async () => {
    const { stripe, cards, order } = await openStreet();
    const { id } = await cards.createSession(order({ every: "once", tier: null, amountCents: 2_500 }));
    stripe.shop.pay(id);
    const { charges } = await cards.readSession(id);
    expect(charges).toMatchObject([{ amountCents: 2_500, refunded: false, dispute: null }]);
    expect(await cards.findPurchases(charges[0]?.paymentId ?? "")).toEqual({
      sessionIds: [id],
      invoiceIds: [],
    });
    stripe.shop.refund(id, 100);
    expect(await cards.readCharge(charges[0]?.id ?? "")).toMatchObject({
      refundedCents: 100,
      refunded: false,
    });
    stripe.shop.refund(id);
    const dispute = stripe.shop.dispute(id);
    expect(await cards.readDispute(dispute.id)).toMatchObject({ refunded: true, dispute: "open" });
  });

  it("F-142: the same order twice is one session, another order under its key is refused for good", async () => {
    const { stripe, cards, order } = await openStreet();
    const wanted = order();
    const [one, two] = [await cards.createSession(wanted), await cards.createSession(wanted)];
    expect(two).toEqual(one);
    expect(stripe.shop.all("checkout.session")).toHaveLength(1);
    const other = cards.createSession({ ...wanted, amountCents: 1_000 });
    await expect(other).rejects.toMatchObject({ name: "CardError", final: true });
  });
});

const SECRET_KEY = "sk_test_do_not_tell";

const SICK: [string, (response: ServerResponse) => unknown][] = [
  ["says 500", (response: ServerResponse) => response.writeHead(500).end('{"error":{"type":"api_error"}}')],
  ["sends a page", (response: ServerResponse) => response.writeHead(502).end("<html>bad gateway</html>")],
  ["sends half of its JSON", (response: ServerResponse) => response.writeHead(200).end('{"id": "cs_')],
  ["never answers", () => {}],
  ["hangs up", (response: ServerResponse) => response.destroy()],
  [
    "stops within the body",
    (response: ServerResponse) => void response.writeHead(200, { "Content-Length": "100" }).write("{"),
  ],
  [
    "knows no such key",
    (response: ServerResponse) => response.writeHead(401).end(`{"error":{"message":"${SECRET_KEY}"}}`),
  ],
];

describe("a Stripe that is not well", () => {
  const ask = (baseUrl: string) =>
    openCards({ secretKey: SECRET_KEY, webhookSecret: "whsec_1", baseUrl, timeoutMs: 200 })
      .readSession("cs_1")
      .catch((error: unknown) => error);

  it.each(SICK)("that %s is a CardError within its time, without the key in its words", async (_, answer) => {
    const url = await openServer((_request, response) => void answer(response));
    const error = await ask(url);
    expect(error).toBeInstanceOf(CardError);
    expect(String(error)).not.toContain(SECRET_KEY);
  });

  it("that is not there at all is a CardError", async () => {
    expect(await ask("http://127.0.0.1:9")).toBeInstanceOf(CardError);
  });
});

it("tells a live key from a test key", () => {
  const isLive = (secretKey: string) => openCards({ secretKey, webhookSecret: "whsec_1" }).livemode;
  expect(["sk_live_1", "rk_live_1", "sk_test_1", "rk_test_1", "sk_test_live_1"].map(isLive)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
