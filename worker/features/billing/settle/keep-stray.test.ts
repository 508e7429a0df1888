import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notices, payments, strayAssets, strayTransfers } from "../../../db/schema.ts";
import { setUp } from "../../../test/billing/after/reconcile/set-up.ts";
import { someHash, someWallet } from "../../../test/billing/ledger-chain.ts";
import { begin, movesOf, pay, signFor, someUser } from "../../../test/billing/open-billing.ts";
import { readPlans } from "../../keys/read-plans.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { payRest } from "../orders/pay-rest.ts";
import { settleTransaction } from "./settle-transaction.ts";

const DOLLAR = 1_000_000n;

async function open() {
  const shop = await setUp();
  await shop.deps.db.delete(payments);
  const rows = () => shop.deps.db.select().from(payments);
  const told = (userId: string) =>
    shop.deps.db.select({ kind: notices.kind }).from(notices).where(eq(notices.userId, userId));
  const less = (intent: IntentRow, missing: bigint) =>
    pay(shop.ledgers, intent, { amount: BigInt(intent.amount) - missing });
  const tiers = async (intent: IntentRow) =>
    (await readPlans(shop.deps, intent.userId)).map(({ tier }) => tier);
  const signed = async (more: Parameters<typeof shop.order>[0] = {}) => {
    const intent = await shop.order(more);
    await signFor(shop.deps, intent);
    return intent;
  };
  const rest = async ({ userId, id }: IntentRow) => (await payRest(shop.deps, userId, id)) as IntentRow;
  return { ...shop, rows, told, less, tiers, signed, rest };
}

describe("more than was asked for, from a wallet its account signed for", () => {
  it("pays the order once, and the surplus is parked", async () => {
    const { ledgers, signed, run, payment, told, tiers } = await open();
    const intent = await signed();
    const hash = pay(ledgers, intent, { amount: BigInt(intent.amount) + 5n * DOLLAR });
    await run();
    await run();
    expect(await payment(hash)).toMatchObject({
      state: "credited",
      amount: intent.amount,
      intentId: intent.id,
    });
    expect(await payment(`${hash}#surplus`)).toMatchObject({
      ...{ state: "parked", code: "payment_over", amount: "5000000", userId: intent.userId, tier: null },
    });
    expect(await tiers(intent)).toEqual(["pre-enigma"]);
    expect((await told(intent.userId)).map(({ kind }) => kind).sort()).toEqual(["paid", "parked"]);
  });

  it("is parked as a whole if it could pay two orders: nothing identifies one", async () => {
    const { deps, ledgers, rows, run, tiers } = await open();
    const user = someUser();
    const one = await begin(deps, user);
    await signFor(deps, one);
    const two = await begin(deps, user, { walletAddress: one.sender, months: 2 });
    pay(ledgers, one, { amount: BigInt(two.amount) + DOLLAR });
    await run();
    expect(await rows()).toMatchObject([{ state: "parked", userId: user.id, intentId: null }]);
    expect(await tiers(one)).toEqual([]);
  });
});

describe("less than was asked for, from a wallet its account signed for", () => {
  it("asks for the rest by an amount of its own, which completes the order from any wallet", async () => {
    const { ledgers, signed, run, pass, payment, intent: read, less, told, tiers, rest } = await open();
    const intent = await signed();
    const short = less(intent, 7n * DOLLAR);
    await run();
    pass(40);
    const asked = await rest(intent);
    expect(asked).toMatchObject({ state: "open", sender: "", tier: "pre-enigma", priceCents: 2_000 });
    expect((await rest(asked)).id).toBe(asked.id);
    const missing = 20n * DOLLAR - BigInt((await payment(short))?.amount ?? 0);
    expect(BigInt(asked.amount) >= missing && BigInt(asked.amount) < missing + 10_000n).toBe(true);
    expect(await tiers(intent)).toEqual([]);
    pass(5);
    const second = ledgers.base.send(movesOf(asked, { from: someWallet("base") }));
    await run();
    expect(await payment(second)).toMatchObject({
      state: "credited",
      intentId: intent.id,
      priceCents: 2_000,
    });
    expect(await payment(short)).toMatchObject({
      ...{ state: "part", partOf: (await payment(second))?.id, priceCents: 0 },
    });
    expect([(await read(intent))?.state, (await read(asked))?.state]).toEqual(["paid", "paid"]);
    expect(await tiers(intent)).toEqual(["pre-enigma"]);
    expect((await told(intent.userId)).map(({ kind }) => kind).sort()).toEqual(["paid", "short"]);
  });

  it("may come in any number of parts, and what is above the price in the end is parked", async () => {
    const { ledgers, signed, run, rows, tiers, told } = await open();
    const intent = await signed();
    const parts = [3n, 4n, 5n].map((dollars) => pay(ledgers, intent, { amount: dollars * DOLLAR }));
    await run();
    expect((await rows()).map(({ state, code }) => [state, code])).toEqual(
      parts.map(() => ["parked", "payment_short"]),
    );
    const last = pay(ledgers, intent, { amount: 10n * DOLLAR });
    await run();
    const all = await rows();
    const whole = all.find(({ hash }) => hash === last);
    expect(whole).toMatchObject({ state: "credited", intentId: intent.id, priceCents: 2_000 });
    expect(all.filter(({ partOf, state }) => state === "part" && partOf === whole?.id)).toHaveLength(3);
    const surplus = 22n * DOLLAR - BigInt(intent.amount);
    expect(all.find(({ code }) => code === "payment_over")).toMatchObject({ amount: String(surplus) });
    const sum = all.reduce((total, { amount }) => total + BigInt(amount), 0n);
    expect(sum).toBe(22n * DOLLAR);
    expect(await tiers(intent)).toEqual(["pre-enigma"]);
    expect((await told(intent.userId)).map(({ kind }) => kind).sort()).toEqual([
      "paid",
      "parked",
      "short",
      "short",
      "short",
    ]);
  });

  it("parts that arrive together and make up the price complete it, however many settle them at once", async () => {
    const { ledgers, signed, run, rows, tiers } = await open();
    const intent = await signed();
    for (let i = 0; i < 5; i++) pay(ledgers, intent, { amount: 5n * DOLLAR });
    await Promise.all([run(), run(), run()]);
    await run();
    expect((await rows()).filter(({ state }) => state === "credited")).toHaveLength(1);
    const sum = (await rows()).reduce((total, { amount }) => total + BigInt(amount), 0n);
    expect(sum).toBe(25n * DOLLAR);
    expect(await tiers(intent)).toEqual(["pre-enigma"]);
  });

  it("simultaneous requests create one rest", async () => {
    const { signed, run, less, rest } = await open();
    const intent = await signed();
    less(intent, 7n * DOLLAR);
    await run();
    const asked = await Promise.all(Array.from({ length: 5 }, () => rest(intent)));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  });

  it("grants nothing for the rest alone once the first part went back", async () => {
    const { deps, ledgers, signed, run, less, payment, tiers, rest } = await open();
    const intent = await signed();
    const short = less(intent, DOLLAR);
    await run();
    const asked = await rest(intent);
    await deps.db.update(payments).set({ state: "refunded" }).where(eq(payments.hash, short));
    const second = pay(ledgers, asked, { from: intent.sender });
    await run();
    expect(await payment(second)).toMatchObject({ state: "parked", userId: intent.userId });
    expect(await tiers(intent)).toEqual([]);
  });

  it("whose part is asked back is not completed by the rest alone", async () => {
    const { deps, ledgers, signed, run, less, payment, rest } = await open();
    const intent = await signed();
    const short = less(intent, DOLLAR);
    await run();
    const asked = await rest(intent);
    await deps.db.update(payments).set({ refundConfirmedAt: 1 }).where(eq(payments.hash, short));
    const second = pay(ledgers, asked, { from: intent.sender });
    await run();
    expect(await payment(second)).toMatchObject({ state: "parked", code: "payment_short" });
  });

  it("after the order's time is its part too, within a day; later it waits for no order, and is still its account's", async () => {
    const { signed, run, pass, less, rows, rest } = await open();
    const intent = await signed();
    pass(18);
    less(intent, DOLLAR);
    await run();
    expect(await rows()).toMatchObject([{ state: "parked", userId: intent.userId, code: "payment_short" }]);
    expect((await rest(intent)).priceCents).toBe(2_000);
    const late = await signed();
    pass(25 * 60);
    less(late, DOLLAR);
    await run();
    expect((await rows())[1]).toMatchObject({
      ...{ state: "parked", userId: late.userId, parkedFor: null, proof: "wallet", code: "payment_unknown" },
    });
    await expect(rest(late)).rejects.toMatchObject({ code: "order_state" });
  });
});

describe("the owner of an inexact payment", () => {
  it.each([
    ["who announced the wallet a moment after its block", 20],
    ["who announced it at the same time", 0],
  ])("a stranger %s takes nothing over: it is nobody's", async (_, seconds) => {
    const { deps, ledgers, order, rows, run, clock, tiers } = await open();
    const intent = await order({ tier: "enigmatic" });
    const at = new Date(clock.now);
    clock.now += seconds * 1_000;
    const stranger = await begin(deps, someUser(), { walletAddress: intent.sender });
    ledgers.base.send(movesOf(intent, { amount: BigInt(intent.amount) - DOLLAR }), { at });
    await run();
    expect(await rows()).toMatchObject([{ state: "parked", userId: null, parkedFor: null }]);
    expect([await tiers(stranger), await tiers(intent)]).toEqual([[], []]);
  });

  it("from an unannounced wallet it has no owner; it is stored with its height from a dollar up", async () => {
    const { ledgers, base, order, rows, run } = await open();
    const intent = await order();
    ledgers.base.send(movesOf(intent, { from: someWallet("base"), amount: DOLLAR }));
    await run();
    expect(await rows()).toMatchObject([
      { state: "parked", code: "payment_unknown", userId: null, amount: "1000000", height: base.height },
    ]);
  });

  it("an exact amount by address is paid from any wallet, late too", async () => {
    const { ledgers, order, run, pass, payment, tiers } = await open();
    const intent = await order({ walletAddress: undefined });
    pass(60);
    const hash = ledgers.base.send(movesOf(intent, { from: someWallet("base") }));
    await run();
    expect(await payment(hash)).toMatchObject({ state: "credited", sender: null, userId: intent.userId });
    expect(await tiers(intent)).toEqual(["pre-enigma"]);
  });

  it("an amount sent by address, less an exchange's fee, is kept for an admin without an owner", async () => {
    const { ledgers, order, rows, run } = await open();
    const intent = await order({ walletAddress: undefined });
    ledgers.base.send(movesOf(intent, { from: someWallet("base"), amount: BigInt(intent.amount) - DOLLAR }));
    await run();
    expect(await rows()).toMatchObject([{ state: "parked", code: "payment_unknown", userId: null }]);
  });

  it("of a partial payment that delivered the exact amount an admin decides", async () => {
    const { deps, base, ledgers, order, rows, run } = await open();
    const intent = await order();
    const hash = pay(ledgers, intent);
    const read = base.findTransaction.bind(base);
    base.findTransaction = async (one) => {
      const facts = await read(one);
      return facts && { ...facts, curtailed: true };
    };
    await run();
    expect(await rows()).toMatchObject([
      { hash, state: "parked", code: "payment_partial", parkedFor: intent.id },
    ]);
    expect(deps).toBeDefined();
  });
});

describe("what is counted and not kept", () => {
  it("tokens nobody knows and small change have a row each transaction and a counter, once", async () => {
    const { deps, ledgers, order, rows, run } = await open();
    const intent = await order();
    const token = someWallet("base");
    const receiver = intent.receiver;
    const from = someWallet("base");
    const spam = ledgers.base.send([
      { from, to: receiver, asset: token, amount: 10n ** 30n },
      { from, to: receiver, asset: intent.asset, amount: DOLLAR / 2n },
    ]);
    await run();
    const facts = await ledgers.base.findTransaction(spam);
    if (!facts) throw new Error("no facts");
    await settleTransaction(deps, { network: "base", facts });
    const transfers = deps.db.select().from(strayTransfers).where(eq(strayTransfers.hash, spam));
    expect(new Map((await transfers).map(({ asset, amount }) => [asset, amount]))).toEqual(
      new Map([
        [token, String(10n ** 30n)],
        [intent.asset, "500000"],
      ]),
    );
    expect(await deps.db.select().from(strayAssets).where(eq(strayAssets.asset, token))).toMatchObject([
      { transfers: 1 },
    ]);
    expect(await rows()).toEqual([]);
  });

  it("coins through a contract that no node shows are parked once per block, apart from what its transactions show", async () => {
    const { deps, base, ledgers, order, rows, run, report } = await open();
    const seen = await order({ token: "native" });
    const hidden = await order({ token: "native" });
    const hash = pay(ledgers, seen);
    const height = base.height;
    const gain = { height, at: deps.now(), amount: BigInt(hidden.amount), shown: [hash] };
    base.findBlockGain = async (_, at) => (at === height ? gain : null);
    const contract = someHash("base");
    const read = base.findTransaction.bind(base);
    base.findTransaction = async (one) => {
      const facts = await read(hash);
      if (one !== contract || !facts) return read(one);
      return {
        ...facts,
        hash: contract,
        changes: [],
        unseen: true,
        notice: "Coins moved inside a contract.",
      };
    };
    await run();
    await report(hidden.id, contract);
    await run();
    await report(hidden.id, contract);
    await run();
    expect((await rows()).map(({ state, amount, code }) => [state, amount, code])).toEqual([
      ["credited", seen.amount, null],
      ["parked", hidden.amount, "payment_unseen"],
    ]);
  });
});
