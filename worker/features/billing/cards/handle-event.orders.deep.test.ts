import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkoutSessions, payments, subscriptions } from "../../../db/schema.ts";
import { db, openCardShop } from "../../../test/cards/card-shop.ts";
import type { Thing } from "../../../test/cards/fake-shop.ts";

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

function* permute<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [i, item] of items.entries())
    for (const rest of permute([...items.slice(0, i), ...items.slice(i + 1)])) yield [item, ...rest];
}

/** The state of an account without ids and times, to compare ends. */
async function readEnd(buyer: Buyer) {
  const { payments, checkouts, subscriptions, tier } = await buyer.account();
  return {
    tier,
    payments: payments.map(
      ({ state, tier: bought, amount, reversalReason, reversedAt, reversalAppliedAt }) => ({
        ...{
          state,
          bought,
          amount,
          reversalReason,
          reversed: reversedAt !== null,
          done: reversalAppliedAt !== null,
        },
      }),
    ),
    checkouts: checkouts.map(({ state }) => state),
    subscriptions: subscriptions.map(({ status, endedAt, paused }) => ({
      status,
      paused,
      ended: endedAt !== null,
    })),
  };
}

describe("any order", () => {
  const tales: [string, (shop: Shop, session: Thing) => void, string[], object][] = [
    [
      "a plan that is refunded and cancelled",
      ({ shop }, session) => {
        shop.refund(String(session.invoice));
        shop.cancel(String(session.subscription));
      },
      ["checkout.session.completed", "invoice.paid", "charge.refunded", "customer.subscription.deleted"],
      {
        tier: "free",
        subscriptions: [{ status: "canceled", ended: true }],
        payments: [{ reversed: true, done: true }],
      },
    ],
    [
      "a plan whose payment is disputed, and the dispute is won",
      ({ shop }, session) => void shop.closeDispute(shop.dispute(String(session.invoice)).id, "won"),
      ["checkout.session.completed", "invoice.paid", "charge.dispute.created", "charge.dispute.closed"],
      {
        tier: "pre-enigma",
        subscriptions: [{ status: "active", paused: false }],
        payments: [{ reversed: false }],
      },
    ],
    [
      "F-222: a plan whose payment is disputed, and the dispute is lost",
      ({ shop }, session) => void shop.closeDispute(shop.dispute(String(session.invoice)).id, "lost"),
      ["checkout.session.completed", "invoice.paid", "charge.dispute.created", "charge.dispute.closed"],
      { tier: "free", subscriptions: [{ ended: true }], payments: [{ reversed: true, done: true }] },
    ],
    [
      "F-222: a plan whose dispute is open",
      ({ shop }, session) => {
        shop.dispute(String(session.invoice));
        shop.tell("charge.dispute.funds_withdrawn", shop.all("dispute").at(-1) ?? session);
      },
      [
        ...["checkout.session.completed", "invoice.paid"],
        ...["charge.dispute.created", "charge.dispute.funds_withdrawn"],
      ],
      {
        tier: "free",
        subscriptions: [{ status: "active", paused: true, ended: false }],
        payments: [{ reversed: true, done: true, reversalReason: "disputed" }],
      },
    ],
    [
      "a plan that is cancelled at the end of its month",
      ({ shop }, session) => {
        shop.refund(String(session.invoice), 100);
        shop.cancel(String(session.subscription), { atPeriodEnd: true });
      },
      ["checkout.session.completed", "invoice.paid", "charge.refunded", "customer.subscription.updated"],
      { tier: "pre-enigma", subscriptions: [{ status: "active" }], payments: [{ reversed: false }] },
    ],
  ];
  it.each(tales)("F-137: %s: all 24 orders of its 4 events end the same", async (_, happen, types, end) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const ends = new Set<string>();
    const shop = openCardShop();
    for (const order of permute(types)) {
      const buyer = await shop.openBuyer();
      const before = shop.shop.events.length;
      happen(shop, shop.shop.pay(await buyer.begin("pre-enigma")));
      for (const type of order) {
        const event = shop.shop.events.slice(before).find((one) => one.type === type);
        expect([order, type, (await shop.deliver(event)).status]).toEqual([order, type, 200]);
      }
      const reached = await readEnd(buyer);
      expect([order, reached]).toEqual([order, expect.objectContaining({ checkouts: ["paid"] })]);
      expect(reached).toMatchObject(end);
      ends.add(JSON.stringify(reached));
    }
    expect([...ends]).toHaveLength(1);
  });

  it("F-137: events in every order as things happen, each telling of an older state, end in Stripe's own state", async () => {
    const shop = openCardShop();
    for (const order of permute([0, 1, 2, 3])) {
      const buyer = await shop.openBuyer();
      const session = shop.shop.pay(await buyer.begin("pre-enigma"));
      const told = [
        shop.shop.events.findLast(({ type }) => type === "invoice.paid"),
        shop.shop.cancel(String(session.subscription), { atPeriodEnd: true }) && shop.shop.events.at(-1),
        shop.shop.renew(String(session.subscription)) && shop.shop.events.at(-1),
        shop.shop.cancel(String(session.subscription)) && shop.shop.events.at(-1),
      ];
      for (const index of order) expect((await shop.deliver(told[index])).status).toBe(200);
      expect((await buyer.account()).subscriptions).toMatchObject([
        { status: "canceled", endedAt: expect.any(Number) },
      ]);
    }
  });
});
