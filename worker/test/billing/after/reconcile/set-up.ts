import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { chainCursors, openTransactions, paymentIntents, payments } from "../../../../db/schema.ts";
import type { IntentRow } from "../../../../features/billing/intents/open-intents.ts";
import { reconcileChains } from "../../../../features/billing/reconcile/reconcile-chains.ts";
import type { Chain } from "../../../../providers/chains/chain.ts";
import { poolNodes } from "../../../../providers/chains/pool-nodes.ts";
import { ProviderError } from "../../../../providers/fetch-json.ts";
import { begin, openBilling, someUser } from "../../open-billing.ts";

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** Billing without any payment under way, looked at from the payments' side. */
export async function setUp() {
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
    unread: async (work: () => Promise<void>) => {
      const read = base.findTransaction.bind(base);
      base.findTransaction = async () => {
        throw new ProviderError("ledger base", "timeout");
      };
      await expect(work()).rejects.toThrow("timeout");
      base.findTransaction = read;
    },
  };
}

/** A second node that says what the first one does, fails, or knows nothing. */
export function addTwin({ deps, base }: Awaited<ReturnType<typeof setUp>>) {
  const twin = { says: "fails" as "fails" | "nothing" | "the same" };
  const second = {
    network: "base",
    readHead: () => base.readHead(),
    async findTransaction(hash: string) {
      if (twin.says === "fails") throw new ProviderError("twin", "timeout");
      return twin.says === "nothing" ? null : base.findTransaction(hash);
    },
  } as Partial<Chain> as Chain;
  deps.chains = { ...deps.chains, base: poolNodes([base, second]) };
  return twin;
}
