import { sql } from "drizzle-orm";
import { paymentSums } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

/** Credited and not taken back since, in the words of the table. */
export const STANDS = sql`state = 'credited' AND reversed_at IS NULL`;

/**
 * Adds up all payments anew. Triggers keep the sums from then on (`payment_sums_*`), in the step that changes a payment; a dump
 * is taken page by page, so its sums may be of another moment than its payments.
 */
export async function sumPayments({ db }: Pick<Deps, "db">): Promise<void> {
  await db.batch([
    db.delete(paymentSums),
    db.insert(paymentSums).select(
      sql`SELECT network, coalesce(symbol, ''), count(*), sum(price_cents), sum(iif(tier IS NULL, 0, price_cents))
        FROM payments WHERE ${STANDS} GROUP BY network, coalesce(symbol, '')`,
    ),
  ]);
}
