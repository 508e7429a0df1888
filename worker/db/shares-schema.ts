import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The table of an object that stores shared answers, each once however many accounts share it. */
export const sharedBytes = sqliteTable("shared_bytes", {
  /** SHA-256 of the answer's JSON, in hex */
  hash: text("hash").primaryKey(),
  /** the answer, as `pack` keeps it */
  packed: text("packed").notNull(),
});
