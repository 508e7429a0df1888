import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { DAY_MS } from "../../../../shared/time.ts";
import { distributions, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { readDeliveryAddress } from "../intents/delivery.ts";
import { noticeEntry } from "../notices/notice-entry.ts";

/** After a change nothing is sent for this long; the owner is informed by mail. */
const HELD_MS = DAY_MS;

/**
 * The buyer changes where bought NGMA is sent, until an admin has claimed it. Throws `not_found`, `order_state`, and what
 * `readDeliveryAddress` does.
 */
export async function changeDelivery(
  deps: Pick<Deps, "db" | "config" | "chains" | "now">,
  { id, userId, address: text }: { id: string; userId: string; address: string },
): Promise<{ address: string }> {
  const { db, now } = deps;
  const isOwn = and(eq(payments.id, id), eq(payments.userId, userId), isNotNull(payments.ngmaAmount));
  if ((await db.$count(payments, isOwn)) === 0) throw new AppError("not_found");
  const address = await readDeliveryAddress(deps, text);
  const at = now().getTime();
  const claimed = and(
    eq(distributions.paymentId, id),
    or(isNotNull(distributions.claimedBy), ne(distributions.status, "pending")),
  );
  const isOpen = and(
    isOwn,
    eq(payments.state, "credited"),
    isNull(payments.reversedAt),
    ne(payments.deliveryAddress, address),
    sql`NOT EXISTS (SELECT 1 FROM ${distributions} WHERE ${claimed})`,
  );
  const isChanged = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${id} AND delivery_held_until = ${at + HELD_MS})`;
  const [changed] = await db.batch([
    db
      .update(payments)
      .set({ deliveryAddress: address, deliveryHeldUntil: at + HELD_MS })
      .where(isOpen)
      .returning({ id: payments.id }),
    noticeEntry(db, { subject: `${id} ${at}`, kind: "delivery changed", userId, at }, isChanged),
  ]);
  if (changed.length === 0) throw new AppError("order_state");
  return { address };
}
