import { env } from "cloudflare:workers";
import { inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it, vi } from "vitest";
import { isDatabaseDown } from "../../db/failures.ts";
import { paymentIntents, payments } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { applyOpenPayments } from "../../features/billing/apply/apply-open-payments.ts";
import { createIntent } from "../../features/billing/intents/create-intent.ts";
import type { IntentRow } from "../../features/billing/intents/open-intents.ts";
import { compareAccount } from "../../features/billing/money/compare-account.ts";
import { reconcileChains } from "../../features/billing/reconcile/reconcile-chains.ts";
import { verifyPayment } from "../../features/billing/settle/verify-payment.ts";
import { Flaky } from "../billing/money/flaky.ts";
import { claimOf, openBilling, orderOf, pay, someUser } from "../billing/open-billing.ts";

const flakyDeps = (deps: Deps, flaky: Flaky): Deps => ({
  ...deps,
  db: drizzle(flaky.database(env.DB)),
  accounts: flaky.accounts(deps.accounts),
});

/** Tries something until it works, as a person or cron would. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 40) throw error;
    }
  }
}

describe("F-191, F-192: D1 fails at one request in ten, before it ran or after", () => {
  it("after four verifications of each of 40 payments, grants are payments and nothing is left over", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { deps, ledgers } = openBilling();
    await deps.db.delete(paymentIntents);
    const flaky = new Flaky(0.1);
    const broken = flakyDeps(deps, flaky);
    const begun: { user: { id: string }; intent: IntentRow; txHash: string }[] = [];
    const strange: unknown[] = [];
    const buy = async () => {
      const user = someUser();
      const body = orderOf();
      const { intent } = await insist(() => createIntent(broken, user.id, body));
      const txHash = pay(ledgers, intent);
      begun.push({ user, intent, txHash });
      for (let i = 0; i < 4; i++)
        await verifyPayment(broken, { user, match: claimOf(intent), txHash }).catch((error) => {
          if (!(error instanceof AppError) && !isDatabaseDown(error)) strange.push(error);
        });
    };
    for (let i = 0; i < 4; i++) await Promise.all(Array.from({ length: 10 }, buy));
    expect(flaky.failed.before).toBeGreaterThan(20);
    expect(flaky.failed.after).toBeGreaterThan(20);
    expect(strange).toEqual([]);

    await insist(() => reconcileChains(broken));
    await insist(() => applyOpenPayments(broken));
    const hashes = begun.map(({ txHash }) => txHash);
    const rows = await deps.db.select().from(payments).where(inArray(payments.hash, hashes));
    expect(rows).toHaveLength(40);
    expect(rows.every((row) => row.state === "credited" && row.appliedAt !== null)).toBe(true);
    const later = Date.now() + 2 * 3_600_000;
    for (const { user } of begun) {
      const ledger = await deps.accounts.getByName(user.id).readLedger();
      const own = rows.filter((row) => row.userId === user.id);
      expect([own.length, ledger.grants.length]).toEqual([1, 1]);
      expect(compareAccount(own, ledger, later)).toEqual([]);
    }
  });
});
