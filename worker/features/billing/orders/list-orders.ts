import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { ORDERS_PAGE, type Order, type OrdersReply } from "../../../../shared/orders.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import { distributions, paymentIntents, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { describeOrder } from "./describe-order.ts";
import { listOpen } from "./list-open.ts";
import { isItsWay, ORDER_KEY, selectOrders } from "./select-orders.ts";

/** How many hand-outs the usual time is computed from, at most and at least. */
const TIMED = { most: 50, least: 3 };

/**
 * The orders an account paid for, a page, those with the newest payments first; `after` is the id of the last one of the page
 * before. With the first page those that nothing came for yet.
 */
export async function listOrders(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  { after }: { after?: string } = {},
): Promise<OrdersReply> {
  const [open, keys, usualHours] = await Promise.all([
    after === undefined ? listOpen(deps, userId) : [],
    readKeys(deps, userId, after),
    readUsualHours(deps),
  ]);
  const found = await selectOrders(deps, keys);
  const orders = found.map(({ ways, paid }): Order => describeOrder(ways, paid, deps.now()));
  return { open, orders, next: keys.length < ORDERS_PAGE ? null : (keys.at(-1) ?? null), usualHours };
}

/** Orders by their newest payment; by its row which of one millisecond came last. */
async function readKeys(
  { db }: Pick<Deps, "db">,
  userId: string,
  after: string | undefined,
): Promise<string[]> {
  const newest = sql`max(printf('%016d %016d', ${payments.createdAt}, ${payments}.rowid))`;
  const known = db
    .select({ key: ORDER_KEY.as("key"), newest: newest.as("newest") })
    .from(payments)
    .leftJoin(paymentIntents, isItsWay)
    .where(eq(payments.userId, userId))
    .groupBy(ORDER_KEY)
    .as("known");
  const last = sql`(SELECT newest FROM ${known} WHERE key = ${after ?? ""})`;
  const rows = await db
    .select({ key: known.key })
    .from(known)
    .where(after === undefined ? undefined : sql`${known.newest} < ${last}`)
    .orderBy(desc(known.newest))
    .limit(ORDERS_PAGE);
  return rows.map(({ key }) => key);
}

/** Half of the last hand-outs took no longer than so many hours; null while there were too few. */
async function readUsualHours({ db }: Pick<Deps, "db">): Promise<number | null> {
  const rows = await db
    .select({ ms: sql<number>`${distributions.sentAt} - ${payments.createdAt}` })
    .from(payments)
    .innerJoin(distributions, eq(distributions.paymentId, payments.id))
    .where(and(isNotNull(payments.ngmaAmount), isNotNull(distributions.sentAt)))
    .orderBy(desc(payments.createdAt))
    .limit(TIMED.most);
  const times = rows.map(({ ms }) => ms).toSorted((a, b) => a - b);
  if (times.length < TIMED.least) return null;
  return Math.max(1, Math.ceil((times[Math.floor(times.length / 2)] ?? 0) / HOUR_MS));
}
