import { eq, getTableColumns, sql } from "drizzle-orm";
import { distributions, paymentIntents, payments, receipts } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";
import { nearCents } from "../sale.ts";
import type { PaidRow } from "./describe-order.ts";
import { asCreated, orderIdOf } from "./read-order.ts";

/** SQL: the order of a payment, or the payment itself where none is known, with `payment_intents` joined by `isItsWay`. */
export const ORDER_KEY = sql<string>`coalesce(${paymentIntents.orderId}, ${payments.id})`;
export const isItsWay = eq(paymentIntents.id, payments.wayId);

/** An order with its payments, the oldest first, by its key. */
export interface KeyedOrder {
  key: string;
  ways: BareIntent[];
  paid: PaidRow[];
}

/** The orders of these keys, each with at least one payment, in the same order. */
export async function selectOrders({ db }: Pick<Deps, "db">, keys: readonly string[]): Promise<KeyedOrder[]> {
  const isOneOf = sql`IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const ways = await db
    .select(BARE_COLUMNS)
    .from(paymentIntents)
    .where(sql`${paymentIntents.orderId} ${isOneOf}`);
  const waysOf = Map.groupBy(ways.toSorted(asCreated), orderIdOf);
  const ids = JSON.stringify(ways.map(({ id }) => id));
  const isPaid = sql`${payments.wayId} IN (SELECT value FROM json_each(${ids}))`;
  const rows = await db
    .select({
      payment: getTableColumns(payments),
      handOut: getTableColumns(distributions),
      nearCents,
      receipt: sql<
        number | null
      >`(SELECT max(number) FROM ${receipts} WHERE ${receipts.paymentId} = ${payments.id})`,
    })
    .from(payments)
    .leftJoin(distributions, eq(distributions.paymentId, payments.id))
    .where(sql`${isPaid} OR ${payments.id} ${isOneOf}`);
  const orderOf = new Map(ways.map((way) => [way.id, way]));
  const sorted = rows.toSorted((a, b) => asCreated(a.payment, b.payment));
  const paidOf = Map.groupBy(sorted, ({ payment: { id, wayId } }) => {
    const way = wayId === null ? undefined : orderOf.get(wayId);
    return way ? orderIdOf(way) : id;
  });
  return keys.map((key) => ({
    key,
    ways: waysOf.get(key) ?? [],
    paid: (paidOf.get(key) ?? []).map((row) => ({ ...row, ordered: waysOf.get(key)?.[0] ?? null })),
  }));
}
