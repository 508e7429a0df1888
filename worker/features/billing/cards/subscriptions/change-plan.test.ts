import { beforeEach, describe, expect, it } from "vitest";
import { checkoutSessions, notices, subscriptions } from "../../../../db/schema.ts";
import { db, openCardShop } from "../../../../test/cards/card-shop.ts";
import type { Thing } from "../../../../test/cards/fake-shop.ts";

beforeEach(async () => {
  await db.batch([db.delete(checkoutSessions), db.delete(subscriptions), db.delete(notices)]);
});

async function open(tier: "pre-enigma" | "enigmatic") {
  const shop = openCardShop();
  const buyer = await shop.openBuyer();
  shop.shop.pay(await buyer.begin(tier));
  await shop.deliverAll();
  const mine = shop.shop.all("subscription").at(-1) as Thing;
  const change = async (to: string) => {
    const reply = await buyer.post("/api/change-plan", { tier: to });
    const { change: what, code } = await reply.json<{ change?: string; code?: string }>();
    return what ?? code;
  };
  const told = async () => (await db.select().from(notices)).map(({ kind }) => kind);
  return { ...shop, buyer, mine, change, told };
}
const standing = (account: { payments: { tier: string | null; reversedAt: number | null }[] }) =>
  account.payments.filter(({ reversedAt }) => reversedAt === null).map(({ tier }) => tier);

describe("changing the plan of a card subscription", () => {
  it("a higher one begins at once for the difference; what was left of the month went into it", async () => {
    const { buyer, change, deliverAll, shop } = await open("pre-enigma");
    expect(await change("enigmatic")).toBe("raised");
    await deliverAll();
    const account = await buyer.account();
    expect(account.tier).toBe("enigmatic");
    expect(standing(account)).toEqual(["enigmatic"]);
    expect(account.subscriptions).toMatchObject([{ tier: "enigmatic", status: "active" }]);
    expect(account.payments.find(({ tier }) => tier === "enigmatic")?.amount).toBe(String(15_525 - 1_035));
    expect(shop.all("subscription")).toHaveLength(1);
  });

  it("however many ask at once, it is raised once and one month is granted", async () => {
    const { buyer, change, deliverAll, shop } = await open("pre-enigma");
    await Promise.all(Array.from({ length: 5 }, () => change("enigmatic")));
    await deliverAll();
    expect(shop.all("invoice").filter((one) => one.billing_reason === "subscription_update")).toHaveLength(1);
    expect(standing(await buyer.account())).toEqual(["enigmatic"]);
  });

  it("a raise that is refunded gives the interrupted month back, and ends the subscription", async () => {
    const { buyer, change, deliverAll, shop, mine } = await open("pre-enigma");
    await change("enigmatic");
    await deliverAll();
    shop.refund(String(mine.latest_invoice));
    await deliverAll();
    await deliverAll();
    const account = await buyer.account();
    expect([account.tier, standing(account)]).toEqual(["pre-enigma", ["pre-enigma"]]);
    expect(mine.status).toBe("canceled");
  });

  it("a declined card changes nothing", async () => {
    const { buyer, change, mine } = await open("pre-enigma");
    mine.declines = true;
    expect(await change("enigmatic")).toBe("card_declined");
    const account = await buyer.account();
    expect([account.tier, account.subscriptions[0]?.tier]).toEqual(["pre-enigma", "pre-enigma"]);
  });

  it("a lower one waits for the month's end, is shown, and can be taken back", async () => {
    const { buyer, change, deliverAll, shop, mine } = await open("enigmatic");
    expect(await change("pre-enigma")).toBe("lowered");
    await deliverAll();
    expect(await buyer.account()).toMatchObject({
      tier: "enigmatic",
      subscriptions: [{ tier: "enigmatic", nextTier: "pre-enigma" }],
    });
    expect(await change("enigmatic")).toBe("kept");
    expect((await buyer.account()).subscriptions).toMatchObject([{ tier: "enigmatic", nextTier: null }]);
    await change("pre-enigma");
    shop.renew(mine.id);
    await deliverAll();
    const account = await buyer.account();
    expect(account.subscriptions).toMatchObject([{ tier: "pre-enigma", nextTier: null }]);
    expect(standing(account)).toEqual(["enigmatic", "pre-enigma"]);
  });

  it("is refused without a subscription", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const reply = await buyer.post("/api/change-plan", { tier: "enigmatic" });
    expect([reply.status, (await reply.json<{ code: string }>()).code]).toEqual([409, "no_subscription"]);
  });
});

describe("a subscription whose card cannot be charged", () => {
  it("is noted as past due, and its owner is mailed once", async () => {
    const { buyer, deliverAll, shop, mine, told } = await open("pre-enigma");
    shop.fail(mine.id);
    await deliverAll();
    await deliverAll();
    expect((await buyer.account()).subscriptions).toMatchObject([{ status: "past_due" }]);
    expect((await told()).filter((kind) => kind === "payment failed")).toHaveLength(1);
  });

  it.each(["refund", "lost dispute"] as const)("ends with a %s", async (how) => {
    const { buyer, deliverAll, shop, mine } = await open("pre-enigma");
    const invoice = String(mine.latest_invoice);
    if (how === "refund") shop.refund(invoice);
    else shop.closeDispute(shop.dispute(invoice).id, "lost");
    await deliverAll();
    expect(mine.status).toBe("canceled");
    expect((await buyer.account()).subscriptions).toMatchObject([
      { status: "canceled", endedAt: expect.any(Number) },
    ]);
  });
});
