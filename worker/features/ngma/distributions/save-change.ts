import { and, eq, sql } from "drizzle-orm";
import { distributions, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { auditEntry } from "../../billing/audit.ts";
import { noticeEntry } from "../../billing/notices/notice-entry.ts";
import type { Decided, HandOut } from "./decide-change.ts";

interface Write extends Decided {
  paymentId: string;
  /** as it was read, which is what was decided on */
  before: HandOut;
  heldAt: number | null;
  deliveryAddress: string | null;
  userId: string | null;
  admin: string;
  at: number;
  detail: string | null;
}

/**
 * Writes a change and its audit entry together, or neither: false when the row is no longer as it was read. The status
 * of such a row becomes null, which its column refuses, and that undoes the whole batch. Throws `transaction_used` when
 * the hash belongs to another hand-out.
 */
export async function saveChange({ db }: Pick<Deps, "db">, write: Write): Promise<boolean> {
  const { paymentId, next, admin, at, action, detail } = write;
  const claim = db.insert(distributions).values({ paymentId, status: "pending" }).onConflictDoNothing();
  const change = db
    .update(distributions)
    .set({ ...next, status: sql`CASE WHEN ${isAsRead(write)} THEN ${next.status} END` })
    .where(eq(distributions.paymentId, paymentId));
  // What is confirmed leaves the index of what is to be handed out.
  const leave = db.update(payments).set({ deliveredAt: next.confirmedAt }).where(eq(payments.id, paymentId));
  const entry = auditEntry(db, { admin, action: `distribution ${action}`, subject: paymentId, detail, at });
  const isSent = sql`${action === "sent" ? 1 : 0}`;
  const notice = noticeEntry(
    db,
    { subject: paymentId, kind: "ngma sent", userId: write.userId ?? "", at },
    isSent,
  );
  try {
    await db.batch([claim, change, leave, entry, notice]);
    return true;
  } catch (error) {
    if (tells(error, "NOT NULL constraint failed: distributions.status")) return false;
    if (tells(error, "UNIQUE constraint failed: distributions.tx_hash"))
      throw new AppError("transaction_used", { cause: error });
    throw error;
  }
}

const isAsRead = ({ before, heldAt, deliveryAddress, paymentId }: Write) =>
  and(
    sql`${distributions.status} = ${before.status}`,
    sql`${distributions.claimedBy} IS ${before.claimedBy}`,
    sql`${distributions.claimedAt} IS ${before.claimedAt}`,
    sql`${distributions.txHash} IS ${before.txHash}`,
    sql`${distributions.verifiedAt} IS ${before.verifiedAt}`,
    sql`(SELECT reversed_at FROM payments WHERE id = ${paymentId}) IS ${heldAt}`,
    sql`(SELECT delivery_address FROM payments WHERE id = ${paymentId}) IS ${deliveryAddress}`,
  );

/** Whether a failure, or what led to it, says so. */
function tells(error: unknown, words: string): boolean {
  return error instanceof Error && (error.message.includes(words) || tells(error.cause, words));
}
