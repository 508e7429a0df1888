import { type SQL, sql } from "drizzle-orm";
import { notices } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

/** What buyers are notified of. */
export type NoticeKind =
  | "paid"
  | "short"
  | "parked"
  | "refunded"
  | "reversed"
  | "paused"
  | "resumed"
  | "ngma sent"
  | "delivery changed"
  | "payment failed";

interface Notice {
  /** id of the payment; of a subscription with its period */
  subject: string;
  kind: NoticeKind;
  userId: string | SQL;
  /** epoch ms */
  at: number;
}

/**
 * The statement that queues a buyer's notice, for the same `db.batch` as the change itself and only if `isDone` is true there;
 * cron sends it. A second notice of the same kind and subject is ignored.
 */
export const noticeEntry = (db: Deps["db"], { subject, kind, userId, at }: Notice, isDone: SQL = sql`true`) =>
  db
    .insert(notices)
    .select(sql`SELECT ${subject}, ${kind}, ${userId}, ${at}, NULL WHERE ${isDone}`)
    .onConflictDoNothing();
