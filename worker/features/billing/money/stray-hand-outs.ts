import { and, eq, ne, sql } from "drizzle-orm";
import type { MoneyDifference } from "../../../../shared/audit.ts";
import { distributions, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

const MAX_STRAYS = 100;

/** NGMA that was sent although no credited payment for it is on record, at most 100. */
export async function findStrayHandOuts({ db }: Pick<Deps, "db">): Promise<MoneyDifference[]> {
  const isPaid = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${and(
    eq(payments.id, distributions.paymentId),
    eq(payments.state, "credited"),
    sql`${payments.ngmaAmount} IS NOT NULL`,
  )})`;
  const rows = await db
    .select({ id: distributions.paymentId, txHash: distributions.txHash })
    .from(distributions)
    .where(and(ne(distributions.status, "pending"), sql`NOT ${isPaid}`))
    .limit(MAX_STRAYS);
  return rows.map(({ id, txHash }) => ({
    kind: "hand_out_without_payment",
    id,
    detail: `sent in ${txHash}`,
  }));
}
