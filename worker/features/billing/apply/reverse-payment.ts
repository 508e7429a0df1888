import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { askAccount } from "../../keys/ask-account.ts";

type Tools = Pick<Deps, "db" | "accounts" | "now">;

/**
 * Takes a credited payment back: it was refunded, disputed, or is not on its chain any more. What it bought ends now, or
 * never begins when it was not applied yet. Safe to repeat; the first reason stays. Throws `account_unavailable` once
 * the reversal is on record; then cron does the rest.
 */
export async function reversePayment(
  deps: Tools,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  const { db, now } = deps;
  const stands = and(eq(payments.id, paymentId), eq(payments.state, "credited"), isNull(payments.reversedAt));
  await db.update(payments).set({ reversedAt: now().getTime(), reversalReason: reason }).where(stands);
  await applyReversal(deps, paymentId);
}

/** The second half of a reversal: takes the months back from the account. Safe to repeat. */
export async function applyReversal(deps: Tools, paymentId: string): Promise<void> {
  const { db, now } = deps;
  const isOpen = and(
    eq(payments.id, paymentId),
    isNotNull(payments.reversedAt),
    isNull(payments.reversalAppliedAt),
  );
  const [payment] = await db.select().from(payments).where(isOpen);
  if (!payment) return;
  const { userId, tier } = payment;
  if (userId && tier) await askAccount(deps, userId, async (account) => account.revokePayment(paymentId));
  await db.update(payments).set({ reversalAppliedAt: now().getTime() }).where(isOpen);
}
