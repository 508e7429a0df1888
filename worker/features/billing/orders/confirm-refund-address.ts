import { and, eq, isNull, or } from "drizzle-orm";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { IS_REFUNDABLE } from "../parked/refund-payment.ts";
import { isPaymentOf } from "./read-order.ts";

/**
 * The buyer says where money that waits is to go back to: that of one payment, or all of an order. He may change it until it
 * has gone. What came in part counts towards its order no more. Money is never sent to whoever it came from, which may be an
 * exchange. Throws `not_found`, `order_state`, `wallet_address_invalid`.
 */
export async function confirmRefundAddress(
  { db, config, now }: Pick<Deps, "db" | "config" | "now">,
  { id, userId, address: text }: { id: string; userId: string; address: string },
): Promise<{ address: string }> {
  const isOwn = and(or(eq(payments.id, id), isPaymentOf(id)), eq(payments.userId, userId));
  const [payment] = await db.select({ network: payments.network }).from(payments).where(isOwn).limit(1);
  if (!payment) throw new AppError("not_found");
  if (payment.network === "card") throw new AppError("order_state");
  const address = SPELLINGS[payment.network].parseAddress(text.trim());
  if (address === null || address === config.chains[payment.network]?.receiver)
    throw new AppError("wallet_address_invalid");
  const written = await db
    .update(payments)
    .set({ refundAddress: address, refundConfirmedAt: now().getTime() })
    .where(and(isOwn, isNull(payments.refundHash), IS_REFUNDABLE))
    .returning({ id: payments.id });
  if (written.length === 0) throw new AppError("order_state");
  return { address };
}
