import { and, eq, isNull, sql } from "drizzle-orm";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { askAccount } from "../../keys/ask-account.ts";

/**
 * Grants the months a credited payment bought and notes when they end. Safe to repeat: the account's object knows the
 * payment by its id, or since it was reinstated by that of its new grant. Does nothing for one that bought no months, was applied or was taken back. Throws
 * `account_unavailable`; then cron does it.
 */
export async function applyPayment(
  deps: Pick<Deps, "db" | "accounts" | "now">,
  paymentId: string,
): Promise<void> {
  const { db, now } = deps;
  const isOpen = and(
    eq(payments.id, paymentId),
    sql`state = 'credited' AND tier IS NOT NULL`,
    isNull(payments.appliedAt),
    isNull(payments.reversedAt),
  );
  const [payment] = await db.select().from(payments).where(isOpen);
  if (!payment?.userId || !payment.tier) return;
  const { userId, method: source, tier, months, grantId } = payment;
  const { until } = await askAccount(deps, userId, async (account) =>
    account.applyPayment({ id: grantId ?? paymentId, source, tier, months: months ?? 1 }),
  );
  await db
    .update(payments)
    .set({ appliedAt: now().getTime(), paidUntil: until })
    .where(and(eq(payments.id, paymentId), isNull(payments.appliedAt), sql`grant_id IS ${grantId}`));
}
