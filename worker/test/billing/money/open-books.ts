import { eq } from "drizzle-orm";
import {
  accountChecks,
  distributions,
  openTransactions,
  paymentIntents,
  payments,
  users,
} from "../../../db/schema.ts";
import { checkAccounts } from "../../../features/billing/money/check-accounts.ts";
import { readReconciliation } from "../../../features/billing/money/read-reconciliation.ts";
import { verifyPayment } from "../../../features/billing/settle/verify-payment.ts";
import { begin, type CreateBody, claimOf, openBilling, pay, someUser } from "../open-billing.ts";

/** Minutes. */
const HOURS = 60;
export const DAY = 24 * HOURS;

/** Billing with nothing on record, a day before the books are compared. */
export async function openBooks() {
  const billing = openBilling();
  const { deps, ledgers, pass } = billing;
  const buy = async (user = someUser(), more: Partial<CreateBody> = {}) => {
    const intent = await begin(deps, user, more);
    const txHash = pay(ledgers, intent);
    await verifyPayment(deps, { user, match: claimOf(intent), txHash });
    const [row] = await deps.db.select().from(payments).where(eq(payments.hash, txHash));
    return { user, intent, id: row?.id ?? "" };
  };
  const compare = async () => {
    pass(DAY);
    await checkAccounts(deps);
    return readReconciliation(deps);
  };
  return { ...billing, buy, compare };
}

/** Nothing on record. */
export async function clearBooks() {
  const { deps } = openBilling();
  for (const table of [payments, paymentIntents, openTransactions, accountChecks, distributions, users])
    await deps.db.delete(table);
}
