import { describe, expect, it, vi } from "vitest";
import { ngmaToCents } from "../../../../shared/ngma.ts";
import { readProblem } from "../../../test/ask.ts";
import { openCardShop } from "../../../test/cards/card-shop.ts";
import type { Fault } from "../../../test/cards/fake-stripe.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { ORIGIN } from "../../../test/people.ts";
import { openCheckout } from "./open-checkout.ts";

const CREATE = "POST /v1/checkout/sessions";
const ADDRESS = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";

describe("a plan's checkout", () => {
  it("leads to a subscription at our own price, bound to the account and to our row", async () => {
    const { shop, openBuyer } = openCardShop();
    const buyer = await openBuyer();
    const reply = await buyer.checkOut("enigmatic");
    expect(reply.status).toBe(200);
    expect(reply.headers.get("Cache-Control")).toBe("no-store");
    const { url } = await reply.json<{ url: string }>();
    const [session] = shop.all("checkout.session");
    const [checkout] = (await buyer.account()).checkouts;
    expect(url).toBe(session?.url);
    expect(checkout).toMatchObject({
      sessionId: session?.id,
      url,
      amountCents: 15_525,
      tier: "enigmatic",
      state: "open",
    });
    expect(session).toMatchObject({
      ...{ mode: "subscription", amount_total: 15_525, currency: "usd", client_reference_id: buyer.user.id },
      metadata: { checkout_id: checkout?.id, tier: "enigmatic" },
      success_url: `${ORIGIN}/pricing?success=true`,
      cancel_url: `${ORIGIN}/pricing?canceled=true`,
      allowed_payment_method_types: ["card"],
    });
    expect(shop.all("customer")).toMatchObject([
      { email: buyer.user.email, metadata: { user_id: buyer.user.id } },
    ]);
  });

  it.each(["on", "off", undefined])("with STRIPE_TAX %s asks for taxes and tax ids, or not", async (tax) => {
    const { shop, openBuyer } = openCardShop({ vars: { STRIPE_TAX: tax } });
    await (await openBuyer()).checkOut("enigmatic");
    const isOn = tax === "on";
    expect(shop.all("checkout.session")[0]).toMatchObject({
      ...{ automatic_tax: { enabled: isOn }, tax_id_collection: { enabled: isOn }, amount_total: 15_525 },
      tax_behavior: isOn ? "inclusive" : null,
    });
  });

  it("F-086: tier, price, amount and account of the body are ignored or refused", async () => {
    const { shop, openBuyer, stripe } = openCardShop();
    const buyer = await openBuyer();
    const bad: unknown[] = [
      ...[
        "free",
        "enterprise",
        "__proto__",
        "constructor",
        "toString",
        "hasOwnProperty",
        "",
        " ",
        "ENIGMATIC",
        "enigmatic ",
      ],
      ...[null, 0, 1, -1, 1.5, true, [], ["enigmatic"], {}, { id: "enigmatic" }, { toString: "enigmatic" }],
    ].map((tier) => ({ tier }));
    bad.push({}, [], null, "enigmatic", 1, { Tier: "enigmatic" }, { "tier ": "enigmatic" });
    for (const body of bad) {
      const reply = await buyer.post("/api/create-checkout-session", JSON.stringify(body));
      expect([body, reply.status]).toEqual([body, 400]);
      expect((await readProblem(reply)).code).toBe("invalid_request");
    }
    expect(stripe.asked).toEqual([]);
    const generous = {
      tier: "pre-enigma",
      amount: 1,
      unit_amount: 1,
      amountCents: 1,
      price: 0,
      currency: "jpy",
      quantity: 0,
    };
    const forAnother = {
      userId: "somebody",
      client_reference_id: "somebody",
      months: 12,
      sessionId: "cs_test_1",
    };
    expect((await buyer.post("/api/create-checkout-session", { ...generous, ...forAnother })).status).toBe(
      200,
    );
    expect(shop.all("checkout.session")).toMatchObject([
      { amount_total: 2_070, currency: "usd", client_reference_id: buyer.user.id },
    ]);
  });

  it("is for signed-in people from our own site only", async () => {
    const { send, openBuyer, stripe } = openCardShop();
    const buyer = await openBuyer();
    for (const path of ["/api/create-checkout-session", "/api/billing-portal"]) {
      const init = {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: ORIGIN },
        body: '{"tier":"enigmatic"}',
      };
      expect((await readProblem(await send(path, init))).code).toBe("signed_out");
      const foreign = await buyer.post(path, { tier: "enigmatic" }, { Origin: "https://evil.example" });
      expect((await readProblem(foreign)).code).toBe("not_allowed");
    }
    expect(stripe.asked).toEqual([]);
  });

  it("without Stripe's keys is 503 card_unavailable", async () => {
    expectErrors();
    const { openBuyer, stripe } = openCardShop({
      vars: { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" },
    });
    const buyer = await openBuyer();
    for (const reply of [await buyer.checkOut("enigmatic"), await buyer.post("/api/billing-portal")]) {
      expect(reply.status).toBe(503);
      const { code, detail } = await readProblem(reply);
      expect(code).toBe("card_unavailable");
      expect(detail).toBe("Card payments are currently unavailable. Please use crypto or NGMA payment.");
    }
    expect(stripe.asked).toEqual([]);
  });
});

describe("one session", () => {
  it("the same account asking for the same plan within half an hour gets the same open session", async () => {
    const { openBuyer, stripe, setClock } = openCardShop();
    const buyer = await openBuyer();
    const start = Date.now();
    const first = await buyer.begin("pre-enigma");
    setClock(() => new Date(start + 29 * 60_000));
    expect(await buyer.begin("pre-enigma")).toBe(first);
    expect(stripe.count(CREATE)).toBe(1);
    expect(await buyer.begin("enigmatic")).not.toBe(first);
    setClock(() => new Date(start + 31 * 60_000));
    expect(await buyer.begin("pre-enigma")).not.toBe(first);
  });

  it("two accounts never share one", async () => {
    const { openBuyer } = openCardShop();
    const [a, b] = [await openBuyer(), await openBuyer()];
    expect(await a.begin("enigmatic")).not.toBe(await b.begin("enigmatic"));
  });

  it("F-142: six clicks at once make one session", async () => {
    const { openBuyer, shop, stripe } = openCardShop();
    const buyer = await openBuyer();
    stripe.setPause(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const errors = expectErrors();
    const replies = await Promise.all(Array.from({ length: 6 }, () => buyer.checkOut("enigmatic")));
    expect(shop.all("checkout.session")).toHaveLength(1);
    expect((await buyer.account()).checkouts).toHaveLength(1);
    const urls = await Promise.all(
      replies.map(async (reply) =>
        reply.ok ? (await reply.json<{ url: string }>()).url : (await readProblem(reply)).code,
      ),
    );
    expect(urls.filter((url) => url !== shop.all("checkout.session")[0]?.url)).toEqual([]);
    expect(errors()).toEqual([]);
  });

  const faults: [string, Fault[]][] = [
    ["500", ["500", "500"]],
    ["409", ["409", "409"]],
    ["too many requests", ["429"]],
    ["time-out after it was carried out", ["lost", "lost"]],
    ["no connection", ["dead", "dead"]],
    ["409, then carried out but lost", ["409", "lost"]],
  ];
  it.each(faults)("F-142: Stripe answers with %s: 503, and then at most one session", async (_, trouble) => {
    expectErrors();
    const { openBuyer, shop, stripe } = openCardShop();
    const buyer = await openBuyer();
    stripe.faults.push(...trouble);
    const reply = await buyer.checkOut("enigmatic");
    expect(reply.status).toBe(503);
    expect(await readProblem(reply)).toMatchObject({
      code: "card_provider_down",
      detail: "Failed to create checkout session. Please try again.",
      retryable: true,
    });
    expect(stripe.faults).toEqual([]);
    const session = await buyer.begin("enigmatic");
    expect(session).toMatch(/^cs_test_/);
    expect(shop.all("checkout.session")).toHaveLength(1);
    expect((await buyer.account()).checkouts.filter(({ state }) => state === "open")).toHaveLength(1);
  });

  it("F-142: a time-out once is repeated with the same key and noticed by nobody", async () => {
    const { openBuyer, shop, stripe } = openCardShop();
    const buyer = await openBuyer();
    stripe.faults.push("lost");
    expect((await buyer.checkOut("enigmatic")).status).toBe(200);
    expect(stripe.count(CREATE)).toBe(2);
    expect(shop.all("checkout.session")).toHaveLength(1);
  });

  it("a customer Stripe does not know any more is replaced", async () => {
    expectErrors();
    const { openBuyer, shop } = openCardShop();
    const buyer = await openBuyer();
    await buyer.begin("pre-enigma");
    for (const { id } of shop.all("customer")) shop.things.delete(id);
    expect((await buyer.checkOut("enigmatic")).status).toBe(503);
    expect(await buyer.begin("enigmatic")).toMatch(/^cs_test_/);
    expect(shop.all("customer")).toHaveLength(1);
  });

  it("an account begins at most ten in half an hour", async () => {
    const { openBuyer, deps } = openCardShop();
    const { user } = await openBuyer();
    const buy = (ngmaAmount: number) =>
      openCheckout(deps(), { user, product: { kind: "ngma", ngmaAmount, deliveryAddress: ADDRESS } });
    for (let i = 0; i < 10; i++) await buy(1_000 + i);
    await expect(buy(2_000)).rejects.toMatchObject({ code: "too_many_intents" });
    await expect(buy(1_000)).resolves.toMatchObject({ url: expect.any(String) });
  });
});

describe("one subscription an account", () => {
  it("the same or a lower plan than the live subscription's is 409, a higher one is sold", async () => {
    const { openBuyer, shop, deliverAll } = openCardShop();
    const buyer = await openBuyer();
    shop.pay(await buyer.begin("pre-enigma"));
    await deliverAll();
    expect((await readProblem(await buyer.checkOut("pre-enigma"))).code).toBe("subscription_exists");
    shop.pay(await buyer.begin("enigmatic"));
    await deliverAll();
    for (const tier of ["pre-enigma", "enigmatic"] as const)
      expect((await readProblem(await buyer.checkOut(tier))).code).toBe("subscription_exists");
  });

  it("an upgrade's first paid invoice cancels the older subscription at Stripe and starts at once", async () => {
    const { openBuyer, shop, deliverAll } = openCardShop();
    const buyer = await openBuyer();
    shop.pay(await buyer.begin("pre-enigma"));
    await deliverAll();
    const [older] = shop.all("subscription");
    shop.pay(await buyer.begin("enigmatic"));
    expect(older?.status).toBe("active");
    await deliverAll();
    await deliverAll();
    expect(older?.status).toBe("canceled");
    const { subscriptions, tier, payments } = await buyer.account();
    expect(tier).toBe("enigmatic");
    expect(payments.map(({ reversedAt }) => reversedAt)).toEqual([null, null]);
    expect(subscriptions.filter(({ endedAt }) => endedAt === null)).toMatchObject([
      { tier: "enigmatic", status: "active" },
    ]);
  });

  it("when it has ended, the plan is sold again", async () => {
    const { openBuyer, shop, deliverAll } = openCardShop();
    const buyer = await openBuyer();
    shop.pay(await buyer.begin("pre-enigma"));
    await deliverAll();
    shop.cancel(shop.all("subscription")[0]?.id ?? "");
    await deliverAll();
    expect((await buyer.account()).subscriptions).toMatchObject([
      { status: "canceled", endedAt: expect.any(Number) },
    ]);
    expect((await buyer.checkOut("pre-enigma")).status).toBe(200);
  });
});

describe("the customer portal", () => {
  it("is 409 no_subscription before the first subscription, and opens after it", async () => {
    const { openBuyer, shop, deliverAll } = openCardShop();
    const buyer = await openBuyer();
    expect((await readProblem(await buyer.post("/api/billing-portal"))).code).toBe("no_subscription");
    const session = await buyer.begin("pre-enigma");
    expect((await readProblem(await buyer.post("/api/billing-portal"))).code).toBe("no_subscription");
    shop.pay(session);
    await deliverAll();
    const reply = await buyer.post("/api/billing-portal");
    expect(reply.status).toBe(200);
    expect((await reply.json<{ url: string }>()).url).toMatch(/^https:\/\/billing\.stripe\.test\//);
  });

  it("Stripe down is 503 with its own words", async () => {
    expectErrors();
    const { openBuyer, shop, deliverAll } = openCardShop();
    const buyer = await openBuyer();
    shop.pay(await buyer.begin("pre-enigma"));
    await deliverAll();
    vi.mocked(fetch).mockRejectedValue(new TypeError("no connection"));
    const problem = await readProblem(await buyer.post("/api/billing-portal"));
    expect(problem.code).toBe("card_provider_down");
    expect(problem.detail).toContain("customer portal");
  });
});

it("an NGMA checkout is one payment at our price for the delivery address", async () => {
  const { openBuyer, shop, deps } = openCardShop();
  const { user, account } = await openBuyer();
  const product = { kind: "ngma", ngmaAmount: 1_234, deliveryAddress: ADDRESS } as const;
  const { url } = await openCheckout(deps(), { user, product });
  const [session] = shop.all("checkout.session");
  expect(session).toMatchObject({
    ...{ url, mode: "payment", amount_total: ngmaToCents(1_234), client_reference_id: user.id },
    success_url: `${ORIGIN}/buy-ngma?success=true&tokens=1234`,
    cancel_url: `${ORIGIN}/buy-ngma?canceled=true`,
  });
  expect((await account()).checkouts).toMatchObject([
    { ngmaAmount: 1_234, deliveryAddress: ADDRESS, tier: null },
  ]);
});
