import { type SQL, sql } from "drizzle-orm";
import type { WebhookData, WebhookEvent } from "../../../shared/webhook-events.ts";
import { webhookBodies, webhookDeliveries } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

/** An endpoint's rows, those that were taken included; beyond them it hears of nothing new. */
const MAX_ROWS = 1_000;

/** Something an account may want to hear of; `userId` null: all of them, and `sharedBody` has its words. */
export interface Happened<Type extends WebhookEvent> {
  type: Type;
  userId: string | null;
  /** names what happened: of two of one name an endpoint hears once */
  subject: string;
  /** epoch ms */
  at: number;
  data: WebhookData<Type>;
}

/** What is sent: the same bytes at every try. */
export const writeBody = (type: string, at: number, data: object): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });

/** The statement before that of an event with the same body for all, such as `record.scored`: the body is stored once. */
export const sharedBody = <Type extends WebhookEvent>(
  { db, now }: Pick<Deps, "db" | "now">,
  { type, subject, at, data }: Happened<Type>,
  when: SQL,
) =>
  db
    .insert(webhookBodies)
    .select(sql`SELECT ${subject}, ${writeBody(type, at, data)}, ${now().getTime()} WHERE ${when}`)
    .onConflictDoNothing();

/** SQL: the body of a delivery. */
export const BODY = sql<string>`iif(${webhookDeliveries.body} = '',
  coalesce((SELECT b.body FROM ${webhookBodies} AS b WHERE b.subject = ${webhookDeliveries.subject}), ''), ${webhookDeliveries.body})`;

/**
 * The statement that puts an event into the outbox of each active endpoint that asked for it, for the same `db.batch` as
 * the event: never one without the other. `when` is a condition over tables.
 */
export function webhookEntry<Type extends WebhookEvent>(
  { db, now }: Pick<Deps, "db" | "now">,
  { type, userId, subject, at, data }: Happened<Type>,
  when: SQL = sql`true`,
) {
  const made = now().getTime();
  const body = userId === null ? "" : writeBody(type, at, data);
  const isWhose = userId === null ? sql`true` : sql`e.user_id = ${userId}`;
  return db
    .insert(webhookDeliveries)
    .select(
      sql`SELECT 'msg_' || lower(hex(randomblob(12))), e.id, e.user_id, ${type}, ${subject}, ${body},
        ${made}, 0, ${made}, NULL, NULL, '[]'
      FROM webhook_endpoints AS e JOIN users AS u ON u.id = e.user_id
      WHERE ${isWhose} AND e.state = 'active' AND u.state = 'open'
        AND EXISTS (SELECT 1 FROM json_each(e.events) WHERE value = ${type})
        AND (SELECT count(*) FROM webhook_deliveries AS d WHERE d.endpoint_id = e.id) < ${MAX_ROWS} AND ${when}`,
    )
    .onConflictDoNothing();
}
