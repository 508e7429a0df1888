import { describe, expect, it, vi } from "vitest";
import { findEvent, findParked, openCardShop } from "../../../test/cards/card-shop.ts";
import { expectErrors } from "../../../test/console-lines.ts";

/** A buyer whose plan is paid at Stripe, and of which we heard nothing yet. */
async function paidPlan(tier: "pre-enigma" | "enigmatic" = "pre-enigma", shop = openCardShop()) {
  const buyer = await shop.openBuyer();
  const session = shop.shop.pay(await buyer.begin(tier));
  const event = shop.shop.events.find(({ type }) => type === "invoice.paid");
  if (!event) throw new Error("Stripe tells of a paid invoice");
  return { ...shop, buyer, session, event, invoice: String(session.invoice) };
}

describe("signature", () => {
  it("F-134: a forged webhook is 400 and grants nothing", async () => {
    const { stripe, deliver, deliverRaw, event, buyer } = await paidPlan();
    const { payload, signature } = await stripe.sign(event);
    const asked = stripe.asked.length;
    const refused = [
      ["no header", await deliverRaw(payload)],
      ["an empty header", await deliverRaw(payload, "")],
      ["no signature in the header", await deliverRaw(payload, "t=1")],
      ["another secret", await deliver(event, { secret: "whsec_other" })],
      ["the test scheme v0 alone", await deliver(event, { scheme: "v0" })],
      ["the same JSON written anew", await deliverRaw(JSON.stringify(JSON.parse(payload)), signature)],
      ["one byte more", await deliverRaw(`${payload} `, signature)],
      ["an empty body", await deliverRaw("", signature)],
    ] as const;
    for (const [what, reply] of refused) {
      expect([what, reply.status]).toEqual([what, 400]);
      expect(await reply.json()).toMatchObject({ code: "webhook_invalid" });
    }
    expect(stripe.asked).toHaveLength(asked);
    expect(await buyer.account()).toMatchObject({ payments: [], tier: "free" });
    expect((await deliverRaw(payload, signature)).status).toBe(200);
    expect((await buyer.account()).tier).toBe("pre-enigma");
  });

  it("F-135: a webhook is taken for 300 seconds and refused after 301", async () => {
    const { deliver, event, buyer, setClock } = await paidPlan();
    const now = Math.floor(Date.now() / 1_000) * 1_000;
    setClock(() => new Date(now));
    expect((await deliver(event, { at: now - 301_000 })).status).toBe(400);
    expect((await buyer.account()).payments).toEqual([]);
    expect((await deliver(event, { at: now - 300_000 })).status).toBe(200);
    expect((await deliver(event, { at: now - 299_000 })).status).toBe(200);
    expect((await buyer.account()).payments).toHaveLength(1);
  });

  it("F-144: test money at a live key, and live money at a test key, is refused", async () => {
    for (const secretKey of ["sk_live_fake", "sk_test_fake", "rk_live_fake"]) {
      const { deliver, event, buyer } = await paidPlan("pre-enigma", openCardShop({ secretKey }));
      const livemode = secretKey.includes("_live_");
      expect((await deliver({ ...event, livemode: !livemode })).status).toBe(400);
      expect((await buyer.account()).payments).toEqual([]);
      expect((await deliver({ ...event, livemode })).status).toBe(200);
      expect((await buyer.account()).payments).toHaveLength(1);
      vi.restoreAllMocks();
    }
  });
});

describe("once", () => {
  it("F-136: ten deliveries, five of them in parallel, are ten times 2xx and one grant", async () => {
    const { deliver, event, buyer, stripe } = await paidPlan();
    const replies = await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
    for (let i = 0; i < 5; i++) replies.push(await deliver(event));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const account = await buyer.account();
    expect(account.payments).toMatchObject([
      { state: "credited", tier: "pre-enigma", months: 1, amount: "2070" },
    ]);
    expect(account.tier).toBe("pre-enigma");
    expect(await findEvent(event.id)).toHaveLength(1);
    const asked = stripe.asked.length;
    await deliver(event);
    expect(stripe.asked).toHaveLength(asked);
  });

  it("two events about one invoice, and the session's, are one grant", async () => {
    const { deliver, deliverAll, event, buyer } = await paidPlan();
    await deliver({ ...event, id: "evt_of_another_endpoint" });
    await deliverAll();
    expect((await buyer.account()).payments).toHaveLength(1);
  });

  it("F-136: a crash before the event is noted repeats safely", async () => {
    const { deliver, deliverAll, event, buyer, shop, stripe } = await paidPlan();
    const errors = expectErrors();
    const { answer } = stripe;
    let broken = true;
    vi.mocked(fetch).mockImplementation((input, init) => {
      const request = new Request(input, init);
      if (broken && request.url.includes("/v1/payment_intents")) throw new TypeError("gone");
      return answer(request);
    });
    expect((await deliver(event)).status).toBe(503);
    expect(await findEvent(event.id)).toEqual([]);
    expect((await buyer.account()).payments).toEqual([]);
    broken = false;
    expect((await deliver(event)).status).toBe(200);
    await deliverAll();
    expect(shop.events.length).toBeGreaterThan(2);
    expect((await buyer.account()).payments).toHaveLength(1);
    expect(errors().join()).toContain("card_provider_down");
  });

  it("F-141: when granting fails after the payment is written, the webhook is 2xx, and a repetition grants once", async () => {
    const shop = openCardShop();
    const { deliver, event, buyer } = await paidPlan("pre-enigma", shop);
    const errors = expectErrors();
    const { accounts } = shop.deps();
    const broken = vi.spyOn(accounts, "getByName").mockImplementation(() => {
      throw new Error("the object is gone");
    });
    expect((await deliver(event)).status).toBe(200);
    broken.mockRestore();
    const before = await buyer.account();
    expect(before).toMatchObject({ tier: "free", payments: [{ state: "credited", appliedAt: null }] });
    expect(errors().join()).toContain("not applied yet");
    expect((await deliver({ ...event, id: "evt_again" })).status).toBe(200);
    const after = await buyer.account();
    expect(after.payments).toHaveLength(1);
    expect(after.payments[0]?.appliedAt).not.toBeNull();
    expect(after.tier).toBe("pre-enigma");
  });
});

describe("what is compared", () => {
  it("F-145: an invoice of one cent, of another currency or another tier grants nothing and waits for an admin", async () => {
    const wrong: [string, (things: { invoice: Record<string, unknown> }) => void, string][] = [
      ["one cent", ({ invoice }) => Object.assign(invoice, { amount_paid: 1 }), "price_mismatch"],
      ["one cent less", ({ invoice }) => Object.assign(invoice, { amount_paid: 2_069 }), "price_mismatch"],
      ["euros", ({ invoice }) => Object.assign(invoice, { currency: "eur" }), "price_mismatch"],
      ["another tier", ({ invoice }) => setTier(invoice, "enigmatic"), "transaction_not_yours"],
      ["no tier", ({ invoice }) => setTier(invoice, "__proto__"), "transaction_not_yours"],
      [
        "another customer",
        ({ invoice }) => Object.assign(invoice, { customer: "cus_other" }),
        "transaction_not_yours",
      ],
    ];
    const errors = expectErrors();
    for (const [what, change, code] of wrong) {
      const { deliverAll, buyer, invoice, shop } = await paidPlan();
      change({ invoice: shop.get("invoice", invoice) });
      await deliverAll();
      const account = await buyer.account();
      expect([what, account.tier]).toEqual([what, "free"]);
      expect(await findParked(invoice)).toMatchObject([
        { state: "parked", code, userId: code === "price_mismatch" ? buyer.user.id : null },
      ]);
      expect(errors().join()).toContain("card payment parked");
      vi.mocked(fetch).mockRestore();
    }
  });

  it("an invoice or a session of another product of the same Stripe account is none of ours", async () => {
    const { deliverAll, buyer, invoice, session, shop } = await paidPlan();
    setMetadata(shop.get("invoice", invoice), {});
    Object.assign(session, { metadata: {}, id: "cs_test_foreign" });
    shop.things.set("cs_test_foreign", session);
    for (const event of shop.events) {
      const { object } = event.data as { object: { id: string; object: string } };
      if (object.object === "checkout.session") object.id = "cs_test_foreign";
    }
    await deliverAll();
    expect(await findParked(invoice)).toEqual([]);
    expect((await buyer.account()).payments).toEqual([]);
  });

  it("an event we do not handle, or whose type is a property of every object, returns 2xx without a request", async () => {
    const { deliver, event, stripe, buyer } = await paidPlan();
    const asked = stripe.asked.length;
    for (const type of ["customer.created", "constructor", "__proto__", "toString", ""])
      expect((await deliver({ ...event, type })).status).toBe(200);
    expect(stripe.asked).toHaveLength(asked);
    expect(await findEvent(event.id)).toEqual([]);
    expect((await buyer.account()).payments).toEqual([]);
  });

  it("without Stripe's keys the webhook is 503", async () => {
    expectErrors();
    const { deliver, event } = await paidPlan();
    expect((await deliver(event)).status).toBe(200);
    const closed = openCardShop({ vars: { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" } });
    const reply = await closed.deliver(event);
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ code: "card_unavailable" });
  });
});

const setMetadata = (invoice: Record<string, unknown>, metadata: Record<string, string>) => {
  const parent = invoice.parent as { subscription_details: { metadata: Record<string, string> } };
  parent.subscription_details.metadata = metadata;
};
const setTier = (invoice: Record<string, unknown>, tier: string) => {
  const parent = invoice.parent as { subscription_details: { metadata: Record<string, string> } };
  setMetadata(invoice, { ...parent.subscription_details.metadata, tier });
};
