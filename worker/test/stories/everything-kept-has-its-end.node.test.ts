import { globSync, readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as schema from "../../db/schema.ts";

/** What is kept, what for, how long, and the file whose code deletes it. `null`: kept for ever, for the reason given. */
type Kept = [purpose: string, retention: string, deletedBy: string | null];

const ERASE = "worker/features/accounts/erase-closed.ts";
const BOOKS = "as tax and commercial law demand";
const ONE_ROW = "one row each, overwritten";

/** Tables of the database; an account's object is erased whole by `erase`. */
const TABLES: Record<string, Kept> = {
  jobs: ["the leases of background work", ONE_ROW, null],
  users: [
    "who signs in",
    "until the account is erased, then without its address",
    "worker/features/accounts/close-account.ts",
  ],
  sessions: ["browsers that are signed in", "7 days without use", "worker/features/auth/jobs.ts"],
  mailboxes: ["free credits are given once a mailbox", "for ever, as a keyed hash", null],
  account_closures: ["the undo link of a closed account", "7 days, then without address", ERASE],
  gifts: ["what admins gave", BOOKS, null],
  key_previews: ["finding an account by a key", "until the account is erased", ERASE],
  mails: ["mail on its way", "until it was taken, at most a day", "worker/features/mail/outbox.ts"],
  magic_links: ["sign-in links and their limits", "a day", "worker/features/auth/jobs.ts"],
  counted_mails: [
    "limits of mails by mailbox and network, as keyed hashes",
    "a day",
    "worker/features/auth/mails/count-mail.ts",
  ],
  queued_links: [
    "newcomers who wait for a sign-in link",
    "two days at most",
    "worker/features/auth/links/queue-link.ts",
  ],
  ended_sessions: ["of the version before", "nothing is written any more", null],
  endings: [
    "what a restore must not bring back",
    "until it is logged",
    "worker/features/backups/log-endings.ts",
  ],
  unmet_endings: ["payments that a restore lost, as they ended", "until each is found again", null],
  webhook_bodies: [
    "what is told to every endpoint alike",
    "five days",
    "worker/features/webhooks/clean-up.ts",
  ],
  call_looks: ["at which close an asset's call was judged", ONE_ROW, null],
  store_sizes: ["how full stores are", ONE_ROW, null],
  restores: ["when sessions begun before are over", ONE_ROW, null],
  payment_intents: ["orders", "unpaid ones until the account is erased", ERASE],
  wallet_proofs: ["wallets that somebody signed for", "until the account is erased", ERASE],
  wallet_challenges: [
    "texts to be signed once",
    "five minutes",
    "worker/features/billing/reconcile/clean-up.ts",
  ],
  payment_claims: ["who claims a payment without proof", "until the account is erased", ERASE],
  amount_slots: [
    "exact amounts in use",
    "48 hours after the order",
    "worker/features/billing/reconcile/clean-up.ts",
  ],
  payments: ["the books", BOOKS, null],
  open_transactions: [
    "transactions that are not settled",
    "until they are",
    "worker/features/billing/reconcile/open/open-transactions.ts",
  ],
  chain_cursors: ["how far each network was read", ONE_ROW, null],
  stray_transfers: [
    "counting what is no payment once",
    "90 days",
    "worker/features/billing/reconcile/clean-up.ts",
  ],
  stray_assets: ["how many there were", "one row an asset, of nobody", null],
  receipts: [
    "the books",
    "for ever, whom they name 10 years",
    "worker/features/billing/orders/receipts/erase-buyers.ts",
  ],
  credit_notes: ["the books", BOOKS, null],
  buyers: ["whom receipts name", "until the account is erased", ERASE],
  notices: ["what a buyer is told by mail", "until the account is erased", ERASE],
  card_customers: ["whose customer somebody is at Stripe", "until the account is erased", ERASE],
  checkout_sessions: ["card payments begun", "unpaid ones until the account is erased", ERASE],
  subscriptions: ["card subscriptions", BOOKS, null],
  card_events: ["an event of Stripe is handled once", "for ever, without a person in it", null],
  distributions: ["NGMA handed out", BOOKS, null],
  audit_log: ["what admins did", BOOKS, null],
  subscribers: [
    "the newsletter",
    "a week after leaving or the last unconfirmed mail",
    "worker/features/newsletter/jobs.ts",
  ],
  ai_spending: ["of the version before", "nothing is written any more", null],
  ai_shares: ["what a day's answers cost", "for ever, of nobody", null],
  provider_health: ["how sources do", ONE_ROW, null],
  cold_asks: ["how often sources are asked", ONE_ROW, null],
  model_readings: [
    "questions a model read, by a hash with the day in it",
    "until a later day",
    "worker/features/analysis/question/model/count-reading.ts",
  ],
  chain_books: ["what we hold", "one row an asset, overwritten", null],
  book_entries: ["the books", BOOKS, null],
  payment_sums: ["a payment that was credited", "one row a token", null],
  account_checks: ["comparison of books and objects", "one row an account, overwritten", null],
  record_moves: ["which chains have their own database", "one row a chain", null],
  record_rows: ["the public record", "for ever: that is its purpose", null],
  record_nodes: ["the tree over the record’s rows", "for ever: that is its purpose", null],
  record_checkpoints: ["the signed heads of that tree", "for ever: that is its purpose", null],
  record_anchors: ["where the record is anchored", "for ever: that is its purpose", null],
  record_stamps: ["proofs of clocks outside", "for ever: that is its purpose", null],
  record_due: ["forecasts without an outcome", "until it is known", "worker/features/record/append-rows.ts"],
  watched_assets: ["the watchlist", "until deleted or the account is erased", ERASE],
  price_alerts: ["alerts", "90 days after they fired or ended", "worker/features/watch/jobs.ts"],
  alert_mails: ["which mails of alerts and mornings go", "until the account is erased", ERASE],
  webhook_endpoints: ["where an account is told of events", "until deleted or the account is erased", ERASE],
  webhook_deliveries: ["what endpoints are told", "five days", "worker/features/webhooks/clean-up.ts"],
  webhook_counts: ["the limits of a day", "two days", "worker/features/webhooks/clean-up.ts"],
  uptime_days: ["how the service did", "90 days", "worker/features/status/uptime.ts"],
  webhook_marks: ["how far the record was told", "one row a chain, overwritten", null],
  talks: [
    "talks that an account keeps",
    "13 months after the last question",
    "worker/features/talks/change-talks.ts",
  ],
  talk_turns: [
    "their questions and answers",
    "as long as their talk",
    "worker/features/talks/change-talks.ts",
  ],
  shares: [
    "answers that somebody shared",
    "90 days, their address a year more",
    "worker/features/shares/end-share.ts",
  ],
};

/** What is put into KV, by the file that does it and the beginning of its keys; KV forgets by itself where it says so. */
const IN_KV: Record<string, Kept> = {
  "worker/features/auth/sessions.ts": ["sessions, by hash", "as long as the session lives", "expirationTtl"],
  "worker/features/markets/cache/price-list.ts": ["price lists", "one a market, overwritten", null],
  "worker/features/markets/cache/read-through.ts": ["bars and quotes", "days", "expirationTtl"],
  "worker/features/markets/store/live-list.ts": ["latest prices", "one a market, overwritten", null],
  "worker/features/record/summarize-record.ts": ["record-summary:", "one a chain, overwritten", null],
  "worker/features/record/scores/keep-scores.ts": ["record-scores:", "one a chain, overwritten", null],
  "worker/features/record/jobs.ts": ["record-figures:", "one a chain, overwritten", null],
  "worker/db/record-head.ts": ["record-head:", "one a chain, overwritten", null],
  "worker/features/x402/offer/read-offer.ts": ["x402:offer", "one key, overwritten", null],
  "worker/features/alarms/run-alarms.ts": ["alarms", "one key, overwritten", null],
  "worker/features/ngma/read-totals.ts": ["ngma:totals", "a minute or a little more", "expirationTtl"],
};

/** What is put into the bucket of bars, likewise; the code that is named leaves out what has ended. */
const IN_BARS: Record<string, Kept> = {
  "worker/features/markets/store/bar-store.ts": ["closed bars", "one file an asset, overwritten", null],
  "worker/features/markets/store/earnings-calendar.ts": [
    "announced days of results",
    "45 days after they are over or replaced",
    "KEEP_DAYS * DAY_MS",
  ],
  "worker/features/analysis/board/stored-board.ts": ["the board", "one file a type, overwritten", null],
  "worker/features/record/boards/record-boards.ts": [
    "the public record",
    "for ever: that is its purpose",
    null,
  ],
  "worker/features/record/log/tiles.ts": ["the public record", "for ever: that is its purpose", null],
};

const tables = Object.entries(schema).flatMap(([name, value]) =>
  is(value, SQLiteTable) ? [{ name, table: getTableName(value) }] : [],
);
const read = (file: string) => readFileSync(file, "utf8");

/** That these files put something away, and no other does; and that each holds what ends it. */
function expectListed(listed: Record<string, Kept>, puts: RegExp): void {
  const files = globSync("worker/**/*.ts").filter((file) => !/\/(test|bench|local)\/|\.test\./.test(file));
  expect(files.filter((file) => puts.test(read(file))).sort()).toEqual(Object.keys(listed).sort());
  for (const [file, [, , deletedBy]] of Object.entries(listed))
    if (deletedBy) expect(read(file)).toContain(deletedBy);
}

describe("everything that is kept has its purpose, its time and what deletes it", () => {
  it("each table is listed, and no other", () => {
    expect(Object.keys(TABLES).sort()).toEqual(tables.map(({ table }) => table).sort());
  });

  it.each(tables)(
    "$table: the code that is named deletes it, or takes the person out of it",
    ({ name, table }) => {
      const [purpose, retention, deletedBy] = TABLES[table] ?? ["", "", ""];
      expect(purpose && retention).not.toBe("");
      if (deletedBy === null) return;
      const ends =
        /(close-account|erase-buyers)\.ts$/.test(deletedBy) || table === "account_closures"
          ? "update"
          : "delete";
      expect(read(deletedBy)).toMatch(new RegExp(`\\.${ends}\\(${name}\\)`));
    },
  );

  it("each file that puts something into KV is listed, and KV forgets it or one key is written over and over", () => {
    expectListed(IN_KV, /\b(cache|sessions|kept)\.put\(/);
  });

  it("each file that puts something into the bucket of bars is listed", () => {
    expectListed(IN_BARS, /\bstore\??\.put\(/);
  });
});
