import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { amountSlots, chainCursors, paymentIntents, payments } from "../../../../db/schema.ts";
import type { IntentRow } from "../../../../features/billing/intents/open-intents.ts";
import { cleanUpIntents } from "../../../../features/billing/reconcile/clean-up.ts";
import { reconcileChains } from "../../../../features/billing/reconcile/reconcile-chains.ts";
import { readPlans } from "../../../../features/keys/read-plans.ts";
import { someWallet } from "../../ledger-chain.ts";
import { begin, movesOf, openBilling, pay, someUser } from "../../open-billing.ts";

const DAY = 1_440;

async function setUp() {
  const billing = openBilling();
  await billing.deps.db.delete(paymentIntents);
  await billing.deps.db.delete(chainCursors);
  const { deps } = billing;
  return {
    ...billing,
    run: () => reconcileChains(deps),
    asked: () => Object.values(billing.ledgers).reduce((sum, { asked }) => sum + total(asked), 0),
    intent: async ({ id }: IntentRow) =>
      (await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, id)))[0],
    payment: async (hash: string) =>
      (await deps.db.select().from(payments).where(eq(payments.hash, hash)))[0],
    cursor: async () =>
      (await deps.db.select().from(chainCursors).where(eq(chainCursors.network, "base")))[0],
  };
}
const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, n) => sum + n, 0);

describe("the reconciler", () => {
  it("settles what was paid and never reported, on every network and in NGMA, once", async () => {
    const { deps, ledgers, run, intent } = await setUp();
    const orders = [
      { network: "base", token: "USDC" },
      { network: "ethereum", token: "native" },
      { network: "bsc", token: "USDT" },
      { network: "polygon", token: "USDC" },
      { network: "solana", token: "native" },
      { network: "solana", token: "NGMA" },
      { network: "sui", token: "USDC" },
    ] as const;
    const users = orders.map(() => someUser());
    const intents = await Promise.all(
      orders.map((order, i) =>
        begin(deps, users[i] ?? someUser(), { ...order, walletAddress: someWallet(order.network) }),
      ),
    );
    for (const one of intents) pay(ledgers, one);
    await run();
    await run();
    for (const [i, one] of intents.entries()) {
      expect((await intent(one))?.state).toBe("paid");
      expect(await readPlans(deps, users[i]?.id ?? "")).toHaveLength(1);
    }
  });

  it("asks no node while no intent lives, and one scan a network however many do", async () => {
    const { deps, ledgers, asked, run, pass } = await setUp();
    await run();
    expect(asked()).toBe(0);
    for (let i = 0; i < 12; i++) await begin(deps, someUser());
    await run();
    const before = { ...ledgers.base.asked };
    await run();
    expect(ledgers.base.asked).toEqual({ ...before, findTransfers: before.findTransfers + 1 });
    expect(total(ledgers.solana.asked)).toBe(0);
    pass(15 + 49 * 60 + 1);
    await run();
    await run();
    const idle = asked();
    await run();
    expect(asked()).toBe(idle);
  });

  it("scans each block once, and looks for a coin only while an intent asks for it", async () => {
    const { deps, ledgers, run, cursor } = await setUp();
    const scans: { from: number; assets: string[] }[] = [];
    const find = ledgers.base.findTransfers.bind(ledgers.base);
    ledgers.base.findTransfers = (scan) => {
      scans.push(scan);
      return find(scan);
    };
    const usdc = await begin(deps, someUser());
    await run();
    ledgers.base.height += 10;
    await run();
    const native = await begin(deps, someUser(), { token: "native" });
    await run();
    expect(scans.map(({ from }) => from)).toEqual([
      usdc.fromHeight,
      usdc.fromHeight + 1,
      usdc.fromHeight + 11,
    ]);
    expect(scans.map(({ assets }) => assets.includes("native"))).toEqual([false, false, true]);
    pay(ledgers, native);
    await run();
    await run();
    expect(scans.at(-1)?.assets).toEqual([usdc.asset]);
    expect((await cursor())?.next).toBe(ledgers.base.height + 1);
  });

  it("F-068: a payment within 24 hours of its intent's end is credited, a later one waits for an admin", async () => {
    const { deps, ledgers, run, pass, intent, payment } = await setUp();
    const user = someUser();
    const [late, tooLate] = [await begin(deps, user), await begin(deps, someUser())];
    await run();
    pass(16);
    await run();
    expect((await intent(late))?.state).toBe("expired");
    pass(DAY - 10);
    pay(ledgers, late);
    await run();
    expect((await intent(late))?.state).toBe("paid");
    pass(30);
    const hash = pay(ledgers, tooLate);
    await run();
    expect(await payment(hash)).toMatchObject({
      state: "parked",
      code: "payment_late",
      parkedFor: tooLate.id,
    });
  });

  it("F-067: of two payments of one intent one is granted, the other waits for an admin", async () => {
    const { deps, ledgers, run, payment } = await setUp();
    const user = someUser();
    const intent = await begin(deps, user);
    pay(ledgers, intent);
    await run();
    const second = pay(ledgers, intent);
    await run();
    expect(await payment(second)).toMatchObject({
      state: "parked",
      code: "payment_repeated",
      parkedFor: intent.id,
      amount: intent.amount,
    });
    const [plan] = await readPlans(deps, user.id);
    expect(plan?.until).toBeLessThan(Date.now() + 32 * 86_400_000);
  });

  it("F-066, F-067: too little or too much from the announced wallet is parked, a stranger's deposit left alone", async () => {
    const { deps, ledgers, run, payment } = await setUp();
    const [short, over] = [await begin(deps, someUser()), await begin(deps, someUser())];
    const hashes = [
      pay(ledgers, short, { amount: BigInt(short.amount) - 1n }),
      pay(ledgers, over, { amount: 2n * BigInt(over.amount) }),
    ];
    const stranger = ledgers.base.send(movesOf(short, { from: someWallet("base"), amount: 5n }));
    await run();
    expect(await payment(hashes[0] ?? "")).toMatchObject({ state: "parked", code: "payment_short" });
    expect(await payment(hashes[1] ?? "")).toMatchObject({ state: "parked", code: "payment_over" });
    expect(await payment(stranger)).toBeUndefined();
    expect(ledgers.base.asked.findTransaction).toBe(2);
  });

  it("a hash that was reported is asked for until it is settled, and forgotten when it can never pay", async () => {
    const { deps, ledgers, run, intent } = await setUp();
    const [one, other] = [await begin(deps, someUser()), await begin(deps, someUser())];
    const hash = pay(ledgers, one);
    const failed = ledgers.base.send(movesOf(other), { succeeded: false });
    ledgers.base.amend(hash, { final: false });
    const report = (id: string, reportedHash: string) =>
      deps.db.update(paymentIntents).set({ reportedHash }).where(eq(paymentIntents.id, id));
    await report(one.id, hash);
    await report(other.id, failed);
    await run();
    expect(await intent(one)).toMatchObject({ state: "open", reportedHash: hash });
    expect(await intent(other)).toMatchObject({ state: "open", reportedHash: null });
    ledgers.base.amend(hash, { final: true });
    await run();
    expect((await intent(one))?.state).toBe("paid");
  });

  it("F-082: a node that fails costs no payment and stops no other network", async () => {
    const { deps, ledgers, run, intent, pass, cursor } = await setUp();
    const [base, polygon] = [
      await begin(deps, someUser()),
      await begin(deps, someUser(), { network: "polygon" }),
    ];
    for (const one of [base, polygon]) pay(ledgers, one);
    ledgers.base.down = true;
    await expect(run()).rejects.toThrow(/base: .*timeout/);
    expect((await intent(polygon))?.state).toBe("paid");
    expect(await cursor()).toBeUndefined();
    pass(3 * DAY);
    await expect(run()).rejects.toThrow();
    ledgers.base.down = false;
    await run();
    expect((await intent(base))?.state).toBe("paid");
  });

  it("a payment that was found and could not be read is kept with its intent, and the cursor moves on", async () => {
    const { deps, ledgers, run, intent, cursor } = await setUp();
    const one = await begin(deps, someUser());
    const hash = pay(ledgers, one);
    const read = ledgers.base.findTransaction.bind(ledgers.base);
    ledgers.base.findTransaction = async () => null;
    await run();
    expect(await intent(one)).toMatchObject({ state: "open", reportedHash: hash });
    expect((await cursor())?.next).toBe(ledgers.base.height + 1);
    ledgers.base.findTransaction = read;
    await run();
    expect((await intent(one))?.state).toBe("paid");
  });

  it("intents nobody paid go after 90 days, amounts when they are free again", async () => {
    const { deps, ledgers, run, pass, intent } = await setUp();
    const [paid, unpaid] = [await begin(deps, someUser()), await begin(deps, someUser())];
    pay(ledgers, paid);
    await run();
    pass(16);
    await run();
    const slots = () => deps.db.$count(amountSlots);
    pass(49 * 60);
    await cleanUpIntents(deps);
    expect(await slots()).toBe(0);
    expect(await intent(unpaid)).toBeDefined();
    pass(89 * DAY);
    await cleanUpIntents(deps);
    expect(await intent(unpaid)).toBeUndefined();
    expect((await intent(paid))?.state).toBe("paid");
  });
});
