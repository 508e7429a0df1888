import { and, eq, getTableColumns, gt, isNull, type SQL, sql } from "drizzle-orm";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { Order } from "./check-order.ts";
import { toColumns } from "./product.ts";

export type IntentRow = typeof paymentIntents.$inferSelect;

const { transaction: _, ...columns } = getTableColumns(paymentIntents);
/** The columns of a `BareIntent`. */
export const BARE_COLUMNS = columns;
/** An intent without the transaction that was handed out for it, which is most of its bytes. */
export type BareIntent = Omit<IntentRow, "transaction">;

const MOST_OPEN = 5;
const MOST_A_DAY = 50;
const DAY_MS = 86_400_000;

const isOfToday = (userId: string, now: number) =>
  and(eq(paymentIntents.userId, userId), gt(paymentIntents.createdAt, now - DAY_MS));
/** The plus keeps SQLite from the index of all live intents: an account's own are found by account, and are few. */
const canBePaid = (now: number) =>
  and(sql`+${paymentIntents.state} = 'open'`, gt(paymentIntents.expiresAt, now));

/** SQL: an intent of the account that can still be paid in time; none of those was made more than a day ago. */
export const isOpen = (userId: string, now: number) => and(isOfToday(userId, now), canBePaid(now));

/** SQL: an intent for the same order that is not being paid yet: a second payment of the same kind is one of its own. */
export function isFor({ product, network, asset, sender, receiver }: Order): SQL | undefined {
  const { tier, months, ngmaAmount, deliveryAddress } = toColumns(product);
  return and(
    isNull(paymentIntents.reportedHash),
    eq(paymentIntents.network, network),
    eq(paymentIntents.asset, asset),
    eq(paymentIntents.sender, sender),
    eq(paymentIntents.receiver, receiver),
    tier === null ? isNull(paymentIntents.tier) : eq(paymentIntents.tier, tier),
    months === null ? isNull(paymentIntents.months) : eq(paymentIntents.months, months),
    ngmaAmount === null ? isNull(paymentIntents.ngmaAmount) : eq(paymentIntents.ngmaAmount, ngmaAmount),
    deliveryAddress === null
      ? isNull(paymentIntents.deliveryAddress)
      : eq(paymentIntents.deliveryAddress, deliveryAddress),
  );
}

const isBelowLimits = (now: number) => sql<number>`
  count(*) < ${MOST_A_DAY} AND count(CASE WHEN ${canBePaid(now)} THEN 1 END) < ${MOST_OPEN}`;

/** SQL: the account may begin another payment: it has less than 5 open ones, and less than 50 of a day. */
export const mayBegin = (userId: string, now: number) =>
  sql`(SELECT ${isBelowLimits(now)} FROM ${paymentIntents} WHERE ${isOfToday(userId, now)})`;

/**
 * The account's open intent for the same order that is not being paid yet, or null, and whether it may begin another
 * payment.
 */
export async function readStanding(
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
  order: Order,
): Promise<{ same: IntentRow | null; mayBegin: boolean }> {
  const at = now().getTime();
  const isSame = and(isOpen(userId, at), isFor(order));
  const [same, may] = await db.batch([
    db.select().from(paymentIntents).where(isSame).limit(1),
    db
      .select({ may: isBelowLimits(at) })
      .from(paymentIntents)
      .where(isOfToday(userId, at)),
  ]);
  return { same: same[0] ?? null, mayBegin: may[0]?.may === 1 };
}
