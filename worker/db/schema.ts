import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TierId } from "../../shared/tiers.ts";

/** One row a background job: its lease (epoch ms) keeps two runs from overlapping; the rest tells how it went. */
export const jobs = sqliteTable("jobs", {
  name: text("name").primaryKey(),
  leaseUntil: integer("lease_until").notNull(),
  startedAt: integer("started_at").notNull(),
  succeededAt: integer("succeeded_at"),
  failedAt: integer("failed_at"),
  error: text("error"),
});

/** The people who signed in at least once, one row a canonical e-mail. */
export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  /** the plan chosen on the form of the last sign-in; it grants nothing */
  offeredTier: text("offered_tier").$type<TierId>().notNull(),
  createdAt: integer("created_at").notNull(),
});

/**
 * Sign-in links of the last quarter of an hour, which are also what their limits count. Tokens, nonces and network
 * addresses are here as hashes only; times are epoch ms.
 */
export const magicLinks = sqliteTable(
  "magic_links",
  {
    /** grows: of two links the greater is the newer */
    id: integer("id").primaryKey({ autoIncrement: true }),
    hash: text("hash").notNull().unique(),
    email: text("email").notNull(),
    network: text("network").notNull(),
    nonceHash: text("nonce_hash").notNull(),
    offeredTier: text("offered_tier").$type<TierId>().notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** used, or ended by a newer link */
    closedAt: integer("closed_at"),
  },
  (table) => [
    index("magic_links_email").on(table.email, table.createdAt),
    index("magic_links_network").on(table.network, table.createdAt),
    index("magic_links_expires").on(table.expiresAt),
  ],
);

/** Sessions that were signed out, by the hash of their id, kept as long as a session can live. */
export const endedSessions = sqliteTable(
  "ended_sessions",
  { hash: text("hash").primaryKey(), endedAt: integer("ended_at").notNull() },
  (table) => [index("ended_sessions_ended").on(table.endedAt)],
);
