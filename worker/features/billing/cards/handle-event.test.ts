import { env } from "cloudflare:workers";
import { eq, isNotNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardEvents, checkoutSessions, payments, subscriptions } from "../../../db/schema.ts";
import { db, findParked, openCardShop } from "../../../test/cards/card-shop.ts";
import type { Thing } from "../../../test/cards/fake-shop.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { watchPlans } from "../../../test/watch-plans.ts";
import { reinstatePayment } from "../parked/reinstate-payment.ts";
import { openCheckout } from "./open-checkout.ts";
import { reconcileSessions } from "./reconcile-sessions.ts";
import { noteSubscription } from "./subscriptions/sync-subscription.ts";

const ADDRESS = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

// The job looks at everybody's, also at what other tests left open at a Stripe that is gone.
beforeEach(async () => {
  const isDisputed = eq(payments.reversalReason, "disputed");
  await db.batch([
    db.delete(checkoutSessions),
    db.delete(subscriptions),
    db.delete(payments).where(isDisputed),
  ]);
});

type Shop = ReturnType<typeof openCardShop>;
type Buyer = Awaited<ReturnType<Shop["openBuyer"]>>;

/** Begins a purchase of NGMA and names its session. */
async function beginNgma({ deps, shop }: Shop, { user }: Buyer, ngmaAmount = 1_000): Promise<string> {
  const product = { kind: "ngma", ngmaAmount, deliveryAddress: ADDRESS } as const;
  const { url } = await openCheckout(deps(), { user, product });
  return shop.all("checkout.session").find((session) => session.url === url)?.id ?? "";
}

describe("a plan", () => {
  it("F-137: older events that arrive late change nothing, and an ended subscription stays ended", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    await buyer.begin("pre-enigma");
    const [checkout] = (await buyer.account()).checkouts;
    const facts = {
      id: `sub_${buyer.user.id}`,
      checkoutId: checkout?.id ?? "",
      tier: "pre-enigma",
      nextTier: null,
      paused: false,
      createdAt: 1,
    };
    const note = (status: string, asOf: number, endedAt: number | null = null) =>
      noteSubscription(shop.deps(), { ...facts, status, renewsAt: asOf, endsAt: null, endedAt }, asOf);
    const read = async () => (await buyer.account()).subscriptions;
    await note("active", 2_000);
    await note("incomplete", 1_000);
    expect(await read()).toMatchObject([{ status: "active", renewsAt: 2_000, updatedAt: 2_000 }]);
    await note("past_due", 3_000);
    expect(await read()).toMatchObject([{ status: "past_due", renewsAt: 3_000 }]);
    await note("canceled", 4_000, 3_500);
    await note("active", 5_000);
    expect(await read()).toMatchObject([{ status: "canceled", endedAt: 3_500 }]);
  });

  it("is granted a month for each paid invoice and shows when it renews", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const session = shop.shop.pay(await buyer.begin("enigmatic"));
    await shop.deliverAll();
    const first = await buyer.account();
    expect(first).toMatchObject({
      tier: "enigmatic",
      payments: [{ amount: "15525", priceCents: 15_525, hash: session.invoice }],
    });
    shop.shop.renew(String(session.subscription));
    await shop.deliverAll();
    const second = await buyer.account();
    expect(second.payments).toHaveLength(2);
    expect(second.subscriptions[0]?.renewsAt).toBeGreaterThan(first.subscriptions[0]?.renewsAt ?? Number.NaN);
    const plans = await env.CREDITS.getByName(buyer.user.id).readPlans();
    expect(plans).toHaveLength(2);
  });

  it("that is cancelled in the portal ends and does not renew", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const session = shop.shop.pay(await buyer.begin("enigmatic"));
    shop.shop.cancel(String(session.subscription), { atPeriodEnd: true });
    await shop.deliverAll();
    expect((await buyer.account()).subscriptions).toMatchObject([
      { renewsAt: null, endsAt: expect.any(Number), endedAt: null },
    ]);
  });
});

describe("NGMA", () => {
  it("is credited once its session is paid, for the delivery address of our own row", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const id = await beginNgma(shop, buyer);
    shop.shop.pay(id);
    await shop.deliverAll();
    expect((await buyer.account()).payments).toMatchObject([
      {
        hash: id,
        state: "credited",
        ngmaAmount: 1_000,
        deliveryAddress: ADDRESS,
        amount: "2500",
        tier: null,
        method: "card",
      },
    ]);
  });

  it("F-138: coming back from the checkout without paying grants nothing", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const id = await beginNgma(shop, buyer);
    const session = shop.shop.get("checkout.session", id);
    shop.shop.tell("checkout.session.completed", session);
    await shop.deliverAll();
    await shop.send("/buy-ngma?success=true&tokens=1000", { method: "GET" });
    shop.setClock(() => new Date(Date.now() + 10 * MINUTE_MS));
    await reconcileSessions(shop.deps());
    expect(await buyer.account()).toMatchObject({ payments: [], checkouts: [{ state: "open" }] });
    expect((await buyer.account()).checkouts[0]?.checkedAt).not.toBeNull();
  });

  it("F-140: a bank debit on its way grants nothing until it arrives", async () => {
    const shop = openCardShop();
    const [buyer, unlucky] = [await shop.openBuyer(), await shop.openBuyer()];
    const [id, other] = [await beginNgma(shop, buyer), await beginNgma(shop, unlucky)];
    shop.shop.pay(id, { later: true });
    shop.shop.pay(other, { later: true });
    await shop.deliverAll();
    expect(await buyer.account()).toMatchObject({ payments: [], checkouts: [{ state: "open", url: null }] });
    expect(await beginNgma(shop, buyer)).not.toBe(id);
    shop.shop.arrive(id, true);
    shop.shop.arrive(other, false);
    await shop.deliverAll();
    expect((await buyer.account()).payments).toMatchObject([{ hash: id, state: "credited" }]);
    expect(await unlucky.account()).toMatchObject({ payments: [], checkouts: [{ state: "expired" }] });
  });

  it("F-139, F-145: a session that is not what our row says grants nothing and waits for an admin", async () => {
    const wrong: [string, (session: Thing, other: Buyer) => object, string][] = [
      ["one cent", () => ({ amount_total: 1 }), "price_mismatch"],
      ["a cent more", () => ({ amount_total: 2_501 }), "price_mismatch"],
      ["no amount", () => ({ amount_total: null }), "price_mismatch"],
      ["another currency", () => ({ currency: "jpy" }), "price_mismatch"],
      ["another account", (_, other) => ({ client_reference_id: other.user.id }), "transaction_not_yours"],
      ["no account", () => ({ client_reference_id: null }), "transaction_not_yours"],
      ["another checkout", () => ({ metadata: { checkout_id: "another" } }), "transaction_not_yours"],
      ["no metadata", () => ({ metadata: null }), "transaction_not_yours"],
      ["another mode", () => ({ mode: "setup" }), "transaction_not_yours"],
      ["another customer", () => ({ customer: "cus_other" }), "transaction_not_yours"],
    ];
    const shop = openCardShop();
    expectErrors();
    for (const [what, change, code] of wrong) {
      const [buyer, other] = [await shop.openBuyer(), await shop.openBuyer()];
      const id = await beginNgma(shop, buyer);
      Object.assign(shop.shop.pay(id), change(shop.shop.get("checkout.session", id), other));
      await shop.deliverAll();
      expect([what, ...(await findParked(id))]).toEqual([
        what,
        expect.objectContaining({ state: "parked", code }),
      ]);
      expect((await other.account()).payments).toEqual([]);
    }
  });

  it("F-139: another session that names somebody's checkout gives nobody anything", async () => {
    const shop = openCardShop();
    expectErrors();
    const [buyer, thief] = [await shop.openBuyer(), await shop.openBuyer()];
    const [id, stolen] = [await beginNgma(shop, buyer), await beginNgma(shop, thief, 40)];
    const { metadata, client_reference_id } = shop.shop.get("checkout.session", id);
    Object.assign(shop.shop.pay(stolen), { metadata, client_reference_id });
    await shop.deliverAll();
    expect(await findParked(stolen)).toMatchObject([
      { state: "parked", code: "transaction_not_yours", userId: null },
    ]);
    expect(await buyer.account()).toMatchObject({ payments: [], checkouts: [{ state: "open" }] });
  });

  it("F-139: a session made by hand that names somebody's checkout is not the one we opened", async () => {
    const shop = openCardShop();
    expectErrors();
    const buyer = await shop.openBuyer();
    const id = await beginNgma(shop, buyer);
    const { id: _, ...fields } = shop.shop.get("checkout.session", id);
    const copy = shop.shop.keep("checkout.session", "cs_test", { ...fields });
    shop.shop.pay(copy.id);
    await shop.deliverAll();
    expect(await findParked(copy.id)).toMatchObject([{ state: "parked", code: "transaction_not_yours" }]);
    expect((await buyer.account()).payments).toEqual([]);
    shop.shop.pay(id);
    await shop.deliverAll();
    expect((await buyer.account()).payments).toMatchObject([{ hash: id, state: "credited" }]);
  });
});

describe("money that goes back", () => {
  it("F-143: a refund or a dispute takes back a plan's month and NGMA, whenever its event arrives", async () => {
    for (const way of ["refund", "dispute"] as const)
      for (const early of [false, true]) {
        const shop = openCardShop();
        const buyer = await shop.openBuyer();
        const plan = shop.shop.pay(await buyer.begin("pre-enigma"));
        const ngma = await beginNgma(shop, buyer);
        shop.shop.pay(ngma);
        if (!early) await shop.deliverAll();
        for (const paid of [String(plan.invoice), ngma]) {
          shop.shop[way](paid);
          if (early) expect((await shop.deliver(shop.shop.events.at(-1))).status).toBe(200);
        }
        await shop.deliverAll();
        const { payments, tier } = await buyer.account();
        const reversalReason = way === "refund" ? "refunded" : "disputed";
        const taken = { reversalReason, reversedAt: expect.any(Number) };
        expect([way, early, tier, payments.length]).toEqual([way, early, "free", 2]);
        expect(payments).toEqual([expect.objectContaining(taken), expect.objectContaining(taken)]);
      }
  });

  it("F-143: what an admin reinstated after a dispute stays, however often the dispute's event arrives; a refund takes it back", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const invoice = String(shop.shop.pay(await buyer.begin("enigmatic")).invoice);
    await shop.deliverAll();
    const dispute = shop.shop.dispute(invoice);
    await shop.deliverAll();
    const [row] = (await buyer.account()).payments;
    expect(row?.reversedAt).not.toBeNull();
    const note = "the bank decided for us";
    await reinstatePayment(shop.deps(), { id: row?.id ?? "", admin: "ada@example.com", note });
    expect((await buyer.account()).tier).toBe("enigmatic");
    await db.delete(cardEvents);
    shop.shop.closeDispute(dispute.id, "won");
    for (const event of shop.shop.events) await shop.deliver(event);
    expect(await buyer.account()).toMatchObject({ tier: "enigmatic", payments: [{ reversedAt: null }] });
    shop.shop.refund(invoice);
    await shop.deliver(shop.shop.events.at(-1));
    expect(await buyer.account()).toMatchObject({ tier: "free", payments: [{ reversalReason: "refunded" }] });
  });

  it("F-143: a partial refund takes nothing back and is logged; refunding the rest takes everything back", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const { invoice } = shop.shop.pay(await buyer.begin("pre-enigma"));
    shop.shop.refund(String(invoice), 2_069);
    await shop.deliverAll();
    expect(await buyer.account()).toMatchObject({ tier: "pre-enigma", payments: [{ reversedAt: null }] });
    expect(warn.mock.calls.join()).toContain("refund in part");
    shop.shop.refund(String(invoice), 1);
    await shop.deliverAll();
    expect(await buyer.account()).toMatchObject({ tier: "free", payments: [{ reversalReason: "refunded" }] });
  });

  it("a parked payment that was refunded waits for nobody any more", async () => {
    const shop = openCardShop();
    expectErrors();
    const buyer = await shop.openBuyer();
    const id = await beginNgma(shop, buyer);
    Object.assign(shop.shop.pay(id), { amount_total: 1 });
    await shop.deliverAll();
    shop.shop.refund(id);
    await shop.deliverAll();
    expect(await findParked(id)).toMatchObject([{ state: "refunded", reversedAt: null }]);
  });
});

describe("F-222: a dispute", () => {
  /** A plan that is paid, its dispute, and what is seen of both. */
  async function disputed(heard: boolean) {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const session = shop.shop.pay(await buyer.begin("enigmatic"));
    if (heard) await shop.deliverAll();
    const look = async () => {
      const { tier, payments: rows, subscriptions: all } = await buyer.account();
      const [payment, subscription] = [rows[0], all[0]];
      const rests = Boolean(shop.shop.get("subscription", String(session.subscription)).pause_collection);
      return {
        ...{
          tier,
          taken: payment?.reversedAt !== null && payment?.reversalReason,
          until: payment?.paidUntil,
        },
        ...{ rests, toldSo: subscription?.paused, ended: subscription?.endedAt !== null },
      };
    };
    return { shop, buyer, session, look, dispute: () => shop.shop.dispute(String(session.invoice)) };
  }
  const runs = { tier: "enigmatic", taken: false, rests: false, toldSo: false, ended: false };
  const pauses = { tier: "free", taken: "disputed", rests: true, toldSo: true, ended: false };
  const lost = { tier: "free", taken: "the dispute was lost", ended: true };

  it("pauses plan and subscription at once; won, both go on with the days that were left", async () => {
    const { shop, look, dispute } = await disputed(true);
    const before = await look();
    expect(before).toMatchObject(runs);
    const { id } = dispute();
    await shop.deliverAll();
    expect(await look()).toMatchObject({ ...pauses, until: before.until });
    shop.shop.closeDispute(id, "won");
    await shop.deliverAll();
    expect(await look()).toEqual(before);
    for (const event of shop.shop.events) await shop.deliver({ ...event, id: `${event.id}x` });
    expect(await look()).toEqual(before);
  });

  it("that is lost ends both, whether or not its event arrived while it was open", async () => {
    for (const heard of [true, false]) {
      const { shop, look, dispute } = await disputed(true);
      const { id } = dispute();
      if (heard) await shop.deliverAll();
      shop.shop.closeDispute(id, "lost");
      await shop.deliverAll();
      expect([heard, await look()]).toMatchObject([heard, lost]);
    }
  });

  it("charges nothing while it is open, and its plan is not changed meanwhile", async () => {
    const { shop, buyer, session, look, dispute } = await disputed(true);
    dispute();
    await shop.deliverAll();
    shop.shop.renew(String(session.subscription));
    await shop.deliverAll();
    expect((await buyer.account()).payments).toHaveLength(1);
    expect(await look()).toMatchObject(pauses);
    const reply = await buyer.post("/api/change-plan", { tier: "pre-enigma" });
    expect([reply.status, await reply.json()]).toMatchObject([409, { code: "subscription_paused" }]);
  });

  it("of another month keeps the subscription at rest when the first one is won", async () => {
    const { shop, session, look, dispute } = await disputed(true);
    const first = dispute();
    const second = shop.shop.dispute(String(shop.shop.renew(String(session.subscription)).id));
    await shop.deliverAll();
    shop.shop.closeDispute(first.id, "won");
    await shop.deliverAll();
    expect(await look()).toMatchObject({ rests: true, toldSo: true });
    shop.shop.closeDispute(second.id, "won");
    await shop.deliverAll();
    expect(await look()).toMatchObject(runs);
  });

  it("whose end sent no event is looked up", async () => {
    for (const end of ["won", "lost"] as const) {
      const { shop, look, dispute } = await disputed(true);
      const { id } = dispute();
      await shop.deliverAll();
      shop.shop.closeDispute(id, end);
      shop.setClock(() => new Date(Date.now() + 3 * 60 * MINUTE_MS));
      await reconcileSessions(shop.deps());
      expect([end, await look()]).toMatchObject([end, end === "won" ? runs : lost]);
    }
  });

  it("of NGMA holds it back until it is won", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const id = await beginNgma(shop, buyer);
    shop.shop.pay(id);
    await shop.deliverAll();
    const dispute = shop.shop.dispute(id);
    await shop.deliverAll();
    expect((await buyer.account()).payments).toMatchObject([{ reversalReason: "disputed" }]);
    shop.shop.closeDispute(dispute.id, "won");
    await shop.deliverAll();
    expect((await buyer.account()).payments).toMatchObject([{ state: "credited", reversedAt: null }]);
  });
});

describe("F-220: NGMA by card", () => {
  it("that is sold out before it is paid is kept for a refund, and its buyer was warned before paying", async () => {
    expectErrors();
    await db.delete(payments).where(isNotNull(payments.ngmaAmount));
    const shop = openCardShop({ vars: { NGMA_DAILY_CAP: "1500" } });
    const [a, b] = [await shop.openBuyer(), await shop.openBuyer()];
    const [first, second] = [await beginNgma(shop, a), await beginNgma(shop, b)];
    expect(shop.shop.get("checkout.session", second).custom_text).toEqual({
      submit: { message: expect.stringMatching(/^Not reserved: if the day's tokens are sold out/) },
    });
    for (const id of [first, second]) shop.shop.pay(id);
    await shop.deliverAll();
    expect((await a.account()).payments).toMatchObject([{ state: "credited", code: null }]);
    expect((await b.account()).payments).toMatchObject([{ state: "parked", code: "ngma_sold_out_refund" }]);
    expect((await b.account()).checkouts).toMatchObject([{ state: "paid", reserved: false }]);
    shop.shop.refund(second);
    await shop.deliverAll();
    expect((await b.account()).payments).toMatchObject([{ state: "refunded" }]);
  });

  it("that was reserved and paid within fifteen minutes is sold, even if others bought meanwhile", async () => {
    expectErrors();
    await db.delete(payments).where(isNotNull(payments.ngmaAmount));
    const shop = openCardShop({ vars: { NGMA_DAILY_CAP: "1500" } });
    const [a, b] = [await shop.openBuyer(), await shop.openBuyer()];
    const [held, great] = [await beginNgma(shop, a, 300), await beginNgma(shop, b, 1_250)];
    for (const id of [great, held]) shop.shop.pay(id);
    await shop.deliverAll();
    expect((await b.account()).payments).toMatchObject([{ code: "ngma_sold_out_refund" }]);
    expect((await a.account()).payments).toMatchObject([{ state: "credited", ngmaAmount: 300 }]);
  });
});

describe("lost webhooks", () => {
  it("a session that was paid is found and settled, and one that expired is closed", async () => {
    const shop = openCardShop();
    const [a, b, c] = [await shop.openBuyer(), await shop.openBuyer(), await shop.openBuyer()];
    shop.shop.pay(await a.begin("enigmatic"));
    shop.shop.pay(await beginNgma(shop, b));
    shop.shop.expire(await c.begin("pre-enigma"));
    await reconcileSessions(shop.deps());
    expect((await a.account()).payments).toEqual([]);
    shop.setClock(() => new Date(Date.now() + 6 * MINUTE_MS));
    await reconcileSessions(shop.deps());
    await reconcileSessions(shop.deps());
    expect(await a.account()).toMatchObject({
      tier: "enigmatic",
      payments: [{ state: "credited" }],
      checkouts: [{ state: "paid" }],
    });
    expect(await b.account()).toMatchObject({
      payments: [{ ngmaAmount: 1_000 }],
      checkouts: [{ state: "paid" }],
    });
    expect(await c.account()).toMatchObject({ payments: [], checkouts: [{ state: "expired" }] });
    await shop.deliverAll();
    expect((await a.account()).payments).toHaveLength(1);
  });

  it("a renewal is found even if only its subscription's event arrived", async () => {
    for (const heard of [false, true]) {
      const shop = openCardShop();
      const buyer = await shop.openBuyer();
      const session = shop.shop.pay(await buyer.begin("pre-enigma"));
      await shop.deliverAll();
      shop.setClock(() => new Date(Date.now() + 30 * DAY_MS));
      shop.shop.renew(String(session.subscription));
      if (heard) await shop.deliver(shop.shop.events.at(-1));
      shop.setClock(() => new Date(Date.now() + 30 * DAY_MS + 3 * 60 * MINUTE_MS));
      await reconcileSessions(shop.deps());
      expect([heard, (await buyer.account()).payments.length]).toEqual([heard, 2]);
      const { asked } = shop.stripe;
      const before = asked.filter((line) => line.endsWith(String(session.subscription))).length;
      shop.setClock(() => new Date(Date.now() + 31 * DAY_MS));
      await reconcileSessions(shop.deps());
      expect(asked.filter((line) => line.endsWith(String(session.subscription)))).toHaveLength(before);
    }
  });

  it("a subscription that ended and one too many are found", async () => {
    const shop = openCardShop();
    expectErrors();
    const buyer = await shop.openBuyer();
    shop.shop.pay(await buyer.begin("pre-enigma"));
    await shop.deliverAll();
    shop.shop.pay(await buyer.begin("enigmatic"));
    const { answer } = shop.stripe;
    vi.mocked(fetch).mockImplementation((input, init) => {
      const request = new Request(input, init);
      if (request.method === "DELETE") throw new TypeError("no connection");
      return answer(request);
    });
    await shop.deliverAll();
    const live = async () => (await buyer.account()).subscriptions.filter(({ endedAt }) => endedAt === null);
    expect(await live()).toHaveLength(2);
    vi.mocked(fetch).mockImplementation((input, init) => answer(new Request(input, init)));
    await reconcileSessions(shop.deps());
    expect(await live()).toMatchObject([{ tier: "enigmatic" }]);
    const [last] = await live();
    shop.shop.cancel(last?.id ?? "");
    shop.setClock(() => new Date(Date.now() + 31 * DAY_MS));
    await reconcileSessions(shop.deps());
    expect(await live()).toEqual([]);
  });

  it("however many were ever begun, only the open ones are read, and of subscriptions those that live", async () => {
    const shop = openCardShop();
    await (await shop.openBuyer()).begin("enigmatic");
    const { db, plansOf } = watchPlans(env.DB);
    await reconcileSessions({ ...shop.deps(), db: drizzle(db) });
    const steps = [...(await plansOf("checkout_sessions")), ...(await plansOf("subscriptions"))];
    expect(steps.join("\n")).toMatch(/checkout_sessions_open[\s\S]*subscriptions_live/);
    for (const step of steps) expect(step).not.toMatch(/SCAN \S+$/);
  });

  it("one failing session does not stop the others, and the failure is reported", async () => {
    const shop = openCardShop();
    const [a, b] = [await shop.openBuyer(), await shop.openBuyer()];
    const broken = await beginNgma(shop, a);
    shop.shop.pay(await beginNgma(shop, b));
    shop.shop.things.delete(broken);
    shop.setClock(() => new Date(Date.now() + 6 * MINUTE_MS));
    await expect(reconcileSessions(shop.deps())).rejects.toThrow("not reconciled");
    expect((await b.account()).payments).toHaveLength(1);
  });

  it("a checkout whose session was never created expires at its deadline", async () => {
    const shop = openCardShop();
    expectErrors();
    const buyer = await shop.openBuyer();
    shop.stripe.faults.push("dead", "dead");
    await buyer.checkOut("enigmatic");
    shop.setClock(() => new Date(Date.now() + 66 * MINUTE_MS));
    await reconcileSessions(shop.deps());
    expect((await buyer.account()).checkouts).toMatchObject([{ state: "expired", sessionId: null }]);
  });

  it("does nothing where cards are not set up", async () => {
    const shop = openCardShop({ vars: { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" } });
    await reconcileSessions(shop.deps());
    expect(shop.stripe.asked).toEqual([]);
  });
});
