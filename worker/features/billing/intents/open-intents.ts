import { and, eq, getTableColumns, gt, isNull, type SQL, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../../../../shared/time.ts";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { CheckedOrder } from "./check-order.ts";
import { toColumns } from "./product.ts";

export type IntentRow = Omit<typeof paymentIntents.$inferSelect, "orderId">;

const { transaction: _, orderId: __, ...columns } = getTableColumns(paymentIntents);
/** The columns of a `BareIntent`. */
export const BARE_COLUMNS = columns;
/** An intent without the transaction that was handed out for it, which is most of its bytes. */
export type BareIntent = Omit<IntentRow, "transaction">;

/** An unpaid payment is replaced by the next one, so that comparing networks locks nobody out; it stays payable itself. */
export const MAX_AN_HOUR = 10;
export const MAX_A_DAY = 50;
/** Of those that declare no wallet: their amounts are kept for a week. */
const MAX_BY_ADDRESS = 10;

const isOfToday = (userId: string, now: number) =>
  and(eq(paymentIntents.userId, userId), gt(paymentIntents.createdAt, now - DAY_MS));
/** The plus keeps SQLite from the index of all live intents: an account's own are found by account, and are few. */
const canBePaid = (now: number) =>
  and(sql`+${paymentIntents.state} = 'open'`, gt(paymentIntents.expiresAt, now));

/** SQL: an intent of the account that can still be paid in time; none of those was made more than a day ago. */
export const isOpen = (userId: string, now: number) => and(isOfToday(userId, now), canBePaid(now));

/** SQL: an intent for the same order that is not being paid yet: a second payment of the same kind is one of its own. */
export function isFor({ product, network, asset, sender, receiver }: CheckedOrder): SQL | undefined {
  const { tier, months, ngmaAmount, deliveryAddress } = toColumns(product);
  return and(
    isNull(paymentIntents.reportedHash),
    isNull(paymentIntents.firstId),
    eq(paymentIntents.network, network),
    eq(paymentIntents.asset, asset),
    // Of those that declare no wallet there are many: an account's own are found by account.
    sql`+${paymentIntents.sender} = ${sender}`,
    eq(paymentIntents.receiver, receiver),
    tier === null ? isNull(paymentIntents.tier) : eq(paymentIntents.tier, tier),
    months === null ? isNull(paymentIntents.months) : eq(paymentIntents.months, months),
    ngmaAmount === null ? isNull(paymentIntents.ngmaAmount) : eq(paymentIntents.ngmaAmount, ngmaAmount),
    deliveryAddress === null
      ? isNull(paymentIntents.deliveryAddress)
      : eq(paymentIntents.deliveryAddress, deliveryAddress),
  );
}

/** The rest of a payment that came short is asked for by us. */
const isBelowLimits = (now: number, { sender }: Pick<CheckedOrder, "sender">) => sql<number>`
  count(CASE WHEN ${paymentIntents.firstId} IS NULL THEN 1 END) < ${MAX_A_DAY}
  AND count(CASE WHEN ${paymentIntents.firstId} IS NULL AND ${paymentIntents.createdAt} > ${now - HOUR_MS} THEN 1 END) < ${MAX_AN_HOUR}
  AND (${sender} <> '' OR count(CASE WHEN ${paymentIntents.firstId} IS NULL AND ${paymentIntents.sender} = '' THEN 1 END) < ${MAX_BY_ADDRESS})`;

/** SQL: the account may begin another payment: less than 10 of an hour, 50 of a day, 10 of a day by address alone. */
export const mayBegin = (userId: string, now: number, order: Pick<CheckedOrder, "sender">) =>
  sql`(SELECT ${isBelowLimits(now, order)} FROM ${paymentIntents} WHERE ${isOfToday(userId, now)})`;

/**
 * The account's open intent for the same order that is not being paid yet, or null, and whether it may begin another
 * payment.
 */
export async function readStanding(
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
  order: CheckedOrder,
): Promise<{ same: IntentRow | null; mayBegin: boolean }> {
  const at = now().getTime();
  const isSame = and(isOpen(userId, at), isFor(order));
  const [same, may] = await db.batch([
    db.select().from(paymentIntents).where(isSame).limit(1),
    db
      .select({ may: isBelowLimits(at, order) })
      .from(paymentIntents)
      .where(isOfToday(userId, at)),
  ]);
  return { same: same[0] ?? null, mayBegin: may[0]?.may === 1 };
}
