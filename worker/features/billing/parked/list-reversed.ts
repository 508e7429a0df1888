import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { PAYMENTS_PAGE, type ReversedPayment } from "../../../../shared/parked.ts";
import { payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { refundClaimOf } from "./claim-refund.ts";
import { describePayment, nameProduct } from "./describe-payment.ts";

/** The payments that were taken back, a page, the newest first; `after` is the id of the last one of the page before. */
export async function listReversed(
  { db }: Pick<Deps, "db">,
  { after }: { after?: string } = {},
): Promise<ReversedPayment[]> {
  const rows = await db
    .select({ payment: getTableColumns(payments), email: users.email })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    // In the words of the partial index.
    .where(and(sql`${payments}.reversed_at IS NOT NULL`, after === undefined ? undefined : isBehind(after)))
    .orderBy(desc(payments.reversedAt), desc(rowid))
    .limit(PAYMENTS_PAGE);
  return rows.map(({ payment, email }) => ({
    ...describePayment(payment, email),
    product: nameProduct(payment),
    refundAddress: payment.refundAddress,
    refundClaim: refundClaimOf(payment),
    refundTxHash: payment.refundHash,
    reason: payment.reversalReason ?? "",
    reversedAt: new Date(payment.reversedAt ?? 0).toISOString(),
  }));
}

/** Which of one millisecond came last. */
const rowid = sql`${payments}.rowid`;
const isBehind = (id: string) =>
  sql`(${payments.reversedAt}, ${rowid}) < (SELECT reversed_at, rowid FROM payments WHERE id = ${id})`;
