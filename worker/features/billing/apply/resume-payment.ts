import { and, eq, isNotNull, sql } from "drizzle-orm";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { askAccount } from "../../keys/ask-account.ts";
import { noticeEntry } from "../notices/notice-entry.ts";
import { applyPayment } from "./apply-payment.ts";
import { applyReversal, DISPUTED } from "./reverse-payment.ts";

/**
 * Undoes a reversal after a won dispute: the plan continues with the days it had left, and NGMA is released. Safe to repeat.
 * Does nothing to a payment that was never reversed, or was reversed for another reason. Throws `account_unavailable` before
 * anything is written.
 */
export async function resumePayment(
  deps: Pick<Deps, "db" | "accounts" | "now">,
  paymentId: string,
): Promise<void> {
  const { db, now } = deps;
  const rests = and(
    eq(payments.id, paymentId),
    isNotNull(payments.reversedAt),
    eq(payments.reversalReason, DISPUTED),
  );
  const [payment] = await db.select().from(payments).where(rests);
  if (!payment) return;
  // Cron may not have come to it yet; a pause that comes later would stay.
  await applyReversal(deps, paymentId);
  const { userId, tier, grantId } = payment;
  const resumed =
    userId && tier
      ? await askAccount(deps, userId, async (account) => account.resumePayment(grantId ?? paymentId))
      : { until: null, revoked: false };
  const isResumed = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${paymentId} AND reversed_at IS NULL AND user_id IS NOT NULL)`;
  await db.batch([
    db
      .update(payments)
      .set({
        ...{ reversedAt: null, reversalAppliedAt: null, remindedAt: null, paidUntil: resumed.until },
        // What a worker before this one took back is granted anew.
        ...(resumed.revoked && { grantId: crypto.randomUUID(), appliedAt: null }),
      })
      .where(rests),
    noticeEntry(
      db,
      { subject: paymentId, kind: "resumed", userId: userId ?? "", at: now().getTime() },
      isResumed,
    ),
  ]);
  await applyPayment(deps, paymentId);
}
