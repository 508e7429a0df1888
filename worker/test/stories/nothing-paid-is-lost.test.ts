import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chainCursors, payments } from "../../db/schema.ts";
import type { IntentRow } from "../../features/billing/intents/open-intents.ts";
import { HOUR, setUp } from "../billing/after/reconcile/set-up.ts";
import { pay, signFor } from "../billing/open-billing.ts";

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
    const { deps, ledgers, order, run, pass, payment, report, unread } = await setUp();
    const one = await order();
    await signFor(deps, one);
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
    await signFor(deps, one);
    for (let i = 0; i < 65; i++) pay(ledgers, one, { amount: 2n * BigInt(one.amount) });
    // The first pays the order, and its surplus is a row of its own.
    const parked = () => deps.db.$count(payments, eq(payments.sender, one.sender));
    await run();
    expect([await parked(), await countOpen()]).toEqual([61, 5]);
    pass(1);
    await run();
    expect([await parked(), await countOpen()]).toEqual([66, 0]);
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
