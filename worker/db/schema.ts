import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row a background job: its lease (epoch ms) keeps two runs from overlapping; the rest tells how it went. */
export const jobs = sqliteTable("jobs", {
  name: text("name").primaryKey(),
  leaseUntil: integer("lease_until").notNull(),
  startedAt: integer("started_at").notNull(),
  succeededAt: integer("succeeded_at"),
  failedAt: integer("failed_at"),
  error: text("error"),
});
