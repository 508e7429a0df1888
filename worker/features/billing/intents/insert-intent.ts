import { and, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm";
import { LATE_HOURS } from "../../../../shared/payments.ts";
import { DAY_MS, HOUR_MS } from "../../../../shared/time.ts";
import { amountSlots, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { hasRoom, isReserved } from "../sale.ts";
import type { CheckedOrder } from "./check-order.ts";
import { type IntentRow, isFor, isOpen, mayBegin } from "./open-intents.ts";

/** An amount is not given out again for so long after its intent's end: 48 hours, and 7 days where it alone is the proof. */
const SLOT_MS = 2 * LATE_HOURS * HOUR_MS;
const ADDRESS_SLOT_MS = 7 * DAY_MS;

/** Until when an intent's amount is its own, epoch ms. */
const slotEndOf = ({ sender, expiresAt }: Pick<IntentRow, "sender" | "expiresAt">): number =>
  expiresAt + (sender === "" ? ADDRESS_SLOT_MS : SLOT_MS);

/**
 * Takes the intent's exact amount and writes the intent, both or neither; of NGMA it reserves its tokens if it can. Returns
 * the intent; null when it could not: the amount is taken, the account's limits are reached, it has an open intent for the
 * same order, or the tokens are sold. The conditional writes in one batch are the lock; an amount whose time is over is
 * taken over.
 */
export async function insertIntent(
  { db, config }: Pick<Deps, "db" | "config">,
  row: IntentRow,
  order: CheckedOrder,
): Promise<IntentRow | null> {
  const { userId, createdAt, ngmaAmount } = row;
  const isSame = and(isOpen(userId, createdAt), isFor(order));
  const isForSale = ngmaAmount === null ? sql`true` : hasRoom(config, createdAt, ngmaAmount);
  const isWanted = sql`${mayBegin(userId, createdAt, order)} AND ${isForSale}
    AND NOT EXISTS (SELECT 1 FROM ${paymentIntents} WHERE ${isSame})`;
  const write = writeIntent(db, row, isReserved(config, createdAt, ngmaAmount));
  const [, [written]] = await db.batch([takeFreeSlot(db, row, isWanted), write]);
  return written ? { ...row, ...written } : null;
}

/** A statement that takes the amount where it is free and `isWanted` holds. */
export function takeFreeSlot(db: Deps["db"], row: IntentRow, isWanted: SQL) {
  const slot = { intentId: row.id, freeAfter: slotEndOf(row) };
  return db
    .insert(amountSlots)
    .select(
      sql`SELECT ${row.network}, ${row.asset}, ${row.amount}, ${slot.intentId}, ${slot.freeAfter} WHERE ${isWanted}`,
    )
    .onConflictDoUpdate({
      target: [amountSlots.network, amountSlots.asset, amountSlots.amount],
      set: slot,
      setWhere: lt(amountSlots.freeAfter, row.createdAt),
    });
}

/** A statement that writes the intent where its amount was taken for it. */
export function writeIntent(db: Deps["db"], row: IntentRow, reserved = sql`${Number(row.reserved)}`) {
  return db
    .insert(paymentIntents)
    .select(
      sql`SELECT ${valuesOf(row, reserved)} WHERE EXISTS (SELECT 1 FROM ${amountSlots} WHERE ${isSlotOf(row)})`,
    )
    .returning({ id: paymentIntents.id, reserved: paymentIntents.reserved });
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
function valuesOf(row: IntentRow, reserved: SQL): SQL {
  const { orderId: _, ...written } = getTableColumns(paymentIntents);
  const names = Object.keys(written) as (keyof IntentRow)[];
  return sql.join(
    names.map((name) => (name === "reserved" ? reserved : sql`${row[name]}`)),
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
