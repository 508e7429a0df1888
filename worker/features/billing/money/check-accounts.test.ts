import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accountChecks, payments, users } from "../../../db/schema.ts";
import { clearBooks, DAY, openBooks } from "../../../test/billing/money/open-books.ts";
import { someUser } from "../../../test/billing/open-billing.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { applyOpenPayments } from "../apply/apply-open-payments.ts";
import { reversePayment } from "../apply/reverse-payment.ts";
import { checkAccounts } from "./check-accounts.ts";
import { readReconciliation } from "./read-reconciliation.ts";

beforeEach(clearBooks);

describe("F-211: when the books are compared", () => {
  it("what an admin has only now granted or reinstated is still on its way, however long ago it was paid", async () => {
    const { buy, compare, deps } = await openBooks();
    const then = deps.now().getTime();
    const { id } = await buy();
    await reversePayment(deps, { paymentId: id, reason: "disputed" });
    const again = {
      reversedAt: null,
      reversalAppliedAt: null,
      appliedAt: null,
      grantId: crypto.randomUUID(),
    };
    await deps.db.update(payments).set(again).where(eq(payments.id, id));
    await deps.db.insert(payments).values({
      ...{ id: "granted", hash: "h", userId: someUser().id, network: "base", method: "crypto", amount: "1" },
      ...{ tier: "pre-enigma", months: 1, priceCents: 2_000, state: "credited", code: "payment_short" },
      ...{ paidAt: then, createdAt: then },
    });
    expect((await compare()).differences).toEqual([]);
    await applyOpenPayments(deps);
    expect((await compare()).differences).toEqual([]);
  });

  it("an account that can be read once but not again stays due, and its difference is reported later", async () => {
    expectErrors();
    const { buy, deps, pass } = await openBooks();
    const { id, user } = await buy();
    await deps.accounts.getByName(user.id).revokePayment(id);
    let asked = 0;
    const accounts = {
      getByName: (name: string) => {
        if (++asked === 2) throw new Error("unreachable");
        return deps.accounts.getByName(name);
      },
    } as unknown as typeof deps.accounts;
    pass(DAY);
    await expect(checkAccounts({ ...deps, accounts })).rejects.toThrow("1 accounts not compared");
    await checkAccounts(deps);
    expect((await readReconciliation(deps)).differences).toMatchObject([
      { kind: "payment_without_grant", id },
    ]);
  });

  it("each account has its turn within a day, also one that is older than the newest thousand and was never compared", async () => {
    const { deps, pass } = await openBooks();
    await deps.db.run(sql`WITH RECURSIVE one(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < 1100)
      INSERT INTO users (id, email, offered_tier, created_at) SELECT 'u' || n, n || '@example.com', 'free', 1 FROM one`);
    const at = deps.now().getTime();
    await deps.db.run(sql`INSERT INTO account_checks (user_id, checked_at)
      SELECT id, ${at} FROM users WHERE CAST(substr(id, 2) AS INTEGER) > 100`);
    const readLedger = async () => ({ grants: [], counted: 0, logged: 0 });
    const accounts = { getByName: () => ({ readLedger }) } as unknown as typeof deps.accounts;
    for (let half = 0; half < 46; half++) {
      await checkAccounts({ ...deps, accounts });
      pass(DAY / 48);
    }
    await checkAccounts({ ...deps, accounts });
    pass(DAY / 48);
    await checkAccounts({ ...deps, accounts });
    expect(await deps.db.$count(accountChecks)).toBe(1_100);
  });

  it("those who paid are compared first, also where there are more accounts than a run takes", async () => {
    const { buy, deps, pass } = await openBooks();
    for (let i = 0; i < 205; i++)
      await deps.db
        .insert(users)
        .values({ id: `a-free-${i}`, email: `${i}@example.com`, offeredTier: "free", createdAt: 1 });
    const { user } = await buy();
    await deps.db.insert(accountChecks).values({ userId: user.id, checkedAt: deps.now().getTime() });
    pass(DAY);
    const readLedger = async () => ({ grants: [], counted: 0, logged: 0 });
    const accounts = {
      getByName: (name: string) =>
        name === user.id ? deps.accounts.getByName(name) : ({ readLedger } as never),
    } as unknown as typeof deps.accounts;
    await checkAccounts({ ...deps, accounts });
    const checks = await deps.db.select().from(accountChecks);
    expect(checks).toHaveLength(200);
    expect(checks.find(({ userId }) => userId === user.id)?.checkedAt).toBe(deps.now().getTime());
  });
});
