import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countReads } from "../../../bench/inside/payments/count-reads.ts";
import { amountSlots, chainCursors, paymentIntents, payments, strayTransfers } from "../../../db/schema.ts";
import { someWallet } from "../../../test/billing/ledger-chain.ts";
import { begin, movesOf, openBilling, pay, signFor, someUser } from "../../../test/billing/open-billing.ts";
import { readPlans } from "../../keys/read-plans.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { cleanUpIntents } from "./clean-up.ts";
import { reconcileChains } from "./reconcile-chains.ts";

const DAY = 1_440;

async function setUp() {
  const billing = openBilling();
  await billing.deps.db.delete(paymentIntents);
  await billing.deps.db.delete(chainCursors);
  await billing.deps.db.delete(amountSlots);
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

  it("reads no more rows for 3,000 intents, their hashes and accounts than for 1,000", async () => {
    const { db, reads } = countReads(env.DB);
    const { deps, ledgers, clock } = openBilling({ db });
    for (const table of [paymentIntents, chainCursors, amountSlots]) await deps.db.delete(table);
    const like = await begin(deps, someUser(), { tier: "enigmatic" });
    const { transaction: _, ...shape } = like;
    let made = 0;
    const fill = async (count: number) => {
      const rows = Array.from({ length: count }, () => [crypto.randomUUID(), someUser().id, String(++made)]);
      await env.DB.prepare(
        `INSERT INTO payment_intents (id, user_id, amount, tier, months, network, token, sender, receiver, asset, decimals,
          price_cents, state, reported_hash, from_height, created_at, expires_at)
        SELECT value ->> 0, value ->> 1, value ->> 2, ?2, 1, ?3, 'USDC', '0xs' || (value ->> 2), ?4, ?5, 6, 15000, 'open',
          '0x' || (value ->> 2), ?6, ?7, ?8 FROM json_each(?1)`,
      )
        .bind(
          ...[JSON.stringify(rows), shape.tier, shape.network, shape.receiver, shape.asset, shape.fromHeight],
          ...[clock.now - 300_000, clock.now + 600_000],
        )
        .run();
    };
    const cost = async () => {
      const before = { ...reads, asked: ledgers.base.asked.findTransaction };
      await reconcileChains(deps);
      return {
        rows: reads.rowsRead - before.rowsRead,
        queries: reads.queries - before.queries,
        transactions: ledgers.base.asked.findTransaction - before.asked,
      };
    };
    await fill(1_000);
    await cost();
    const few = await cost();
    await fill(2_000);
    const many = await cost();
    expect(many.transactions).toBeLessThanOrEqual(60);
    expect(many.queries).toBe(few.queries);
    expect(many.rows).toBeLessThan(few.rows * 1.2);
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

  it("F-066, F-067: too little from a signed wallet is parked, too much pays with its surplus parked, a stranger's dust is counted unread", async () => {
    const { deps, ledgers, run, payment } = await setUp();
    const [short, over] = [await begin(deps, someUser()), await begin(deps, someUser())];
    await Promise.all([signFor(deps, short), signFor(deps, over)]);
    const hashes = [
      pay(ledgers, short, { amount: BigInt(short.amount) - 1n }),
      pay(ledgers, over, { amount: 2n * BigInt(over.amount) }),
    ];
    const stranger = ledgers.base.send(movesOf(short, { from: someWallet("base"), amount: 5n }));
    await run();
    expect(await payment(hashes[0] ?? "")).toMatchObject({ state: "parked", code: "payment_short" });
    expect(await payment(hashes[1] ?? "")).toMatchObject({ state: "credited", amount: over.amount });
    expect(await payment(`${hashes[1]}#surplus`)).toMatchObject({
      ...{ state: "parked", code: "payment_over", amount: over.amount, userId: over.userId },
    });
    expect(await payment(stranger)).toBeUndefined();
    expect(
      await deps.db.select().from(strayTransfers).where(eq(strayTransfers.hash, stranger)),
    ).toMatchObject([{ asset: short.asset, amount: "5" }]);
    expect(ledgers.base.asked.findTransaction).toBe(2);
  });

  it("a reported hash is looked up until it is settled, and dropped when it can never pay", async () => {
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
