import { and, eq, sql } from "drizzle-orm";
import { NGMA_LOCK_DAYS } from "../../../../../shared/ngma.ts";
import { paymentIntents, payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { BareIntent } from "../../intents/open-intents.ts";
import { methodOf } from "../../intents/product.ts";
import { symbolOf } from "../../intents/read-intent.ts";
import { splitNgma } from "../../intents/split-ngma.ts";

const DAY_MS = 86_400_000;

/**
 * Writes a payment to an intent's credit, both rows or neither, and returns its id. Null when that cannot be: the
 * transaction has a row already, or the intent was paid by another one. The two unique indexes are the lock.
 */
export async function creditPayment(
  { db, now }: Pick<Deps, "db" | "now">,
  intent: BareIntent,
  { hash, at }: { hash: string; at: Date },
): Promise<string | null> {
  const id = crypto.randomUUID();
  const row = { ...toPayment(intent, at.getTime()), id, hash, createdAt: now().getTime() };
  const isCredited = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, id)})`;
  const [credited] = await db.batch([
    db.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id }),
    db
      .update(paymentIntents)
      .set({ state: "paid", reportedHash: hash })
      .where(and(eq(paymentIntents.id, intent.id), isCredited)),
  ]);
  return credited[0]?.id ?? null;
}

function toPayment(intent: BareIntent, paidAt: number) {
  const { userId, network, asset, decimals, amount, priceCents, sender } = intent;
  const { tier, months, ngmaAmount, deliveryAddress } = intent;
  return {
    ...{ userId, network, asset, decimals, amount, priceCents, sender },
    ...{ tier, months, ngmaAmount, deliveryAddress },
    intentId: intent.id,
    method: methodOf(intent.token),
    symbol: symbolOf(network, intent.token),
    state: "credited" as const,
    paidAt,
    ...(intent.token === "NGMA" && toSplit(BigInt(amount), paidAt)),
  };
}

function toSplit(amount: bigint, paidAt: number) {
  const { burn, treasury, liquidity } = splitNgma(amount);
  return {
    burned: String(burn),
    locked: String(treasury),
    liquidity: String(liquidity),
    lockedUntil: paidAt + NGMA_LOCK_DAYS * DAY_MS,
  };
}
