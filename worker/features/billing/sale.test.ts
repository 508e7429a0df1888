import { beforeEach, describe, expect, it } from "vitest";
import { paymentIntents, payments } from "../../db/schema.ts";
import { someWallet } from "../../test/billing/ledger-chain.ts";
import { begin, openBilling, pay, settleAs, someUser } from "../../test/billing/open-billing.ts";
import { changeStatus } from "../ngma/distributions/change-status.ts";
import type { IntentRow } from "./intents/open-intents.ts";
import { readRoom } from "./sale.ts";

function open(sale = { order: 5_000, day: 10_000, all: 16_000 }) {
  const billing = openBilling();
  const { deps } = billing;
  deps.config = { ...deps.config, sale };
  const order = (ngmaAmount: number) =>
    begin(deps, someUser(), { tier: undefined, ngmaAmount, deliveryAddress: someWallet("solana") });
  const ask = (ngmaAmount: number) =>
    order(ngmaAmount).then(
      () => "made",
      (error) => error.code,
    );
  /** Pays an order now, and tells what became of it. */
  async function settle(intent: IntentRow | undefined) {
    if (!intent) return "no order";
    const facts = await billing.ledgers.base.findTransaction(pay(billing.ledgers, intent));
    const settled = await settleAs(deps, { intent, facts });
    return settled.status === "rejected" ? settled.code : settled.status;
  }
  return { ...billing, order, ask, settle };
}

const byText = (a: string, b: string) => a.localeCompare(b);
beforeEach(async () => {
  const { deps } = open();
  for (const table of [payments, paymentIntents]) await deps.db.delete(table);
});

describe("the sale of NGMA", () => {
  it("keeps to its caps of an order, a day and in all, also for many who pay at once", async () => {
    const { deps, ask, order, settle, clock } = open();
    clock.now = Date.UTC(2026, 2, 3, 1);
    expect(await ask(5_001)).toBe("ngma_sold_out");
    const many = await Promise.all(Array.from({ length: 6 }, () => order(4_000)));
    const ends = await Promise.all(many.map(settle));
    expect(ends.toSorted(byText)).toEqual([
      ...Array(4).fill("ngma_sold_out_refund"),
      ...Array(2).fill("paid"),
    ]);
    expect((await readRoom(deps)).left).toEqual({ order: 2_000, day: 2_000, all: 8_000 });
    expect(await ask(2_001)).toBe("ngma_sold_out");
  });

  it("F-220: unpaid orders of three accounts keep a fifth of the day's cap, and the next honest order is made and paid", async () => {
    const { order, settle } = open();
    const hoarded = [];
    for (let i = 0; i < 30; i++) hoarded.push(await order(i < 10 ? 300 : 4_000));
    const held = hoarded.filter(({ reserved }) => reserved);
    expect(held.map(({ ngmaAmount }) => ngmaAmount)).toEqual(Array(6).fill(300));
    const honest = await order(5_000);
    expect(honest.reserved).toBe(false);
    expect(await settle(honest)).toBe("paid");
    // 3,200 are neither sold nor reserved.
    const great = await order(3_500);
    expect(await settle(great)).toBe("ngma_sold_out_refund");
    expect(await settle(await order(3_200))).toBe("paid");
    expect(await settle(held[0])).toBe("paid");
  });

  it("F-220: simultaneous orders reserve at most a fifth, each for fifteen minutes", async () => {
    const { order, settle, pass } = open();
    const many = await Promise.all(Array.from({ length: 8 }, () => order(800)));
    const [held, other, ...rest] = many.filter(({ reserved }) => reserved);
    expect([held, other, rest]).toEqual([expect.anything(), expect.anything(), []]);
    for (const tokens of [4_000, 4_000]) expect(await settle(await order(tokens))).toBe("paid");
    expect(await settle(await order(800))).toBe("ngma_sold_out_refund");
    pass(18);
    expect(await settle(await order(2_000))).toBe("paid");
    expect(await settle(held)).toBe("ngma_sold_out_refund");
  });

  it("counts what was paid for ever, and a day's until midnight UTC", async () => {
    const { deps, ledgers, order, pass, clock } = open();
    clock.now = Date.UTC(2026, 2, 3, 22);
    const intent = await order(4_000);
    const facts = await ledgers.base.findTransaction(pay(ledgers, intent));
    await settleAs(deps, { intent, facts });
    pass(16);
    expect((await readRoom(deps)).left).toEqual({ order: 5_000, day: 6_000, all: 12_000 });
    pass(120);
    expect((await readRoom(deps)).left).toEqual({ order: 5_000, day: 10_000, all: 12_000 });
  });

  it("above 1,000 dollars asks for a second node, and for an admin's approval before anything is sent", async () => {
    const great = { order: 1e6, day: 1e6, all: 1e6 };
    const { deps, ledgers, order, ask } = open(great);
    expect([await ask(40_000), await ask(40_040)]).toEqual(["made", "network_unavailable"]);
    const { chains } = deps.config;
    const base = {
      receiver: chains.base?.receiver ?? "",
      rpcUrls: ["http://127.0.0.1:1", "http://127.0.0.1:2"],
    };
    deps.config = { ...deps.config, chains: { ...chains, base } };
    const intent = await order(40_040);
    const facts = await ledgers.base.findTransaction(pay(ledgers, intent));
    const lonely = await order(40_080);
    const alone = await ledgers.base.findTransaction(pay(ledgers, lonely));
    expect(await settleAs(deps, { intent: lonely, facts: alone })).toMatchObject({
      ...{ status: "rejected", code: "payment_unconfirmed", parked: true },
    });
    const settled = await settleAs(deps, { intent, facts: facts && { ...facts, agreed: 2 } });
    const id = settled.status === "paid" ? settled.paymentId : "";
    const change = (status: "claim" | "approve") =>
      changeStatus(deps, { id, admin: "root@example.com", change: { status } }).then(
        ({ claimedBy, needsRelease }) => [claimedBy, needsRelease],
        (error) => error.code,
      );
    expect(await change("claim")).toBe("distribution_held");
    expect(await change("approve")).toEqual([null, false]);
    expect(await change("approve")).toBe("distribution_state");
    expect(await change("claim")).toEqual(["root@example.com", false]);
  });
});
