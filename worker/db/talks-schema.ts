import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The tables of the object that keeps an account's talks. Times are epoch ms. */

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
