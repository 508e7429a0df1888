import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { describeFailure } from "../../../db/failures.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import { applyReversal } from "../apply/reverse-payment.ts";
import { auditEntry } from "../audit.ts";
import { tells } from "./match-error.ts";

type Tools = Pick<Deps, "db" | "accounts" | "now">;
type PaymentRow = typeof payments.$inferSelect;

/**
 * Reverses a reversal, by an admin: a refund was undone, a dispute won, a transaction is on its chain after all.
 * The months are granted anew, in full, under a new id; NGMA is released. Written in one batch with its audit
 * entry, and only once: a payment that is not reversed gives `decision_made`. It is not reversed again
 * for the same reason, only for another. Throws `not_found`; `payment_refunded` where its money, or a part of it, went
 * back, `refund_claimed` while an admin sends it; `account_unavailable` before anything is written, when the account
 * cannot be asked to end the first grant.
 */
export async function reinstatePayment(
  deps: Tools,
  { id, admin, note }: { id: string; admin: string; note: string },
): Promise<void> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new AppError("not_found");
  if (payment.reversedAt === null) throw new AppError("decision_made");
  await requireHere(deps, id);
  // Cron may not have applied the reversal yet; granting before that would count the months twice.
  await applyReversal(deps, id);
  await write(deps, payment, { admin, note });
  // The row is its own outbox: what fails here is applied by the next run of cron.
  await applyPayment(deps, id).catch((error) =>
    console.warn(
      JSON.stringify({ level: "warn", job: "apply payment", paymentId: id, error: describeFailure(error) }),
    ),
  );
}

/** SQL: money of this payment, or of a part that it completed, was given back or is on its way. */
const isBackOf = (id: string) =>
  sql`(back.id = ${id} OR back.part_of = ${id}) AND coalesce(back.refund_hash, back.refund_claimed_by) IS NOT NULL`;

async function requireHere({ db }: Tools, id: string): Promise<void> {
  const back = alias(payments, "back");
  const rows = await db.select({ hash: back.refundHash }).from(back).where(isBackOf(id));
  if (rows.some(({ hash }) => hash !== null)) throw new AppError("payment_refunded");
  if (rows.length > 0) throw new AppError("refund_claimed");
}

/** All or nothing: the state of a payment that is not as it was read becomes null, which its column refuses. */
async function write(
  { db, now }: Tools,
  payment: PaymentRow,
  { admin, note }: { admin: string; note: string },
) {
  const { id, reversedAt, reversalReason } = payment;
  const isAsRead = sql`reversed_at = ${reversedAt} AND reversal_applied_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM payments AS back WHERE ${isBackOf(id)})`;
  const reinstate = db
    .update(payments)
    .set({
      state: sql`CASE WHEN state = 'credited' AND ${isAsRead} THEN 'credited' END`,
      grantId: crypto.randomUUID(),
      // The reason stays: it is the one that counts no more.
      ...{ reversedAt: null, reversalAppliedAt: null, missingSince: null },
      ...{ appliedAt: null, paidUntil: null, remindedAt: null },
    })
    .where(eq(payments.id, id));
  const detail = `${note} (taken back: ${reversalReason})`;
  const entry = auditEntry(db, {
    admin,
    action: "payment reinstated",
    subject: id,
    detail,
    at: now().getTime(),
  });
  try {
    await db.batch([reinstate, entry]);
  } catch (cause) {
    if (!tells(cause, "NOT NULL constraint failed: payments.state")) throw cause;
    throw new AppError("decision_made", { cause });
  }
}
