import { eq, sql } from "drizzle-orm";
import { INTENT_MINUTES } from "../../../../../shared/payments.ts";
import { MINUTE_MS } from "../../../../../shared/time.ts";
import { paymentIntents } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { takeFreeSlot, writeIntent } from "../../intents/insert-intent.ts";
import { makeReference } from "../../intents/make-reference.ts";
import type { BareIntent, IntentRow } from "../../intents/open-intents.ts";
import { pickAbove } from "../../intents/pick-amount.ts";

const STABLECOIN_MICRO_USD = 1_000_000;

/** The open order for the rest of one whose payment came short, or null. */
export async function findRemainder({ db }: Pick<Deps, "db">, intentId: string): Promise<IntentRow | null> {
  const [row] = await db.select().from(paymentIntents).where(eq(paymentIntents.remainderOf, intentId));
  return row ?? null;
}

/**
 * What is left of an order is asked for by an amount of its own, at the same rate and for another quarter of an hour; no
 * sender is declared for it, for its exact amount proves it. One an order, however often this is repeated; null where no
 * amount is free. Returns its id.
 */
export async function openRemainder(
  deps: Pick<Deps, "db" | "now">,
  intent: BareIntent,
  received: bigint,
): Promise<string | null> {
  const known = await findRemainder(deps, intent.id);
  if (known) return known.id;
  const missing = BigInt(intent.amount) - received;
  const rateMicroUsd = BigInt(intent.rateMicroUsd ?? STABLECOIN_MICRO_USD);
  const coin = { rateMicroUsd, decimals: intent.decimals, multipleOf: 1n };
  for (let attempt = 0; ; attempt++) {
    const amount = pickAbove(missing, coin, attempt, Math.random());
    if (amount === null) return null;
    const row = toRow(deps.now().getTime(), intent, amount);
    const isNew = sql`NOT EXISTS (SELECT 1 FROM ${paymentIntents} WHERE ${eq(paymentIntents.remainderOf, intent.id)})`;
    const [, written] = await deps.db.batch([takeFreeSlot(deps.db, row, isNew), writeIntent(deps.db, row)]);
    if (written.length === 1) return row.id;
    const other = await findRemainder(deps, intent.id);
    if (other) return other.id;
  }
}

/** The rest of the same order: its price stays the whole one, by which it is judged. */
function toRow(now: number, intent: BareIntent, amount: bigint): IntentRow {
  return {
    ...intent,
    id: crypto.randomUUID(),
    remainderOf: intent.id,
    reference: makeReference(intent.network, intent.token),
    ...{ sender: "", transaction: null, reportedHash: null, state: "open" },
    amount: String(amount),
    ...{ createdAt: now, expiresAt: now + INTENT_MINUTES * MINUTE_MS },
  };
}
