import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { ORDERS_PAGE, type Order, type OrdersReply } from "../../../../shared/orders.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import { distributions, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { describeOrder } from "./describe-order.ts";
import { selectOrders } from "./select-orders.ts";

/** Hand-outs that the usual time is told from, and how many of them there must be. */
const TIMED = { most: 50, least: 3 };

/** What an account paid, a page, the newest first; `after` is the id of the last one of the page before. */
export async function listOrders(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  { after }: { after?: string } = {},
): Promise<OrdersReply> {
  const [rows, usualHours] = await Promise.all([
    selectOrders(deps)
      .where(and(eq(payments.userId, userId), after === undefined ? undefined : isBehind(userId, after)))
      .orderBy(desc(payments.createdAt), desc(rowid))
      .limit(ORDERS_PAGE),
    readUsualHours(deps),
  ]);
  const orders = rows.map((row): Order => describeOrder(row));
  return { orders, next: orders.length < ORDERS_PAGE ? null : (orders.at(-1)?.id ?? null), usualHours };
}

/** Which of one millisecond came last. */
const rowid = sql`${payments}.rowid`;
const isBehind = (userId: string, id: string) =>
  sql`(${payments.createdAt}, ${rowid}) < (SELECT created_at, rowid FROM payments WHERE id = ${id} AND user_id = ${userId})`;

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
