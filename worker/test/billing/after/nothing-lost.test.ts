import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chainCursors, openTransactions, paymentIntents, payments } from "../../../db/schema.ts";
import type { IntentRow } from "../../../features/billing/intents/open-intents.ts";
import { reconcileChains } from "../../../features/billing/reconcile/reconcile-chains.ts";
import type { Chain } from "../../../providers/chains/chain.ts";
import { poolNodes } from "../../../providers/chains/pool-nodes.ts";
import { ProviderError } from "../../../providers/fetch-json.ts";
import { expectErrors } from "../../console-errors.ts";
import { begin, openBilling, pay, someUser } from "../open-billing.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

async function setUp() {
  const billing = openBilling();
  const { deps } = billing;
  await deps.db.delete(paymentIntents);
  await deps.db.delete(chainCursors);
  await deps.db.delete(openTransactions);
  const base = billing.ledgers.base;
  return {
    ...billing,
    base,
    run: () => reconcileChains(deps),
    order: (more: Parameters<typeof begin>[2] = {}) => begin(deps, someUser(), more),
    intent: async ({ id }: IntentRow) =>
      (await deps.db.select().from(paymentIntents).where(eq(paymentIntents.id, id)))[0],
    payment: async (hash: string) =>
      (await deps.db.select().from(payments).where(eq(payments.hash, hash)))[0],
    report: (id: string, reportedHash: string) =>
      deps.db.update(paymentIntents).set({ reportedHash }).where(eq(paymentIntents.id, id)),
    countOpen: () => deps.db.$count(openTransactions),
    /** Transactions cannot be read while `work` runs, scans work. */
    async unread(work: () => Promise<void>) {
      const read = base.findTransaction;
      base.findTransaction = async () => {
        throw new ProviderError("ledger base", "timeout");
      };
      await expect(work()).rejects.toThrow("timeout");
      base.findTransaction = read;
    },
  };
}

/** A second node that says what the first one does, fails, or knows nothing. */
function addTwin({ deps, base }: Awaited<ReturnType<typeof setUp>>) {
  const twin = { says: "fails" as "fails" | "nothing" | "the same" };
  const second = {
    network: "base",
    async findTransaction(hash: string) {
      if (twin.says === "fails") throw new ProviderError("twin", "timeout");
      return twin.says === "nothing" ? null : base.findTransaction(hash);
    },
  } as Partial<Chain> as Chain;
  deps.chains = { ...deps.chains, base: poolNodes([base, second]) };
  return twin;
}

describe("a large payment on which the nodes are not of one mind", () => {
  it("is told as a failure by every run, and credited when they agree days later", async () => {
    const shop = await setUp();
    const { ledgers, order, run, pass, intent } = shop;
    const twin = addTwin(shop);
    const dear = await order({ tier: "enigmatic" });
    const hash = pay(ledgers, dear);
    await expect(run()).rejects.toThrow(`${hash} is not final: ProviderError: twin: timeout`);
    twin.says = "nothing";
    pass(3 * DAY);
    await expect(run()).rejects.toThrow(`${hash} is not final: the nodes differ`);
    expect((await intent(dear))?.state).toBe("expired");
    twin.says = "the same";
    pass(3 * DAY);
    await run();
    expect((await intent(dear))?.state).toBe("paid");
  });

  it("waits for an admin when they do not agree in a week", async () => {
    const shop = await setUp();
    const { ledgers, order, run, pass, payment, intent, countOpen } = shop;
    const logged = expectErrors();
    addTwin(shop);
    const dear = await order({ tier: "enigmatic" });
    const hash = pay(ledgers, dear);
    await expect(run()).rejects.toThrow();
    pass(8 * DAY);
    await expect(run()).rejects.toThrow();
    expect(await payment(hash)).toMatchObject({
      ...{ state: "parked", code: "payment_unconfirmed", parkedFor: dear.id, amount: dear.amount },
    });
    expect((await intent(dear))?.state).toBe("parked");
    expect(logged().join()).toContain(`"payment given up","network":"base","hash":"${hash}"`);
    expect(await countOpen()).toBe(0);
    await run();
  });

  it("is kept also when only a page reported it, unlike a hash nobody knows", async () => {
    const shop = await setUp();
    const { base, ledgers, order, run, pass, report, intent, countOpen } = shop;
    const twin = addTwin(shop);
    base.findTransfers = async ({ from }) => ({ transfers: [], next: from });
    const [dear, other] = [await order({ tier: "enigmatic" }), await order()];
    await report(dear.id, pay(ledgers, dear));
    await report(other.id, `0x${"ab".repeat(32)}`);
    await expect(run()).rejects.toThrow("is not final");
    expect(await countOpen()).toBe(1);
    twin.says = "the same";
    pass(5 * DAY);
    await run();
    expect((await intent(dear))?.state).toBe("paid");
  });
});

describe("a scan that falls behind", () => {
  it("keeps intents alive until it has really passed them, and says so", async () => {
    const { deps, base, ledgers, order, run, pass, intent } = await setUp();
    const one = await order();
    await run();
    const begun = (await deps.db.select().from(chainCursors))[0]?.scannedAt;
    const [findAll, flood] = [base.findTransfers.bind(base), 100_000];
    base.height += flood;
    pay(ledgers, one);
    base.findTransfers = async ({ from }) => ({ transfers: [], next: from + 3, behind: base.height - from });
    await run();
    for (let hour = 0; hour < 60; hour += 10) {
      pass(10 * HOUR);
      await expect(run()).rejects.toThrow(/base: .*the scan is \d+ heights behind/);
    }
    expect((await deps.db.select().from(chainCursors))[0]?.scannedAt).toBe(begun);
    base.findTransfers = findAll;
    await run();
    expect((await intent(one))?.state).toBe("paid");
  });
});

describe("what a scan could lose", () => {
  it("an intent that is made and paid while the scan runs is found by the next one", async () => {
    const { base, ledgers, order, run, pass, intent } = await setUp();
    await order();
    const find = base.findTransfers.bind(base);
    let made: IntentRow | undefined;
    base.findTransfers = async (scan) => {
      if (!made) {
        made = await order();
        pay(ledgers, made);
      }
      return find(scan);
    };
    await run();
    pass(5);
    base.height += 100;
    await run();
    expect(made && (await intent(made))?.state).toBe("paid");
  });

  it("F-067: a second payment that could not be read at first waits for an admin all the same", async () => {
    const { ledgers, order, run, pass, payment, unread, countOpen } = await setUp();
    const one = await order();
    pay(ledgers, one);
    await run();
    const second = pay(ledgers, one);
    await unread(run);
    pass(1);
    await run();
    expect(await payment(second)).toMatchObject({ state: "parked", code: "payment_repeated" });
    expect(await countOpen()).toBe(0);
  });

  it("a short payment that could not be read at first is not lost behind another hash", async () => {
    const { ledgers, order, run, pass, payment, report, unread } = await setUp();
    const one = await order();
    await report(one.id, `0x${"ab".repeat(32)}`);
    const short = pay(ledgers, one, { amount: BigInt(one.amount) - 5n });
    await unread(run);
    pass(1);
    await run();
    expect(await payment(short)).toMatchObject({ state: "parked", code: "payment_short" });
  });

  it("of more transactions than a run reads the rest is kept for the next one", async () => {
    const { deps, ledgers, order, run, pass, countOpen } = await setUp();
    const one = await order();
    for (let i = 0; i < 65; i++) pay(ledgers, one, { amount: 2n * BigInt(one.amount) });
    const parked = () => deps.db.$count(payments, eq(payments.sender, one.sender));
    await run();
    expect([await parked(), await countOpen()]).toEqual([60, 5]);
    pass(1);
    await run();
    expect([await parked(), await countOpen()]).toEqual([65, 0]);
  });

  it("what was found and is not settled for an hour is told as a failure", async () => {
    const { base, ledgers, order, run, pass } = await setUp();
    const hash = pay(ledgers, await order());
    base.findTransaction = async () => null;
    await run();
    pass(HOUR + 1);
    await expect(run()).rejects.toThrow(`${hash} is not settled for more than an hour`);
  });
});

describe("payments nobody reports", () => {
  it("F-068: 47 hours late, one waits for an admin", async () => {
    const { ledgers, order, run, pass, payment } = await setUp();
    const one = await order();
    for (let hour = 0; hour < 47; hour++) {
      pass(HOUR);
      await run();
    }
    const hash = pay(ledgers, one);
    await run();
    expect(await payment(hash)).toMatchObject({ state: "parked", code: "payment_late", parkedFor: one.id });
  });

  it("F-067: of an order that was paid three hours before, too", async () => {
    const { ledgers, order, run, pass, payment } = await setUp();
    const one = await order();
    pay(ledgers, one);
    await run();
    pass(3 * HOUR);
    await run();
    const second = pay(ledgers, one);
    await run();
    expect(await payment(second)).toMatchObject({ state: "parked", code: "payment_repeated" });
  });

  it("a coin is looked for only as long as it would be credited", async () => {
    const { base, order, run, pass } = await setUp();
    await order({ token: "native" });
    await run();
    for (const hours of [24, 2, 1]) {
      pass(hours * HOUR);
      await run();
    }
    const asked = base.asked.findTransfers;
    pass(1);
    await run();
    expect(base.asked.findTransfers).toBe(asked);
  });
});
