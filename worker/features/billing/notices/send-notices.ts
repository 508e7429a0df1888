import { and, asc, eq, exists, sql } from "drizzle-orm";
import { describeFailure } from "../../../db/failures.ts";
import { accountClosures, notices, paymentIntents, payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { mailEntry } from "../../mail/outbox.ts";
import { describeOrder } from "../orders/describe-order.ts";
import { isItsWay, ORDER_KEY, selectOrders } from "../orders/select-orders.ts";
import { renderNotice } from "./notice-mail.ts";
import { webhookEntries } from "./webhook-entries.ts";

const MAX_A_RUN = 50;

type Tools = Pick<Deps, "db" | "config" | "now">;
type NoticeRow = typeof notices.$inferSelect;

/**
 * Moves queued notices to the outboxes of mails and webhooks, oldest first, at most 50 a run. One that fails is tried again
 * by the next run and does not delay the others; failures are thrown at the end.
 */
export async function sendNotices(deps: Tools): Promise<void> {
  const due = await deps.db
    // Of a closed account the address is where it waits to be erased.
    .select({
      notice: notices,
      email: sql<
        string | null
      >`CASE WHEN ${users.state} = 'closed' THEN ${accountClosures.email} ELSE ${users.email} END`,
    })
    .from(notices)
    .leftJoin(users, eq(users.id, notices.userId))
    .leftJoin(accountClosures, eq(accountClosures.userId, notices.userId))
    // In the words of the partial index.
    .where(sql`${notices}.sent_at IS NULL`)
    .orderBy(asc(notices.createdAt))
    .limit(MAX_A_RUN);
  const failures: unknown[] = [];
  for (const { notice, email } of due)
    await sendNotice(deps, notice, email).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} notices not sent: ${describeFailure(failures[0])}`,
    );
}

/** Marks the notice as done and queues its mail and webhook deliveries in one batch; of two simultaneous runs only one does. */
async function sendNotice(deps: Tools, notice: NoticeRow, email: string | null): Promise<void> {
  const { db, config, now } = deps;
  const isOpen = and(
    eq(notices.subject, notice.subject),
    eq(notices.kind, notice.kind),
    sql`${notices.sentAt} IS NULL`,
  );
  const done = db.update(notices).set({ sentAt: now().getTime() }).where(isOpen);
  const link = `${config.publicOrigin}${notice.kind === "payment failed" ? "/pricing" : "/account/orders"}`;
  const order = email ? await readSubject(deps, notice) : null;
  const words = email && (await renderNotice(notice.kind, order, link));
  if (!email || !words) return void (await done);
  const id = `notice ${notice.kind} ${notice.subject}`;
  const mail = { id, to: email, kind: "order notice", link, linkName: "order notice", ...words };
  const wasOpen = exists(db.select().from(notices).where(isOpen));
  const webhooks = await webhookEntries(deps, notice, order, wasOpen);
  await db.batch([mailEntry(deps, mail, wasOpen), ...webhooks, done]);
}

/** The payment a notice is about; null for a subscription's. */
async function readSubject(deps: Tools, { subject }: NoticeRow) {
  const id = subject.split(" ")[0] ?? "";
  const [found] = await deps.db
    .select({ key: ORDER_KEY })
    .from(payments)
    .leftJoin(paymentIntents, isItsWay)
    .where(eq(payments.id, id));
  const [order] = found ? await selectOrders(deps, [found.key]) : [];
  return order
    ? (describeOrder(order.ways, order.paid, deps.now()).payments.find((one) => one.id === id) ?? null)
    : null;
}
