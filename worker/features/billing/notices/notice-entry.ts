import { type SQL, sql } from "drizzle-orm";
import { notices } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

/** What a buyer is told of. */
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
 * The statement that notes what a buyer is to be told, for the same `db.batch` as the deed itself, and only where `isDone`
 * holds there; cron sends it. A second one of the same kind about the same thing is none.
 */
export const noticeEntry = (db: Deps["db"], { subject, kind, userId, at }: Notice, isDone: SQL = sql`true`) =>
  db
    .insert(notices)
    .select(sql`SELECT ${subject}, ${kind}, ${userId}, ${at}, NULL WHERE ${isDone}`)
    .onConflictDoNothing();
