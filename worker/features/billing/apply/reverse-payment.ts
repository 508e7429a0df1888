import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { askAccount } from "../../keys/ask-account.ts";
import { noticeEntry } from "../notices/notice-entry.ts";

/** Why a payment's months only rest: its dispute is open. Every other reason is for good. */
export const DISPUTED = "disputed";

type Tools = Pick<Deps, "db" | "accounts" | "now">;

/**
 * Takes a credited payment back: it was refunded, disputed, or is not on its chain any more. What it bought ends now, or
 * never begins when it was not applied yet; of one that is `DISPUTED` it rests. Safe to repeat; the first reason stays, but a
 * dispute's, which any other follows, and one that an admin reinstated it from takes it back no more. Throws `account_unavailable` once
 * the reversal is on record; then cron does the rest.
 */
export async function reversePayment(
  deps: Tools,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  const { db, now } = deps;
  const isNews = or(isNull(payments.grantId), ne(payments.reversalReason, reason));
  const rests = and(
    isNotNull(payments.reversedAt),
    eq(payments.reversalReason, DISPUTED),
    ne(payments.reversalReason, reason),
  );
  const stands = and(
    eq(payments.id, paymentId),
    eq(payments.state, "credited"),
    or(and(isNull(payments.reversedAt), isNews), rests),
  );
  const at = now().getTime();
  const userId = sql`(SELECT user_id FROM payments WHERE id = ${paymentId})`;
  const isNoticeDue = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${paymentId} AND reversed_at IS NOT NULL
    AND reversal_reason = ${reason} AND reversal_applied_at IS NULL AND user_id IS NOT NULL)`;
  const kind = reason === DISPUTED ? "paused" : "reversed";
  await db.batch([
    db
      .update(payments)
      .set({
        reversedAt: sql`coalesce(${payments.reversedAt}, ${at})`,
        ...{ reversalReason: reason, reversalAppliedAt: null },
      })
      .where(stands),
    noticeEntry(db, { subject: paymentId, kind, userId, at }, isNoticeDue),
  ]);
  await applyReversal(deps, paymentId);
}

/** The second half of a reversal: takes the months back from the account, or lets them rest. Safe to repeat. */
export async function applyReversal(deps: Tools, paymentId: string): Promise<void> {
  const { db, now } = deps;
  const isOpen = and(
    eq(payments.id, paymentId),
    isNotNull(payments.reversedAt),
    isNull(payments.reversalAppliedAt),
  );
  const [payment] = await db.select().from(payments).where(isOpen);
  if (!payment) return;
  const { userId, tier, grantId, reversedAt, reversalReason } = payment;
  const id = grantId ?? paymentId;
  if (userId && tier)
    await askAccount<unknown>(deps, userId, async (account) =>
      reversalReason === DISPUTED ? account.pausePayment(id) : account.revokePayment(id),
    );
  // Only this reversal: a payment that was reinstated meanwhile may be taken back anew.
  const isThis = and(
    isOpen,
    eq(payments.reversedAt, reversedAt ?? 0),
    sql`${payments.reversalReason} IS ${reversalReason}`,
  );
  await db.update(payments).set({ reversalAppliedAt: now().getTime() }).where(isThis);
}
