import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chainCursors, payments } from "../../../db/schema.ts";
import { poolNodes } from "../../../providers/chains/pool-nodes.ts";
import { ProviderError } from "../../../providers/fetch-json.ts";
import { LedgerChain, someWallet } from "../../../test/billing/ledger-chain.ts";
import { openBilling, someUser } from "../../../test/billing/open-billing.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { readPlans } from "../../keys/read-plans.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import { recheckPayments } from "./recheck-payments.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

async function setUp() {
  const billing = openBilling();
  const { deps, ledgers, clock } = billing;
  await deps.db.delete(payments);
  await deps.db.delete(chainCursors);
  /** A payment credited and applied now, which the chain knows. */
  const paid = async () => {
    const hash = ledgers.base.send([
      { from: someWallet("base"), to: someWallet("base"), asset: "native", amount: 1n },
    ]);
    const userId = someUser().id;
    await deps.db.insert(payments).values({
      ...{ id: hash, userId, network: "base", hash, method: "crypto", tier: "pre-enigma", months: 1 },
      ...{ amount: "1", priceCents: 2000, state: "credited", paidAt: clock.now, createdAt: clock.now },
    });
    await applyPayment(deps, hash);
    return { hash, userId };
  };
  return {
    ...billing,
    paid,
    run: () => recheckPayments(deps),
    row: async (hash: string) => (await deps.db.select().from(payments).where(eq(payments.hash, hash)))[0],
    plans: (userId: string) => readPlans(deps, userId),
  };
}

describe("F-078: a payment that vanishes from its chain after it was credited", () => {
  it("takes its whole order back also when it was only a part of it", async () => {
    const { deps, ledgers, clock, paid, run, row, plans, pass } = await setUp();
    expectErrors();
    const [older, whole] = [await paid(), await paid()];
    const part = ledgers.base.send([
      { from: someWallet("base"), to: someWallet("base"), asset: "native", amount: 1n },
    ]);
    await deps.db.insert(payments).values({
      ...{ id: part, userId: whole.userId, network: "base", hash: part, method: "crypto", amount: "1" },
      ...{ priceCents: 0, state: "part", partOf: whole.hash, paidAt: clock.now, createdAt: clock.now },
    });
    await run();
    ledgers.base.forget(part);
    pass(DAY);
    await run();
    pass(HOUR);
    await run();
    expect(await row(whole.hash)).toMatchObject({ reversalReason: "not on its network any more" });
    expect(await plans(whole.userId)).toEqual([]);
    expect(await plans(older.userId)).toHaveLength(1);
  });

  it("is never said of what a contract paid unseen: it has a block, and no transaction to look for", async () => {
    const { deps, clock, run, row, pass } = await setUp();
    const hash = "block:1001:0x1:native";
    await deps.db.insert(payments).values({
      ...{ id: hash, userId: someUser().id, network: "base", hash, method: "crypto", amount: "1" },
      ...{ priceCents: 2000, state: "credited", paidAt: clock.now, createdAt: clock.now },
    });
    await run();
    pass(DAY);
    await run();
    pass(HOUR);
    await run();
    expect(await row(hash)).toMatchObject({ reversedAt: null, missingSince: null });
  });

  it("is reversed after it is missing twice, with a line in the log each time", async () => {
    const { ledgers, paid, run, row, plans, pass } = await setUp();
    const logged = expectErrors();
    const [gone, there] = [await paid(), await paid()];
    await run();
    ledgers.base.forget(gone.hash);
    pass(DAY);
    await run();
    await run();
    expect(await row(gone.hash)).toMatchObject({ missingSince: expect.any(Number), reversedAt: null });
    expect(await plans(gone.userId)).toHaveLength(1);
    pass(HOUR);
    await run();
    expect(await row(gone.hash)).toMatchObject({ reversalReason: "not on its network any more" });
    expect(await plans(gone.userId)).toEqual([]);
    expect(await plans(there.userId)).toHaveLength(1);
    expect(logged().map((line) => JSON.parse(line).event)).toEqual(["payment missing", "payment reversed"]);
  });

  it("is reversed too when it is there and has failed", async () => {
    const { ledgers, paid, run, row, pass } = await setUp();
    expectErrors();
    const { hash } = await paid();
    pass(6 * DAY);
    ledgers.base.amend(hash, { succeeded: false });
    await run();
    pass(HOUR);
    await run();
    expect((await row(hash))?.reversedAt).not.toBeNull();
  });

  it("stays when it comes back", async () => {
    const { ledgers, paid, run, row, pass } = await setUp();
    expectErrors();
    const { hash } = await paid();
    const facts = await ledgers.base.findTransaction(hash);
    ledgers.base.forget(hash);
    await run();
    if (facts) ledgers.base.write(facts.changes, { hash });
    pass(HOUR);
    await run();
    ledgers.base.forget(hash);
    pass(DAY);
    await run();
    expect(await row(hash)).toMatchObject({ missingSince: expect.any(Number), reversedAt: null });
  });

  it("stays while its node is down, is behind, or remembers nothing as old", async () => {
    const { deps, ledgers, clock, paid, run, row, pass } = await setUp();
    const logged = expectErrors();
    const { hash } = await paid();
    ledgers.base.down = true;
    await expect(run()).rejects.toThrow(/base: .*timeout/);
    expect((await row(hash))?.checkedAt).toBeNull();
    ledgers.base.down = false;
    ledgers.base.forget(hash);
    await deps.db
      .insert(chainCursors)
      .values({ network: "base", next: ledgers.base.height + 500, scannedAt: clock.now });
    await run();
    pass(HOUR);
    await run();
    expect((await row(hash))?.reversedAt).toBeNull();
    ledgers.base.height += 500;
    pass(3 * DAY);
    await run();
    expect((await row(hash))?.reversedAt).toBeNull();
    expect(logged().at(-1)).toContain("the node may not remember it");
  });

  it("stays when it is of yesterday and its node remembers a few hours only", async () => {
    const { ledgers, paid, run, row, pass } = await setUp();
    const logged = expectErrors();
    const { hash } = await paid();
    await run();
    ledgers.base.forget(hash);
    pass(DAY);
    await run();
    pass(HOUR);
    await run();
    expect((await row(hash))?.reversedAt).toBeNull();
    expect(logged().at(-1)).toContain("the node may not remember it");
  });

  it("stays while the one node of two that would know it does not answer", async () => {
    const { deps, ledgers, paid, run, row, pass } = await setUp();
    const [older, one] = [await paid(), await paid()];
    const forgetful = new LedgerChain("base", deps.now);
    forgetful.height = 2_000;
    const known = await ledgers.base.findTransaction(older.hash);
    if (known) forgetful.write(known.changes, { hash: older.hash });
    deps.chains = { base: poolNodes([forgetful, ledgers.base]) };
    ledgers.base.down = true;
    await expect(run()).rejects.toThrow("timeout");
    pass(HOUR);
    await expect(run()).rejects.toThrow("timeout");
    expect(await row(one.hash)).toMatchObject({ reversedAt: null, missingSince: null });
  });

  it("stops no other one when it cannot be looked for", async () => {
    const { ledgers, paid, run, row } = await setUp();
    const all = [await paid(), await paid(), await paid()];
    const [broken, ...rest] = all.map(({ hash }) => hash);
    const find = ledgers.base.findTransaction.bind(ledgers.base);
    ledgers.base.findTransaction = async (hash) => {
      if (hash === broken) throw new ProviderError("ledger base", "schema");
      return find(hash);
    };
    await expect(run()).rejects.toThrow(`base ${broken}: ProviderError: ledger base: schema`);
    for (const hash of rest) expect((await row(hash))?.checkedAt).not.toBeNull();
    expect((await row(broken ?? ""))?.checkedAt).toBeNull();
  });

  it("is looked for once a day, for a week, and never by card", async () => {
    const { ledgers, paid, run, pass } = await setUp();
    await paid();
    const asked = () => ledgers.base.asked.findTransaction;
    for (let day = 0; day < 10; day++) {
      await run();
      await run();
      pass(DAY);
    }
    expect(asked()).toBe(7);
  });
});
