import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LoggedEndpoint } from "../../shared/endpoints.ts";
import type { KeyMode } from "../../shared/key-mode.ts";
import type { PaidTierId, PlanSource, TierId } from "../../shared/tiers.ts";

/**
 * The tables of one account's object. Times are epoch ms. Triggers, which drizzle has no words for, keep `used` and
 * `tallies` in step with `calls`: they are in `migrations/account`.
 */

/** States of a call: credit reserved, debited, released, or expired because the worker never ended it. */
export const HELD = 0;
export const PAID = 1;
export const FREE = 2;
export const EXPIRED = 3;

/** One row: the month that was entered last. */
export const account = sqliteTable(
  "account",
  {
    id: integer("id").primaryKey(),
    firstAt: integer("first_at").notNull(),
    bucket: integer("bucket").notNull(),
    tier: text("tier").$type<TierId>().notNull(),
    monthStart: integer("month_start").notNull(),
    monthEnd: integer("month_end").notNull(),
    resetsAt: integer("resets_at").notNull(),
    state: text("state").$type<"open" | "suspended" | "closed">().notNull().default("open"),
    /** the number of the change that set `state`: of two the greater holds */
    standing: integer("standing").notNull().default(0),
    /** credits given by admins for the month `bucket` */
    extra: integer("extra").notNull().default(0),
    /** free credits that another account of the mailbox has had, and until when they count */
    carried: integer("carried").notNull().default(0),
    carriedUntil: integer("carried_until").notNull().default(0),
  },
  (table) => [check("account_is_one", sql`${table.id} = 1`)],
);

/** Months of payments; without a tier a payment that was taken back before it was applied. */
export const purchases = sqliteTable("purchases", {
  seq: integer("seq").primaryKey(),
  paymentId: text("payment_id").notNull().unique(),
  source: text("source").$type<PlanSource>(),
  tier: text("tier").$type<PaidTierId>(),
  months: integer("months").notNull(),
  at: integer("at").notNull(),
  revokedAt: integer("revoked_at"),
});

/** When months of a payment rested, its payment being disputed; `until_at` null: they rest now. */
export const pauses = sqliteTable(
  "pauses",
  {
    seq: integer("seq").primaryKey(),
    paymentId: text("payment_id").notNull(),
    fromAt: integer("from_at").notNull(),
    untilAt: integer("until_at"),
  },
  (table) => [uniqueIndex("pauses_open").on(table.paymentId).where(sql`until_at IS NULL`)],
);

/** Credits given by admins, by the gift's id. */
export const gifts = sqliteTable("gifts", {
  id: text("id").primaryKey(),
  credits: integer("credits").notNull(),
  at: integer("at").notNull(),
});

export const keys = sqliteTable("keys", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  id: text("id").notNull().unique(),
  name: text("name").notNull(),
  hash: text("hash").notNull().unique(),
  preview: text("preview").notNull(),
  createdAt: integer("created_at").notNull(),
  endsAt: integer("ends_at"),
  /** of calls that are no longer in the log */
  lastUsedAt: integer("last_used_at"),
  mode: text("mode").$type<KeyMode>().notNull().default("live"),
  /** the first of the keys that were rolled into each other: they have one budget together */
  family: text("family").notNull().default(""),
  /** what its owner lets it do; null is no limit, lists are JSON */
  budget: integer("budget"),
  endpoints: text("endpoints"),
  networks: text("networks"),
  origins: text("origins"),
  expiresAt: integer("expires_at"),
});

/** What people allowed apps: the key of the same id once the code was redeemed; `hash` is of that code, then of the refresh token. */
export const grants = sqliteTable("grants", {
  id: text("id").primaryKey(),
  keyName: text("key_name").notNull(),
  preview: text("preview").notNull(),
  name: text("name"),
  host: text("host").notNull(),
  clientId: text("client_id").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  challenge: text("challenge").notNull(),
  budget: integer("budget").notNull(),
  hash: text("hash").notNull(),
  codeUntil: integer("code_until"),
});

/** A call is one row from its reservation on, which is the account's log as well. Test calls are of bucket 0, which no month has. */
export const calls = sqliteTable(
  "calls",
  {
    seq: integer("seq").primaryKey(),
    id: text("id").notNull(),
    keyId: text("key_id").notNull(),
    endpoint: text("endpoint").$type<LoggedEndpoint>().notNull(),
    bucket: integer("bucket").notNull(),
    state: integer("state").notNull(),
    until: integer("until").notNull(),
    status: integer("status").notNull(),
    credits: integer("credits").notNull(),
    ms: integer("ms").notNull(),
    at: integer("at").notNull(),
    method: text("method").notNull().default("POST"),
    /** the error's code; null for an answer */
    code: text("code"),
    /** credits reserved while it runs; it costs at most these */
    held: integer("held").notNull().default(1),
  },
  (table) => [
    index("calls_key").on(table.keyId, table.endpoint),
    index("calls_endpoint").on(table.endpoint),
    index("calls_held").on(table.id, table.bucket, table.until, table.held).where(sql`state = 0`),
    index("calls_key_errors").on(table.keyId, table.endpoint).where(sql`status >= 400`),
    index("calls_errors").on(table.endpoint).where(sql`status >= 400`),
  ],
);

/** Credits of a month, by key. */
export const used = sqliteTable(
  "used",
  {
    bucket: integer("bucket").notNull(),
    keyId: text("key_id").notNull(),
    credits: integer("credits").notNull(),
    family: text("family").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.keyId] })],
);

/** Calls, their credits and those that were refused or failed, of a day (UTC), a key and an endpoint: also of calls too many to be logged. */
export const tallies = sqliteTable(
  "tallies",
  {
    date: text("date").notNull(),
    keyId: text("key_id").notNull(),
    endpoint: text("endpoint").$type<LoggedEndpoint>().notNull(),
    calls: integer("calls").notNull(),
    credits: integer("credits").notNull(),
    errors: integer("errors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.keyId, table.endpoint] })],
);

/** Which notices on used credits (subject "") or on a key family's monthly budget the owner has got. */
export const notices = sqliteTable(
  "notices",
  {
    bucket: integer("bucket").notNull(),
    subject: text("subject").notNull(),
    /** 80 or 100 */
    percent: integer("percent").notNull(),
    /** when sending began */
    at: integer("at").notNull(),
    told: integer("told", { mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.subject] })],
);

/** Of the worker before this one, which counted by day alone; nothing reads it any more. */
export const days = sqliteTable("days", {
  date: text("date").primaryKey(),
  calls: integer("calls").notNull(),
  credits: integer("credits").notNull(),
});

export const idempotency = sqliteTable("idempotency", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  key: text("key").notNull().unique(),
  requestHash: text("request_hash").notNull(),
  callId: text("call_id").notNull(),
  /** of answers kept before there was `packed` */
  body: text("body"),
  at: integer("at").notNull(),
  /** of answers kept before there were `replies`: the answer, as `pack` keeps it */
  packed: text("packed"),
  /** null while the call runs */
  answeredAt: integer("answered_at"),
});

/**
 * Paid replies, written in the step that debits them, until they are in the object that keeps them, a minute at most: a
 * worker that dies afterwards has lost nothing.
 */
export const replies = sqliteTable("replies", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  callId: text("call_id").notNull().unique(),
  /** whose: the object's own name, by which it finds the other one */
  account: text("account").notNull(),
  /** when it is forgotten */
  until: integer("until").notNull(),
  at: integer("at").notNull(),
  /** as `pack` keeps it */
  packed: text("packed").notNull(),
});

/** Of the worker before this one, which debited before an answer was whole; nothing reads it any more. */
export const drafts = sqliteTable("drafts", {
  callId: text("call_id").primaryKey(),
  until: integer("until").notNull(),
});
