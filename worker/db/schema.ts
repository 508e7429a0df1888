import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { NetworkId, PaymentToken } from "../../shared/networks.ts";
import type { PaidTierId, PaymentMethod, TierId } from "../../shared/tiers.ts";

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

/** What a payment buys: months of a plan, or NGMA for a delivery address. */
const product = {
  tier: text("tier").$type<PaidTierId>(),
  months: integer("months"),
  /** whole tokens */
  ngmaAmount: integer("ngma_amount"),
  deliveryAddress: text("delivery_address"),
};

/**
 * Payments announced by a wallet: who pays what from which address, with an amount nobody else was asked for. Addresses
 * are canonical, amounts decimal strings of base units, times epoch ms.
 */
export const paymentIntents = sqliteTable(
  "payment_intents",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    ...product,
    network: text("network").$type<NetworkId>().notNull(),
    token: text("token").$type<PaymentToken>().notNull(),
    sender: text("sender").notNull(),
    receiver: text("receiver").notNull(),
    asset: text("asset").notNull(),
    decimals: integer("decimals").notNull(),
    amount: text("amount").notNull(),
    priceCents: integer("price_cents").notNull(),
    /** micro-dollars per coin; null for assets with a fixed price */
    rateMicroUsd: integer("rate_micro_usd"),
    rateSource: text("rate_source"),
    rateAt: integer("rate_at"),
    state: text("state").$type<"open" | "paid" | "parked" | "expired">().notNull(),
    /** the hash the page reported */
    reportedHash: text("reported_hash"),
    /** JSON of the unsigned transaction handed out last */
    transaction: text("transaction"),
    /** the network's final height when the intent was made: no payment can lie before it */
    fromHeight: integer("from_height").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("payment_intents_user").on(table.userId, table.createdAt),
    index("payment_intents_live").on(table.state, table.network, table.expiresAt),
  ],
);

/** Exact amounts in use: one intent an amount of one asset, free again 48 hours after the intent's end. */
export const amountSlots = sqliteTable(
  "amount_slots",
  {
    network: text("network").$type<NetworkId>().notNull(),
    asset: text("asset").notNull(),
    amount: text("amount").notNull(),
    intentId: text("intent_id").notNull(),
    freeAfter: integer("free_after").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.asset, table.amount] }),
    index("amount_slots_free").on(table.freeAfter),
  ],
);

/**
 * Every payment that came in, card or chain, one row a transaction or invoice for ever: (network, hash) is the lock that
 * keeps one transaction from paying twice. A row is the outbox of its own effects: `credited` and not yet `appliedAt`
 * is applied again by cron, and so is `reversedAt` without `reversalAppliedAt`. Applying is safe to repeat by the id.
 */
export const payments = sqliteTable(
  "payments",
  {
    id: text("id").primaryKey(),
    /** null for money from a wallet no account announced */
    userId: text("user_id"),
    /** a network, or `card` */
    network: text("network").$type<NetworkId | "card">().notNull(),
    /** canonical transaction hash, Stripe invoice id or checkout session id */
    hash: text("hash").notNull(),
    method: text("method").$type<PaymentMethod>().notNull(),
    ...product,
    /** the intent it pays; only credited rows have one, so an intent is paid once */
    intentId: text("intent_id"),
    /** the intent a parked payment seems to be for */
    parkedFor: text("parked_for"),
    asset: text("asset"),
    symbol: text("symbol"),
    decimals: integer("decimals"),
    /** what was received, base units (card: cents) */
    amount: text("amount").notNull(),
    priceCents: integer("price_cents").notNull(),
    sender: text("sender"),
    state: text("state").$type<"credited" | "parked" | "refunded">().notNull(),
    /** error code of a parked payment */
    code: text("code"),
    /** time of the block or invoice */
    paidAt: integer("paid_at").notNull(),
    createdAt: integer("created_at").notNull(),
    /** the plan's months are granted */
    appliedAt: integer("applied_at"),
    /**
     * The id its months are granted under since an admin reinstated it, for the account's object never takes the one
     * again that was taken back; null: its own id.
     */
    grantId: text("grant_id"),
    /** end of the months it bought, as the account's object told it */
    paidUntil: integer("paid_until"),
    /** when the owner was told that the plan ends soon */
    remindedAt: integer("reminded_at"),
    /** refunded, disputed or vanished from its chain: the grant is taken back */
    reversedAt: integer("reversed_at"),
    reversalReason: text("reversal_reason"),
    reversalAppliedAt: integer("reversal_applied_at"),
    /** NGMA payments, base units: burned, locked until `lockedUntil`, and put into liquidity */
    burned: text("burned"),
    locked: text("locked"),
    liquidity: text("liquidity"),
    lockedUntil: integer("locked_until"),
    /** NGMA that was bought: when its hand-out was confirmed */
    deliveredAt: integer("delivered_at"),
    /** when it was last looked for on its chain after it was credited */
    checkedAt: integer("checked_at"),
    /** since when its chain does not know it any more; null while it does */
    missingSince: integer("missing_since"),
  },
  (table) => [
    uniqueIndex("payments_hash").on(table.network, table.hash),
    uniqueIndex("payments_intent").on(table.intentId),
    index("payments_user").on(table.userId, table.createdAt),
    index("payments_to_apply")
      .on(table.createdAt)
      .where(sql`state = 'credited' AND applied_at IS NULL AND tier IS NOT NULL AND reversed_at IS NULL`),
    // The first column is null in all of them: it keeps SQLite from taking the index of all reversed ones instead.
    index("payments_to_reverse")
      .on(table.reversalAppliedAt, table.reversedAt)
      .where(sql`reversed_at IS NOT NULL AND reversal_applied_at IS NULL`),
    index("payments_parked").on(table.createdAt).where(sql`state = 'parked'`),
    index("payments_reversed").on(table.reversedAt).where(sql`reversed_at IS NOT NULL`),
    index("payments_ending").on(table.paidUntil).where(sql`reminded_at IS NULL AND reversed_at IS NULL`),
    index("payments_ngma").on(table.createdAt).where(sql`ngma_amount IS NOT NULL`),
    index("payments_to_deliver")
      .on(table.createdAt)
      .where(sql`ngma_amount IS NOT NULL AND delivered_at IS NULL`),
    index("payments_split").on(table.lockedUntil).where(sql`burned IS NOT NULL`),
    index("payments_to_check")
      .on(table.network, table.createdAt)
      .where(sql`state = 'credited' AND reversed_at IS NULL AND network <> 'card'`),
  ],
);

/**
 * Transactions that concern an intent and are not settled yet: not final everywhere, not readable, or more than one run
 * takes. What a scan found is here before its cursor moves on. `foundAt` is epoch ms.
 */
export const openTransactions = sqliteTable(
  "open_transactions",
  {
    network: text("network").$type<NetworkId>().notNull(),
    hash: text("hash").notNull(),
    intentId: text("intent_id").notNull(),
    /** it brings the intent's own amount */
    isExact: integer("is_exact", { mode: "boolean" }).notNull(),
    foundAt: integer("found_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.hash] })],
);

/** How far each network was scanned for payments. */
export const chainCursors = sqliteTable("chain_cursors", {
  network: text("network").$type<NetworkId>().primaryKey(),
  next: integer("next").notNull(),
  scannedAt: integer("scanned_at").notNull(),
});

/** Stripe's customers, one an account. */
export const cardCustomers = sqliteTable("card_customers", {
  userId: text("user_id").primaryKey(),
  customerId: text("customer_id").notNull().unique(),
});

/** Checkout sessions we opened; what Stripe says of one is compared with this row. */
export const checkoutSessions = sqliteTable(
  "checkout_sessions",
  {
    /** our own id, which is also the key that makes creating it safe to repeat */
    id: text("id").primaryKey(),
    sessionId: text("session_id").unique(),
    userId: text("user_id").notNull(),
    ...product,
    amountCents: integer("amount_cents").notNull(),
    state: text("state").$type<"open" | "paid" | "expired">().notNull(),
    url: text("url"),
    createdAt: integer("created_at").notNull(),
    checkedAt: integer("checked_at"),
  },
  (table) => [
    index("checkout_sessions_user").on(table.userId, table.createdAt),
    index("checkout_sessions_open").on(table.createdAt).where(sql`state = 'open'`),
  ],
);

/** Card subscriptions, as Stripe last told; `endedAt` null: it lives. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    tier: text("tier").$type<PaidTierId>().notNull(),
    status: text("status").notNull(),
    renewsAt: integer("renews_at"),
    /** it was cancelled and ends then */
    endsAt: integer("ends_at"),
    endedAt: integer("ended_at"),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("subscriptions_user").on(table.userId),
    index("subscriptions_live").on(table.userId).where(sql`ended_at IS NULL`),
  ],
);

/** Events Stripe delivered and that were worked through, kept for ever. */
export const cardEvents = sqliteTable("card_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: integer("received_at").notNull(),
});

/** NGMA to be sent for a credited purchase: a row from the moment an admin claims it. The purchase itself is its payment. */
export const distributions = sqliteTable("distributions", {
  paymentId: text("payment_id").primaryKey(),
  status: text("status").$type<"pending" | "sent" | "confirmed">().notNull(),
  claimedBy: text("claimed_by"),
  claimedAt: integer("claimed_at"),
  txHash: text("tx_hash").unique(),
  sentAt: integer("sent_at"),
  /** the transfer was found on chain with the right mint, amount and receiver */
  verifiedAt: integer("verified_at"),
  confirmedAt: integer("confirmed_at"),
});

/** What admins did, only ever added to. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: integer("at").notNull(),
    /** e-mail of the admin */
    admin: text("admin").notNull(),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    detail: text("detail"),
  },
  (table) => [index("audit_log_subject").on(table.subject)],
);

/** Newsletter readers. Tokens are kept as hashes. A row that nobody confirmed goes away after a while. */
export const subscribers = sqliteTable(
  "subscribers",
  {
    email: text("email").primaryKey(),
    confirmHash: text("confirm_hash").unique(),
    unsubscribeHash: text("unsubscribe_hash").unique(),
    network: text("network").notNull(),
    createdAt: integer("created_at").notNull(),
    /** when the last confirmation mail was sent */
    mailedAt: integer("mailed_at").notNull(),
    mails: integer("mails").notNull(),
    confirmedAt: integer("confirmed_at"),
    unsubscribedAt: integer("unsubscribed_at"),
  },
  (table) => [index("subscribers_network").on(table.network, table.mailedAt)],
);

/** What AI answers cost, one row a UTC day, in micro-dollars; an answer under way counts with the most it can cost. */
export const aiSpending = sqliteTable("ai_spending", {
  day: text("day").primaryKey(),
  microUsd: integer("micro_usd").notNull(),
});

/** When each provider last answered and last failed, epoch ms; `failure` is the kind of the last failure. */
export const providerHealth = sqliteTable("provider_health", {
  provider: text("provider").primaryKey(),
  succeededAt: integer("succeeded_at"),
  failedAt: integer("failed_at"),
  failure: text("failure"),
});

/**
 * How often a source was asked about assets nobody lists, one row a source: in its UTC day and in its minute (epoch
 * minutes), both of the last time.
 */
export const coldAsks = sqliteTable("cold_asks", {
  source: text("source").primaryKey(),
  day: text("day").notNull(),
  ofDay: integer("of_day").notNull(),
  minute: integer("minute").notNull(),
  ofMinute: integer("of_minute").notNull(),
});

/**
 * What the last daily comparison of an account found, one row an account: when (epoch ms), and, as JSON, where its
 * object's grants and the payments on record differ; null where they agree.
 */
export const accountChecks = sqliteTable(
  "account_checks",
  {
    userId: text("user_id").primaryKey(),
    checkedAt: integer("checked_at").notNull(),
    differences: text("differences"),
  },
  (table) => [index("account_checks_differing").on(table.userId).where(sql`differences IS NOT NULL`)],
);
