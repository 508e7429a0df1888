import { and, asc, eq, gt, inArray, lte, min, type SQL, sql } from "drizzle-orm";
import type { DrizzleSqliteDODatabase } from "drizzle-orm/durable-sqlite";
import { MAX_REPLY_BYTES } from "../../../shared/talk-limits.ts";
import { HOUR_MS } from "../../../shared/time.ts";
import { replies, replySpace } from "../../db/talks-schema.ts";

const DROPPED_A_STEP = 20;

type Db = DrizzleSqliteDODatabase;
export type ReplyRow = typeof replies.$inferSelect;

export const countReplyBytes = (db: Db): number => db.select().from(replySpace).get()?.bytes ?? 0;

/** When the first of them are forgotten, epoch ms: at a full hour, so that many go at once. */
export function repliesDue(db: Db): number {
  const first = db
    .select({ at: min(replies.until) })
    .from(replies)
    .get()?.at;
  return typeof first === "number" ? Math.ceil(first / HOUR_MS) * HOUR_MS : Number.POSITIVE_INFINITY;
}

/** Keeps replies; where they are too many, those that would be forgotten first go. To be called within a transaction. */
export function addReplies(db: Db, rows: readonly ReplyRow[]): void {
  const added = rows.flatMap((row) =>
    db.insert(replies).values(row).onConflictDoNothing().returning(BYTES).all(),
  );
  addBytes(db, sum(added));
  while (countReplyBytes(db) > MAX_REPLY_BYTES) {
    const first = db
      .select({ id: replies.callId })
      .from(replies)
      .orderBy(asc(replies.until))
      .limit(DROPPED_A_STEP);
    dropReplies(db, inArray(replies.callId, first));
  }
}

/** Forgets those whose time is over. */
export const forgetReplies = (db: Db, now: number): void => dropReplies(db, lte(replies.until, now));

/** Deletes all. */
export const eraseReplies = (db: Db): void => dropReplies(db, undefined);

export function findReply(db: Db, callId: string, now: number): string | null {
  const isIt = and(eq(replies.callId, callId), gt(replies.until, now));
  return db.select({ packed: replies.packed }).from(replies).where(isIt).get()?.packed ?? null;
}

/** Which of these calls' replies are kept, and until when. */
export const findReplyEnds = (db: Db, callIds: readonly string[], now: number) =>
  db
    .select({ callId: replies.callId, until: replies.until })
    .from(replies)
    .where(
      and(sql`call_id IN (SELECT value FROM json_each(${JSON.stringify(callIds)}))`, gt(replies.until, now)),
    )
    .all();

function dropReplies(db: Db, which: SQL | undefined): void {
  addBytes(db, -sum(db.delete(replies).where(which).returning(BYTES).all()));
}

const BYTES = { bytes: sql<number>`length(packed)` };
const sum = (rows: readonly { bytes: number }[]) => rows.reduce((all, { bytes }) => all + bytes, 0);

function addBytes(db: Db, bytes: number): void {
  db.insert(replySpace)
    .values({ id: 1, bytes })
    .onConflictDoUpdate({ target: replySpace.id, set: { bytes: sql`bytes + ${bytes}` } })
    .run();
}
