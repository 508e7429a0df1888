import { and, eq, isNull, or } from "drizzle-orm";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { refundClaimOf } from "../parked/claim-refund.ts";
import { IS_REFUNDABLE } from "../parked/refund-payment.ts";
import { isPaymentOf } from "./read-order.ts";

/**
 * Sets the buyer's refund address for one payment or for all of an order. It may be changed until the refund is sent, but not
 * while an admin has claimed one of them. Partial payments no longer count towards the order.
 * Money is never returned to the sending wallet, which may be an exchange's. Throws `not_found`, `order_state`,
 * `refund_claimed`, `wallet_address_invalid`.
 */
export async function confirmRefundAddress(
  { db, config, now }: Pick<Deps, "db" | "config" | "now">,
  { id, userId, address: text }: { id: string; userId: string; address: string },
): Promise<{ address: string }> {
  const isOwn = and(or(eq(payments.id, id), isPaymentOf(id)), eq(payments.userId, userId));
  const rows = await db.select().from(payments).where(isOwn);
  const [payment] = rows;
  if (!payment) throw new AppError("not_found");
  if (payment.network === "card") throw new AppError("order_state");
  const address = SPELLINGS[payment.network].parseAddress(text.trim());
  if (address === null || address === config.chains[payment.network]?.receiver)
    throw new AppError("wallet_address_invalid");
  if (rows.some((row) => refundClaimOf(row) !== null)) throw new AppError("refund_claimed");
  const written = await db
    .update(payments)
    .set({ refundAddress: address, refundConfirmedAt: now().getTime() })
    .where(and(isOwn, isNull(payments.refundHash), isNull(payments.refundClaimedBy), IS_REFUNDABLE))
    .returning({ id: payments.id });
  if (written.length === 0) throw new AppError("order_state");
  return { address };
}
