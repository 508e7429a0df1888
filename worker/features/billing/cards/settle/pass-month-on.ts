import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { applyPayment } from "../../apply/apply-payment.ts";
import { applyReversal, DISPUTED } from "../../apply/reverse-payment.ts";

type Tools = Pick<Deps, "db" | "accounts" | "now">;
const REASON = "its unused days were taken off the higher plan's price";

/**
 * A month of a lower plan whose unused days the provider took off a higher plan's price ends with it, once, and is noted as
 * that one's part. When the higher month was taken back for good, the lower one is granted again, whole: nobody loses what he paid
 * for. Safe to repeat and in any order.
 */
export async function passMonthOn(deps: Tools, invoiceId: string, userId: string): Promise<void> {
  const { db, now } = deps;
  const isCard = and(
    eq(payments.userId, userId),
    eq(payments.network, "card"),
    eq(payments.state, "credited"),
  );
  const [raise] = await db
    .select()
    .from(payments)
    .where(and(isCard, eq(payments.hash, invoiceId)));
  if (!raise) return;
  if (raise.reversalReason === DISPUTED && raise.reversedAt !== null) return;
  if (raise.reversedAt !== null) return giveBack(deps, raise.id);
  const [lower] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isCard,
        isNull(payments.reversedAt),
        lt(payments.paidAt, raise.paidAt + 1),
        ne(payments.id, raise.id),
        ne(payments.tier, raise.tier ?? "pre-enigma"),
        sql`NOT EXISTS (SELECT 1 FROM payments AS passed WHERE passed.part_of = ${raise.id})`,
      ),
    )
    .orderBy(desc(payments.paidAt))
    .limit(1);
  if (!lower) return;
  await db
    .update(payments)
    .set({ reversedAt: now().getTime(), reversalReason: REASON, partOf: raise.id })
    .where(and(eq(payments.id, lower.id), isNull(payments.reversedAt)));
  await applyReversal(deps, lower.id);
}

async function giveBack(deps: Tools, raiseId: string): Promise<void> {
  const { db } = deps;
  const isPassed = and(eq(payments.partOf, raiseId), eq(payments.reversalReason, REASON));
  const [lower] = await db.select({ id: payments.id }).from(payments).where(isPassed);
  if (!lower) return;
  await applyReversal(deps, lower.id);
  const again = {
    reversedAt: null,
    reversalAppliedAt: null,
    appliedAt: null,
    paidUntil: null,
    remindedAt: null,
  };
  await db
    .update(payments)
    .set({ ...again, grantId: crypto.randomUUID(), partOf: null })
    .where(and(eq(payments.id, lower.id), isPassed));
  await applyPayment(deps, lower.id);
}
