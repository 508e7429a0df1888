import { and, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm";
import { LATE_HOURS } from "../../../../shared/payments.ts";
import { amountSlots, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { Order } from "./check-order.ts";
import { type IntentRow, isFor, isOpen, mayBegin } from "./open-intents.ts";

/** An amount is not given out again for so long after its intent's end: 48 hours. */
const SLOT_MS = 2 * LATE_HOURS * 3_600_000;

/**
 * Takes the intent's exact amount and writes the intent, both or neither. False when it could not: the amount is taken,
 * the account's limits are reached, or it has an open intent for the same order. The conditional writes in one batch are
 * the lock; an amount whose time is over is taken over.
 */
export async function insertIntent({ db }: Pick<Deps, "db">, row: IntentRow, order: Order): Promise<boolean> {
  const [, written] = await db.batch([takeSlot(db, row, order), writeIntent(db, row)]);
  return written.length === 1;
}

function takeSlot(db: Deps["db"], { userId, createdAt, ...row }: IntentRow, order: Order) {
  const slot = { intentId: row.id, freeAfter: row.expiresAt + SLOT_MS };
  const isSame = and(isOpen(userId, createdAt), isFor(order));
  return db
    .insert(amountSlots)
    .select(
      sql`SELECT ${row.network}, ${row.asset}, ${row.amount}, ${slot.intentId}, ${slot.freeAfter}
        WHERE ${mayBegin(userId, createdAt)} AND NOT EXISTS (SELECT 1 FROM ${paymentIntents} WHERE ${isSame})`,
    )
    .onConflictDoUpdate({
      target: [amountSlots.network, amountSlots.asset, amountSlots.amount],
      set: slot,
      setWhere: lt(amountSlots.freeAfter, createdAt),
    });
}

function writeIntent(db: Deps["db"], row: IntentRow) {
  return db
    .insert(paymentIntents)
    .select(sql`SELECT ${valuesOf(row)} WHERE EXISTS (SELECT 1 FROM ${amountSlots} WHERE ${isSlotOf(row)})`)
    .returning({ id: paymentIntents.id });
}

/** SQL: the amount an intent took, by its key. */
const isSlotOf = ({ id, network, asset, amount }: IntentRow) =>
  and(
    eq(amountSlots.network, network),
    eq(amountSlots.asset, asset),
    eq(amountSlots.amount, amount),
    eq(amountSlots.intentId, id),
  );

/** In the table's order. */
function valuesOf(row: IntentRow): SQL {
  const names = Object.keys(getTableColumns(paymentIntents)) as (keyof IntentRow)[];
  return sql.join(
    names.map((name) => sql`${row[name]}`),
    sql`, `,
  );
}

/** Takes back an intent that nobody was given, and frees its amount. */
export async function dropIntent({ db }: Pick<Deps, "db">, intent: IntentRow): Promise<void> {
  const { id } = intent;
  const isUnused = and(eq(paymentIntents.id, id), isNull(paymentIntents.transaction));
  await db.batch([
    db
      .delete(amountSlots)
      .where(and(isSlotOf(intent), sql`EXISTS (SELECT 1 FROM ${paymentIntents} WHERE ${isUnused})`)),
    db.delete(paymentIntents).where(isUnused),
  ]);
}
