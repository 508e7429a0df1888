import { beforeEach, describe, expect, it } from "vitest";
import { paymentIntents, payments } from "../../db/schema.ts";
import { someWallet } from "../../test/billing/ledger-chain.ts";
import { begin, openBilling, pay, someUser } from "../../test/billing/open-billing.ts";
import { changeStatus } from "../ngma/distributions/change-status.ts";
import { readRoom } from "./sale.ts";
import { settlePayment } from "./settle/settle-payment.ts";

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
  return { ...billing, order, ask };
}

const byText = (a: string, b: string) => a.localeCompare(b);
beforeEach(async () => {
  const { deps } = open();
  for (const table of [payments, paymentIntents]) await deps.db.delete(table);
});

describe("the sale of NGMA", () => {
  it("keeps to its caps of an order, a day and in all, also for many who ask at once", async () => {
    const { deps, ask, pass, clock } = open();
    clock.now = Date.UTC(2026, 2, 3, 1);
    expect(await ask(5_001)).toBe("ngma_sold_out");
    const many = await Promise.all(Array.from({ length: 6 }, () => ask(4_000)));
    expect(many.toSorted(byText)).toEqual([...Array(2).fill("made"), ...Array(4).fill("ngma_sold_out")]);
    expect((await readRoom(deps)).left).toEqual({ order: 2_000, day: 2_000, all: 8_000 });
    // What nobody paid in time is for sale again.
    pass(16);
    expect((await readRoom(deps)).left).toEqual({ order: 5_000, day: 10_000, all: 16_000 });
  });

  it("counts what was paid for ever, and a day's until midnight UTC", async () => {
    const { deps, ledgers, order, pass, clock } = open();
    clock.now = Date.UTC(2026, 2, 3, 22);
    const intent = await order(4_000);
    const facts = await ledgers.base.findTransaction(pay(ledgers, intent));
    await settlePayment(deps, { intent, facts });
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
    const one = { ...deps, config: { ...deps.config, chains } };
    const alone = await ledgers.base.findTransaction(pay(ledgers, lonely));
    expect(await settlePayment(one, { intent: lonely, facts: alone })).toMatchObject({
      ...{ status: "rejected", code: "payment_unconfirmed", parked: true },
    });
    const settled = await settlePayment(deps, { intent, facts });
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
