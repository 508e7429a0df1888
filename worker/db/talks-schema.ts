import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The tables of the object that keeps an account's talks, and its paid replies for a while. Times are epoch ms. */

/** One row: whether the account keeps talks, and that those of the database were taken over. */
export const keeping = sqliteTable(
  "keeping",
  {
    id: integer("id").primaryKey(),
    /** null: it keeps none */
    since: integer("since"),
    movedAt: integer("moved_at").notNull(),
  },
  (table) => [check("keeping_is_one", sql`${table.id} = 1`)],
);

/** Talks, under ids that browsers made. */
export const talks = sqliteTable(
  "talks",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("talks_updated").on(table.updatedAt)],
);

/** Their questions, each with the answer that was given; null while it is worked on, or where none came. */
export const turns = sqliteTable(
  "turns",
  {
    talk: text("talk").notNull(),
    id: text("id").notNull(),
    question: text("question").notNull(),
    askedAt: integer("asked_at").notNull(),
    /** ChatReply as JSON, as `pack` keeps it */
    packed: text("packed"),
    /** our seal on it */
    seal: text("seal"),
    answeredAt: integer("answered_at"),
  },
  (table) => [primaryKey({ columns: [table.talk, table.id] })],
);

/** One row: the account's holdings as typed, if it chose to keep them. */
export const holdings = sqliteTable(
  "holdings",
  { id: integer("id").primaryKey(), text: text("text").notNull(), at: integer("at").notNull() },
  (table) => [check("holdings_are_one", sql`${table.id} = 1`)],
);

/** Paid replies, which their keys can have again. */
export const replies = sqliteTable(
  "replies",
  {
    callId: text("call_id").primaryKey(),
    /** as `pack` keeps it */
    packed: text("packed").notNull(),
    /** when it is forgotten */
    until: integer("until").notNull(),
  },
  (table) => [index("replies_until").on(table.until)],
);

/** One row: the bytes that they take. */
export const replySpace = sqliteTable("reply_space", {
  id: integer("id").primaryKey(),
  bytes: integer("bytes").notNull(),
});
