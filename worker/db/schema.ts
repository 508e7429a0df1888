import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Action } from "../../shared/action.ts";
import type { MarketKind } from "../../shared/markets.ts";
import type { NetworkId, PaymentToken } from "../../shared/networks.ts";
import type { Chain } from "../../shared/record-head.ts";
import type { PaidTierId, PaymentMethod, TierId } from "../../shared/tiers.ts";
import type { MorningEvery, MorningOf } from "../../shared/watch.ts";
import type { Webhook } from "../../shared/webhooks.ts";
import { packedText } from "./packed.ts";

/** The record's tables as they were here before it had a database of its own; `moveRecord` alone reads them once they are moved. */
export * from "./record-schema.ts";

export type AccountState = "open" | "suspended" | "closed";

/** One row a background job: its lease (epoch ms) keeps two runs from overlapping; the other columns are the last result. */
export const jobs = sqliteTable("jobs", {
  name: text("name").primaryKey(),
  leaseUntil: integer("lease_until").notNull(),
  startedAt: integer("started_at").notNull(),
  succeededAt: integer("succeeded_at"),
  failedAt: integer("failed_at"),
  error: text("error"),
});

/** The people who signed in at least once, one row a canonical e-mail. */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    /** the plan chosen on the form of the last sign-in; it grants nothing */
    offeredTier: text("offered_tier").$type<TierId>().notNull(),
    createdAt: integer("created_at").notNull(),
    /** a closed account's `email` is only its id; the address is in `account_closures` until it is erased */
    state: text("state").$type<AccountState>().notNull().default("open"),
    stateReason: text("state_reason"),
    /** e-mail of the admin who suspended or reopened it */
    stateBy: text("state_by"),
    stateAt: integer("state_at"),
    /** Grows with each change its object must hear of; the row is the outbox of `applyStanding`. */
    standing: integer("standing").notNull().default(0),
    standingApplied: integer("standing_applied").notNull().default(0),
    /** since when its talks are kept, as it was before their object took them over; null: they are not */
    talksKeptSince: integer("talks_kept_since"),
    /** when that was */
    talksMovedAt: integer("talks_moved_at"),
  },
  (table) => [index("users_to_apply").on(table.createdAt).where(sql`standing > standing_applied`)],
);

/** What signed-in browsers hold, by the hash of the cookie. `country` is where the network said it was last used. */
export const sessions = sqliteTable(
  "sessions",
  {
    hash: text("hash").primaryKey(),
    userId: text("user_id").notNull(),
    device: text("device").notNull(),
    country: text("country"),
    createdAt: integer("created_at").notNull(),
    /** noted at most once an hour */
    usedAt: integer("used_at").notNull(),
    /** how many restores there had been when it began: after another one it is over */
    epoch: integer("epoch").notNull().default(0),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_used").on(table.usedAt),
    index("sessions_created").on(table.createdAt),
  ],
);

/**
 * Mailboxes by a keyed hash, a large provider's spellings of one being one: whose account has its free credits, and what
 * closed ones have used of them (until when, epoch ms).
 */
export const mailboxes = sqliteTable(
  "mailboxes",
  {
    hash: text("hash").primaryKey(),
    holder: text("holder"),
    carried: integer("carried").notNull().default(0),
    carriedUntil: integer("carried_until").notNull().default(0),
    /** the account whose object has received `carried`, so that its usage is not counted twice */
    toldTo: text("told_to"),
  },
  (table) => [index("mailboxes_holder").on(table.holder)],
);

/** Accounts their owners closed. The address stays for the undo link and is erased after it. */
export const accountClosures = sqliteTable(
  "account_closures",
  {
    userId: text("user_id").primaryKey(),
    email: text("email"),
    undoHash: text("undo_hash").unique(),
    closedAt: integer("closed_at").notNull(),
    /** when the end of its card subscription was requested */
    cancelledAt: integer("cancelled_at"),
    erasedAt: integer("erased_at"),
  },
  (table) => [index("account_closures_closed").on(table.closedAt).where(sql`erased_at IS NULL`)],
);

/** Months of a plan or credits of the running month that an admin gave; each is applied to its account by its id. */
export const gifts = sqliteTable(
  "gifts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    tier: text("tier").$type<PaidTierId>(),
    months: integer("months"),
    credits: integer("credits"),
    reason: text("reason").notNull(),
    admin: text("admin").notNull(),
    createdAt: integer("created_at").notNull(),
    appliedAt: integer("applied_at"),
  },
  (table) => [
    index("gifts_user").on(table.userId, table.createdAt),
    index("gifts_to_apply").on(table.createdAt).where(sql`applied_at IS NULL`),
  ],
);

/** What is shown of each API key, by which admins find its account; the key itself is the account's object's. */
export const keyPreviews = sqliteTable(
  "key_previews",
  {
    keyId: text("key_id").primaryKey(),
    userId: text("user_id").notNull(),
    preview: text("preview").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("key_previews_preview").on(table.preview), index("key_previews_user").on(table.userId)],
);

/** Mail on its way that is no sign-in link; a row goes when its mail was taken. `dedupe` keeps one from being sent twice. */
export const mails = sqliteTable(
  "mails",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    kind: text("kind").notNull(),
    /** subject, html and text as JSON */
    body: text("body").notNull(),
    createdAt: integer("created_at").notNull(),
    tries: integer("tries").notNull().default(0),
    nextAt: integer("next_at").notNull(),
    error: text("error"),
  },
  (table) => [index("mails_next").on(table.nextAt)],
);

/**
 * Sign-in links of the last day, which are also what their limits count. Tokens, nonces, mailboxes and network addresses
 * are here as hashes only; an e-mail and a network go when the link is over. Times are epoch ms.
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
    /** keyed hash of the mailbox, spellings of a large provider's being one */
    mailbox: text("mailbox").notNull().default(""),
    /** hash of a browser that has had a session of this mailbox; null for any other */
    browser: text("browser"),
    /** hash of the session it began */
    session: text("session"),
  },
  (table) => [
    index("magic_links_email").on(table.email, table.createdAt),
    index("magic_links_mailbox").on(table.mailbox, table.createdAt),
    index("magic_links_created").on(table.createdAt),
    index("magic_links_network").on(table.network, table.createdAt),
    index("magic_links_expires").on(table.expiresAt),
  ],
);

/**
 * A mail that is counted: a link a stranger asks for, one for a browser that was signed in before ("own"), one that was waited
 * for, and the wish that waits for it ("queued", no mail yet).
 */
export type MailKind = "sign-in" | "own" | "queued" | "waited" | "newsletter" | "alert";

/**
 * Mails of the last 24 hours that people can cause, and wishes that wait: one row each, by which limits count. Mailbox and
 * networks are keyed hashes; an IPv4 address has no block and no provider.
 */
export const countedMails = sqliteTable(
  "counted_mails",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<MailKind>().notNull(),
    mailbox: text("mailbox").notNull(),
    household: text("household"),
    block: text("block"),
    site: text("site"),
    provider: text("provider"),
    /** no account of this mailbox had signed in before */
    isNewcomer: integer("is_newcomer", { mode: "boolean" }).notNull(),
    /** the challenge that was solved for it: each is good once */
    challenge: text("challenge").unique(),
    /** epoch ms */
    at: integer("at").notNull(),
  },
  (table) => [
    index("counted_mails_at").on(table.at),
    index("counted_mails_mailbox").on(table.mailbox, table.at),
    index("counted_mails_household").on(table.household, table.at),
    index("counted_mails_block").on(table.block, table.at),
    index("counted_mails_site").on(table.site, table.at),
    index("counted_mails_provider").on(table.provider, table.at),
    index("counted_mails_newcomers").on(table.at).where(sql`is_newcomer = 1`),
  ],
);

/** Newcomers who wait until the day's mails allow their sign-in link, one row a mailbox, the oldest first. */
export const queuedLinks = sqliteTable(
  "queued_links",
  {
    mailbox: text("mailbox").primaryKey(),
    email: text("email").notNull(),
    offeredTier: text("offered_tier").$type<TierId>().notNull(),
    nonceHash: text("nonce_hash").notNull(),
    /** of the worker before this one; `counted_mails` has each challenge once */
    challenge: text("challenge").unique(),
    /** mails of it that were refused; those who have none go before */
    tries: integer("tries").notNull().default(0),
    at: integer("at").notNull(),
  },
  (table) => [index("queued_links_at").on(table.at)],
);

/** @public Of the worker before this one, which still runs while this one is deployed; nothing reads it any more. */
export const endedSessions = sqliteTable(
  "ended_sessions",
  { hash: text("hash").primaryKey(), endedAt: integer("ended_at").notNull() },
  (table) => [index("ended_sessions_ended").on(table.endedAt)],
);

/**
 * What a restore must not bring back, on its way into the log that lies outside the database: ids only. Triggers, which
 * drizzle has no words for, write a row in the step that ends something; of a key, which its account's object ends, it is
 * written before. A row goes when the log has it. `at` is epoch ms.
 */
export const endings = sqliteTable("endings", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  kind: text("kind").$type<EndingKind>().notNull(),
  /** its id */
  subject: text("subject").notNull(),
  /** the account of a key or talk, the transaction of a refund or hand-out, the number of a receipt or credit note */
  detail: text("detail"),
  /** what it is from then on */
  state: text("state").notNull(),
  at: integer("at").notNull(),
  /** of a payment: what it is known by on its network, where a restored installation finds it again under another id */
  network: text("network"),
  hash: text("hash"),
});

/**
 * What ended of payments that came after the dump of a restore, until they are found again: a trigger then ends each in the
 * step that writes its row, and takes these away.
 */
export const unmetEndings = sqliteTable(
  "unmet_endings",
  {
    network: text("network").notNull(),
    hash: text("hash").notNull(),
    kind: text("kind").$type<EndingKind>().notNull(),
    /** as in `endings`; empty where there is none */
    detail: text("detail").notNull(),
    /** the id it had */
    subject: text("subject").notNull(),
    state: text("state").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.hash, table.kind, table.detail] })],
);
export type EndingKind =
  | "key"
  | "account"
  | "payment"
  | "refund"
  | "handout"
  | "receipt"
  | "creditnote"
  | "share"
  | "talk"
  | "wallet"
  | "alertmail"
  | "newsletter"
  | "webhook";

/** Stores that are measured once a day, by the dump that visits all of them; `at` is epoch ms. */
export const storeSizes = sqliteTable("store_sizes", {
  store: text("store").$type<"objects" | "backups">().primaryKey(),
  bytes: integer("bytes").notNull(),
  at: integer("at").notNull(),
});

/** One row once there was a restore: how many there were, by which sessions begun before are over, and when the last one was. */
export const restores = sqliteTable("restores", {
  id: integer("id").primaryKey(),
  epoch: integer("epoch").notNull(),
  restoredAt: integer("restored_at").notNull(),
});

/** What a payment buys: months of a plan, or NGMA for a delivery address. */
const product = {
  tier: text("tier").$type<PaidTierId>(),
  months: integer("months"),
  /** whole tokens */
  ngmaAmount: integer("ngma_amount"),
  deliveryAddress: text("delivery_address"),
};

/**
 * Orders and their ways to pay: who pays what from which address, with an amount nobody else was asked for, for a quarter of
 * an hour. The first way is the order itself and bears its id; later ones ask for what is missing, at a price of their own.
 * Addresses are canonical, amounts decimal strings of base units, times epoch ms.
 */
export const paymentIntents = sqliteTable(
  "payment_intents",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    ...product,
    network: text("network").$type<NetworkId>().notNull(),
    token: text("token").$type<PaymentToken>().notNull(),
    /** the wallet that is to pay, which proves nothing; empty where it may be any */
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
    /** of a later way: the order's first, whose missing part it asks for */
    firstId: text("remainder_of"),
    orderId: text("order_id").generatedAlwaysAs(sql`coalesce(remainder_of, id)`),
    /** of NGMA: its tokens are kept for it while it can be paid in time */
    reserved: integer("reserved", { mode: "boolean" }).notNull().default(true),
    /** what its transfer names it by: a key among its accounts on Solana, a destination tag on the XRP Ledger */
    reference: text("reference"),
    /** the network's head when this way was made: its amount alone proves only payments above it. Null: made before it was kept */
    headHeight: integer("head_height"),
  },
  (table) => [
    uniqueIndex("payment_intents_reference")
      .on(table.network, table.reference)
      .where(sql`reference IS NOT NULL`),
    index("payment_intents_order").on(table.orderId),
    index("payment_intents_sender").on(table.network, table.sender, table.createdAt),
    index("payment_intents_reported")
      .on(table.network, table.id)
      .where(sql`reported_hash IS NOT NULL AND state IN ('open', 'expired')`),
    index("payment_intents_coins")
      .on(table.network, table.expiresAt)
      .where(sql`asset = 'native' AND state IN ('open', 'expired', 'parked')`),
    index("payment_intents_tokens").on(table.network, table.expiresAt).where(sql`asset <> 'native'`),
    index("payment_intents_user").on(table.userId, table.createdAt),
    index("payment_intents_live").on(table.state, table.network, table.expiresAt),
  ],
);

/**
 * Wallets that an account's owner signed for with the wallet's own key. From `countsFrom` on (epoch ms) and until it is
 * ended, what comes from the wallet and fits no order is the account's.
 */
export const walletProofs = sqliteTable(
  "wallet_proofs",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    network: text("network").$type<NetworkId>().notNull(),
    /** canonical */
    address: text("address").notNull(),
    provenAt: integer("proven_at").notNull(),
    /** later than `provenAt` where the wallet was another account's */
    countsFrom: integer("counts_from").notNull(),
    endedAt: integer("ended_at"),
  },
  (table) => [
    index("wallet_proofs_address").on(table.network, table.address),
    index("wallet_proofs_user").on(table.userId),
  ],
);

/** Texts that somebody was asked to sign with a wallet; each is used once, within minutes, in the session it was made for. */
export const walletChallenges = sqliteTable(
  "wallet_challenges",
  {
    nonce: text("nonce").primaryKey(),
    userId: text("user_id").notNull(),
    /** of the session, by hash */
    session: text("session").notNull(),
    network: text("network").$type<NetworkId>().notNull(),
    address: text("address").notNull(),
    text: text("text").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [index("wallet_challenges_expires").on(table.expiresAt)],
);

/** Who says that a payment is theirs which nothing proves to be anybody's. Who came first decides nothing. */
export const paymentClaims = sqliteTable(
  "payment_claims",
  {
    paymentId: text("payment_id").notNull(),
    userId: text("user_id").notNull(),
    claimedAt: integer("claimed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.userId] }),
    index("payment_claims_user").on(table.userId),
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
    /** null while nothing proves whose money it is */
    userId: text("user_id"),
    /** a network, or `card` */
    network: text("network").$type<NetworkId | "card">().notNull(),
    /** canonical transaction hash, Stripe invoice id or checkout session id */
    hash: text("hash").notNull(),
    method: text("method").$type<PaymentMethod>().notNull(),
    ...product,
    /** the order it completes; only credited rows have one, so an order is paid once */
    intentId: text("intent_id"),
    /** the way to pay that a part, or money which waits, came by */
    parkedFor: text("parked_for"),
    wayId: text("way_id").generatedAlwaysAs(sql`coalesce(intent_id, parked_for)`),
    asset: text("asset"),
    symbol: text("symbol"),
    decimals: integer("decimals"),
    /** what says whose it is; null where nothing does, by card, and of payments before this was noted */
    proof: text("proof").$type<"amount" | "reference" | "wallet">(),
    /** what was received, base units (card: cents) */
    amount: text("amount").notNull(),
    priceCents: integer("price_cents").notNull(),
    sender: text("sender"),
    /** `part`: one of several payments of an order, which `partOf` completed */
    state: text("state").$type<"credited" | "parked" | "refunded" | "part">().notNull(),
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
    /** end of the months it bought, as the account's object returned it */
    paidUntil: integer("paid_until"),
    /** when the reminder that the plan ends soon was sent */
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
    /** when it was last looked for on its chain after it was credited; by card, when its dispute was asked about */
    checkedAt: integer("checked_at"),
    /** since when its chain does not know it any more; null while it does */
    missingSince: integer("missing_since"),
    /** block number, slot, checkpoint or ledger index */
    height: integer("height"),
    /** the payment that completed the order of a part */
    partOf: text("part_of"),
    /** where the buyer wants money back to, confirmed after a fresh sign-in */
    refundAddress: text("refund_address"),
    refundConfirmedAt: integer("refund_confirmed_at"),
    /** e-mail of the admin who is sending it there, and since when: the address stays as it is meanwhile */
    refundClaimedBy: text("refund_claimed_by"),
    refundClaimedAt: integer("refund_claimed_at"),
    /** what paid it back; one transaction pays back one payment */
    refundHash: text("refund_hash"),
    /** NGMA: the delivery address was changed, and nothing is sent until then */
    deliveryHeldUntil: integer("delivery_held_until"),
    /** by card: the provider's own receipt */
    receiptUrl: text("receipt_url"),
    /** NGMA above 1,000 dollars: an admin let it go */
    releasedAt: integer("released_at"),
    /** the order's quote, micro-dollars per coin; null for dollars */
    rateMicroUsd: integer("rate_micro_usd"),
    /** the same at the close of the minute it was received in, by two sources; null until that is known */
    receivedRateMicroUsd: integer("received_rate_micro_usd"),
  },
  (table) => [
    uniqueIndex("payments_hash").on(table.network, table.hash),
    index("payments_paid").on(table.paidAt),
    uniqueIndex("payments_refund").on(table.network, table.refundHash).where(sql`refund_hash IS NOT NULL`),
    index("payments_block").on(table.network, table.height).where(sql`height IS NOT NULL`),
    index("payments_parts").on(table.partOf).where(sql`part_of IS NOT NULL`),
    index("payments_way").on(table.wayId),
    index("payments_to_rate")
      .on(table.createdAt)
      .where(sql`received_rate_micro_usd IS NULL AND network <> 'card' AND symbol <> 'NGMA'`),
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
      .where(sql`state IN ('credited', 'part') AND reversed_at IS NULL AND network <> 'card'`),
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
    /** empty: nobody was asked for exactly this */
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
  /** the intent whose reported hash was asked for last: the next run goes on behind it */
  reportedAfter: text("reported_after"),
});

/**
 * What reached our addresses and is no payment: tokens nobody knows, and less than a dollar from nobody's wallet. One row a
 * transaction and asset, kept for a while, so that none is counted twice; `mark` names the writing.
 */
export const strayTransfers = sqliteTable(
  "stray_transfers",
  {
    network: text("network").$type<NetworkId>().notNull(),
    hash: text("hash").notNull(),
    asset: text("asset").notNull(),
    /** base units */
    amount: text("amount").notNull(),
    mark: text("mark").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.hash, table.asset] }),
    index("stray_transfers_at").on(table.at),
  ],
);

/** How many of those there were, one row an asset for ever. */
export const strayAssets = sqliteTable(
  "stray_assets",
  {
    network: text("network").$type<NetworkId>().notNull(),
    asset: text("asset").notNull(),
    transfers: integer("transfers").notNull(),
    firstAt: integer("first_at").notNull(),
    lastAt: integer("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.asset] })],
);

/**
 * What we hold, one row a network and asset, as it was last read from the network: the balance is what it was at the opening
 * and all that moved since. Amounts are decimal strings of base units, times epoch ms.
 */
export const chainBooks = sqliteTable(
  "chain_books",
  {
    network: text("network").$type<NetworkId>().notNull(),
    asset: text("asset").notNull(),
    /** whose balances these are; others begin with an opening of their own */
    owners: text("owners").notNull(),
    openedAt: integer("opened_at").notNull(),
    openingHeight: integer("opening_height").notNull(),
    openingBalance: text("opening_balance").notNull(),
    /** up to where it was read; the same of all assets of a network */
    height: integer("height").notNull(),
    incoming: text("incoming").notNull(),
    outgoing: text("outgoing").notNull(),
    fees: text("fees").notNull(),
    /** the balance when the head was last reached */
    balance: text("balance").notNull(),
    balancedAt: integer("balanced_at").notNull(),
    /** the head is not reached yet, or the reading did not add up and is repeated */
    isBehind: integer("is_behind", { mode: "boolean" }).notNull(),
    /** how often in a row it did not add up */
    retries: integer("retries").notNull().default(0),
    /** the network listed every move of the last reading */
    isComplete: integer("is_complete", { mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.asset] })],
);

/** Blocks in which we gained or gave, one row a height and asset, against what is on record of them. */
export const bookEntries = sqliteTable(
  "book_entries",
  {
    /** `network-height-symbol`, by which the audit log names it */
    id: text("id").primaryKey(),
    network: text("network").$type<NetworkId>().notNull(),
    height: integer("height").notNull(),
    asset: text("asset").notNull(),
    /** JSON: hash (null: no transaction is named), amount, fee */
    moves: text("moves").notNull(),
    readAt: integer("read_at").notNull(),
    /** what no row explains, or what a row says and the network does not; null: nothing */
    gap: text("gap"),
    gapSince: integer("gap_since"),
    /** the gap that an admin explained: another one is unexplained again */
    explainedGap: text("explained_gap"),
    reason: text("reason"),
  },
  (table) => [
    uniqueIndex("book_entries_height").on(table.network, table.height, table.asset),
    index("book_entries_gaps").on(table.network, table.gapSince).where(sql`gap IS NOT NULL`),
  ],
);

/**
 * Receipts, numbered without gaps: a number is given once, when its payment is first asked for one, and another once a credit
 * note took that back and the payment counts again.
 */
export const receipts = sqliteTable(
  "receipts",
  {
    number: integer("number").primaryKey(),
    paymentId: text("payment_id").notNull(),
    issuedAt: integer("issued_at").notNull(),
    /** the seller as he was then, JSON */
    seller: text("seller").notNull(),
    /** the buyer as he was then, JSON; empty: erased; null: issued before this was kept */
    buyer: text("buyer"),
    /** the tax in the price as it was then, JSON; null: none */
    tax: text("tax"),
  },
  (table) => [
    index("receipts_payment").on(table.paymentId),
    index("receipts_named").on(table.issuedAt).where(sql`buyer IS NOT ''`),
  ],
);

/** What takes a payment's last receipt back: numbered without gaps in a row of their own. */
export const creditNotes = sqliteTable(
  "credit_notes",
  {
    number: integer("number").primaryKey(),
    paymentId: text("payment_id").notNull(),
    issuedAt: integer("issued_at").notNull(),
  },
  // As many as its receipts at most: the one statement that issues them asks for it (`credit-notes.ts`).
  (table) => [index("credit_notes_payment").on(table.paymentId)],
);

/** The buyer that an account's next receipts name; all empty: the owner was asked and gave none. */
export const buyers = sqliteTable("buyers", {
  userId: text("user_id").primaryKey(),
  name: text("name").notNull(),
  /** lines */
  address: text("address").notNull(),
  taxId: text("tax_id").notNull(),
});

/** Notices to buyers by mail, each once: written in the same batch as the event, sent by cron. */
export const notices = sqliteTable(
  "notices",
  {
    /** a payment, or a subscription and its period */
    subject: text("subject").notNull(),
    kind: text("kind").notNull(),
    userId: text("user_id").notNull(),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.kind] }),
    index("notices_to_send").on(table.createdAt).where(sql`sent_at IS NULL`),
  ],
);

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
    /** of NGMA: its tokens are kept for it for fifteen minutes */
    reserved: integer("reserved", { mode: "boolean" }).notNull().default(true),
  },
  (table) => [
    index("checkout_sessions_user").on(table.userId, table.createdAt),
    index("checkout_sessions_open").on(table.createdAt).where(sql`state = 'open'`),
  ],
);

/** Card subscriptions as last read from Stripe; `endedAt` null: it is active. */
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
    /** a lower plan it goes on with when its period ends */
    nextTier: text("next_tier").$type<PaidTierId>(),
    /** nothing is charged for its months: a payment of it is disputed */
    paused: integer("paused", { mode: "boolean" }).notNull().default(false),
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
  (table) => [
    index("subscribers_network").on(table.network, table.mailedAt),
    index("subscribers_unconfirmed").on(table.mailedAt).where(sql`confirmed_at IS NULL`),
    index("subscribers_left").on(table.unsubscribedAt).where(sql`unsubscribed_at IS NOT NULL`),
  ],
);

/** @public Of the worker before this one: what AI answers cost before the day's budget had shares. */
export const aiSpending = sqliteTable("ai_spending", {
  day: text("day").primaryKey(),
  microUsd: integer("micro_usd").notNull(),
});

/**
 * What AI answers cost, one row a UTC day and share of its budget, in micro-dollars; an answer under way counts with the
 * most it can cost.
 */
export const aiShares = sqliteTable(
  "ai_shares",
  {
    day: text("day").notNull(),
    share: text("share").notNull(),
    microUsd: integer("micro_usd").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.share] })],
);

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

/** How many questions a model read for an account or visitor (a keyed hash) on the UTC day of the last one. */
export const modelReadings = sqliteTable(
  "model_readings",
  {
    asker: text("asker").primaryKey(),
    day: text("day").notNull(),
    ofDay: integer("of_day").notNull(),
  },
  ({ day }) => [index("model_readings_day").on(day)],
);

/** Credited payments that were not taken back, added up by token; triggers change them in the step that changes a payment. */
export const paymentSums = sqliteTable(
  "payment_sums",
  {
    /** a network, or `card` */
    network: text("network").$type<NetworkId | "card">().notNull(),
    /** empty by card */
    symbol: text("symbol").notNull(),
    payments: integer("payments").notNull(),
    cents: integer("cents").notNull(),
    planCents: integer("plan_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.symbol] })],
);

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
    /** a payment named it then */
    isPaid: integer("is_paid", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("account_checks_differing").on(table.userId).where(sql`differences IS NOT NULL`),
    index("account_checks_due").on(table.isPaid, table.checkedAt),
  ],
);

/**
 * Chains of the record that go into the database of their own: since when, and since when they are read and written there
 * alone. From then on triggers refuse rows of that chain here. Times are epoch ms.
 */
export const recordMoves = sqliteTable("record_moves", {
  chain: text("chain").$type<Chain>().primaryKey(),
  begunAt: integer("begun_at").notNull(),
  movedAt: integer("moved_at"),
});

/** The assets people keep an eye on, until they take them off or their account is erased. */
export const watchedAssets = sqliteTable(
  "watched_assets",
  {
    userId: text("user_id").notNull(),
    asset: text("asset").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.asset] })],
);

/** Over each price there can be. */
export const ANY_PRICE = 1e300;

/**
 * Alerts on an asset's price or call. A price at or below `low`, or at or above `high`, fires one, and so does a call
 * other than `action`; a price level has only one of the two bounds. Times are epoch ms.
 */
export const priceAlerts = sqliteTable(
  "price_alerts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    market: text("market").$type<MarketKind>().notNull(),
    asset: text("asset").notNull(),
    kind: text("kind").$type<"level" | "range" | "call">().notNull(),
    low: real("low"),
    high: real("high"),
    horizonDays: integer("horizon_days").$type<7 | 30>(),
    action: text("action").$type<Action>(),
    /** the day whose close a range is of, or one at which the call was `action`: the last such is in `call_looks` too */
    ofDate: text("of_date"),
    /** the last day of a range */
    until: text("until"),
    /** its condition was seen not to hold since it was armed: only then it can come to hold */
    isClear: integer("is_clear", { mode: "boolean" }).notNull(),
    /** while it is not clear: looked at again once the price is under or over these; neither: never */
    waitBelow: real("wait_below").default(ANY_PRICE),
    waitAbove: real("wait_above"),
    createdAt: integer("created_at").notNull(),
    armedAt: integer("armed_at").notNull(),
    firedAt: integer("fired_at"),
    firedPrice: real("fired_price"),
    firedSource: text("fired_source"),
    /** when the price was made */
    firedPricedAt: integer("fired_priced_at"),
    firedAction: text("fired_action").$type<Action>(),
    isMailed: integer("is_mailed", { mode: "boolean" }),
  },
  (table) => [
    index("price_alerts_user").on(table.userId, table.createdAt),
    // One of each kind of threshold: what is not reached is not read.
    index("price_alerts_low")
      .on(table.market, table.asset, table.low)
      .where(sql`fired_at IS NULL AND is_clear = 1 AND low IS NOT NULL`),
    index("price_alerts_high")
      .on(table.market, table.asset, table.high)
      .where(sql`fired_at IS NULL AND is_clear = 1 AND high IS NOT NULL`),
    index("price_alerts_wait_below")
      .on(table.market, table.asset, table.waitBelow)
      .where(sql`fired_at IS NULL AND is_clear = 0 AND wait_below IS NOT NULL`),
    index("price_alerts_wait_above")
      .on(table.market, table.asset, table.waitAbove)
      .where(sql`fired_at IS NULL AND is_clear = 0 AND wait_above IS NOT NULL`),
    index("price_alerts_call")
      .on(table.market, table.asset, table.action)
      .where(sql`fired_at IS NULL AND kind = 'call'`),
    index("price_alerts_fired").on(table.firedAt).where(sql`fired_at IS NOT NULL`),
    index("price_alerts_until").on(table.until).where(sql`until IS NOT NULL`),
  ],
);

/** The last close (YYYY-MM-DD) at which the alerts of an asset's call were judged. */
export const callLooks = sqliteTable(
  "call_looks",
  {
    market: text("market").$type<MarketKind>().notNull(),
    asset: text("asset").notNull(),
    ofDate: text("of_date").notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.asset] })],
);

/**
 * Settings of alert mail and morning mail, one row an account that was sent any or chose it: whether its owner wants them, how
 * many alerts were sent on the last UTC day, and for the morning mail how often, of what, when next (epoch ms) and its last contents.
 */
export const alertMails = sqliteTable(
  "alert_mails",
  {
    userId: text("user_id").primaryKey(),
    /** of the token in the mails' unsubscribe link */
    unsubscribeHash: text("unsubscribe_hash").unique(),
    /** since when they are off; null: on */
    offAt: integer("off_at"),
    day: text("day").notNull().default(""),
    ofDay: integer("of_day").notNull().default(0),
    /** null: no morning mail */
    every: text("every").$type<MorningEvery>(),
    morningOf: text("morning_of").$type<MorningOf>().notNull().default("watchlist"),
    morningNext: integer("morning_next"),
    /** JSON: what is compared with next time */
    morningTold: text("morning_told"),
  },
  (table) => [
    index("alert_mails_morning").on(table.morningNext).where(sql`every IS NOT NULL AND off_at IS NULL`),
  ],
);

/**
 * Shared answers, readable as they were given by anyone with the link. An ended one keeps its row, without its
 * text, so that the link says so. Times are epoch ms.
 */
export const shares = sqliteTable(
  "shares",
  {
    id: text("id").primaryKey(),
    /** of the secret that deletes it, which is also what makes sharing safe to repeat */
    tokenHash: text("token_hash").notNull().unique(),
    userId: text("user_id"),
    /** keyed hash of the network it was shared from, for a day */
    visitor: text("visitor"),
    /** keyed hash of the wider network (/48, IPv4: /24), as long as `visitor` */
    site: text("site"),
    /** keyed hash of the /32 of an IPv6 address, as long */
    provider: text("provider"),
    /** what its answer takes, packed; null: of a share made before it was noted */
    bytes: integer("bytes"),
    /** of a talk that the account keeps: the talk and turn whose answer it is */
    talk: text("talk"),
    turn: text("turn"),
    question: text("question"),
    /** ChatReply as JSON, of shares made before there was `packed` */
    reply: text("reply"),
    /** ChatReply as JSON, until a day after the store of shared answers has it */
    packed: packedText("packed"),
    /** by which the store has it: it may be another share's too */
    hash: text("hash"),
    /** what was asked, in our words, as it was when the answer was moved */
    title: text("title"),
    /** since when the store has it */
    movedAt: integer("moved_at"),
    askedAt: integer("asked_at").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    endedAt: integer("ended_at"),
    endedBy: text("ended_by").$type<"expiry" | "owner" | "admin">(),
    /** when somebody first reported it; its visitor's words are not shown from then on, until an admin reviews it */
    reportedAt: integer("reported_at"),
    reviewedAt: integer("reviewed_at"),
  },
  (table) => [
    index("shares_user").on(table.userId, table.createdAt).where(sql`user_id IS NOT NULL`),
    index("shares_visitor").on(table.visitor, table.createdAt).where(sql`visitor IS NOT NULL`),
    index("shares_site").on(table.site, table.createdAt).where(sql`site IS NOT NULL`),
    index("shares_provider").on(table.provider, table.createdAt).where(sql`provider IS NOT NULL`),
    index("shares_bytes").on(table.expiresAt, table.bytes).where(sql`ended_at IS NULL`),
    index("shares_expires").on(table.expiresAt).where(sql`ended_at IS NULL`),
    index("shares_to_move").on(table.createdAt).where(sql`packed IS NOT NULL`),
    index("shares_hash").on(table.hash).where(sql`hash IS NOT NULL`),
    index("shares_ended").on(table.endedAt).where(sql`ended_at IS NOT NULL`),
    index("shares_reported")
      .on(table.reportedAt)
      .where(sql`reported_at IS NOT NULL AND reviewed_at IS NULL AND ended_at IS NULL`),
  ],
);

/** Talks that an account keeps, under ids that browsers made; times are epoch ms. */
export const talks = sqliteTable(
  "talks",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    title: text("title").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index("talks_updated").on(table.updatedAt)],
);

/** Their questions, each with the answer that was given; null while it is worked on, or where none came. */
export const talkTurns = sqliteTable(
  "talk_turns",
  {
    userId: text("user_id").notNull(),
    talk: text("talk").notNull(),
    id: text("id").notNull(),
    question: text("question").notNull(),
    askedAt: integer("asked_at").notNull(),
    /** ChatReply as JSON, of turns answered before there was `packed` */
    reply: text("reply"),
    /** our seal on the answer */
    seal: text("seal"),
    answeredAt: integer("answered_at"),
    /** ChatReply as JSON */
    packed: packedText("packed"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.talk, table.id] })],
);

/** Webhook endpoints of accounts; times are epoch ms. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    url: text("url").notNull(),
    /** names of events as a JSON list */
    events: text("events").notNull(),
    state: text("state").$type<Webhook["state"]>().notNull(),
    offReason: text("off_reason").$type<NonNullable<Webhook["offReason"]>>(),
    /** sealed with our own secret; the last one that its receiver is known to have signs beside it until `oldSecretUntil` */
    secret: text("secret").notNull(),
    oldSecret: text("old_secret"),
    oldSecretUntil: integer("old_secret_until"),
    /** by which of our secrets both are sealed, as a short hash */
    sealedBy: text("sealed_by").notNull(),
    /** grows with each rotation */
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    /** when it last took a delivery */
    tookAt: integer("took_at"),
  },
  (table) => [
    index("webhook_endpoints_user").on(table.userId, table.createdAt),
    index("webhook_endpoints_sealer").on(table.sealedBy),
  ],
);

/**
 * Webhook deliveries, one row an event and endpoint; the row is the outbox, and for four days the log. Its id is the
 * `webhook-id`. Times are epoch ms.
 */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    endpointId: text("endpoint_id").notNull(),
    userId: text("user_id").notNull(),
    type: text("type").notNull(),
    /** identifies the event, so that it is delivered once */
    subject: text("subject").notNull(),
    /** as it is sent; empty: the one that `webhook_bodies` has of its subject */
    body: text("body").notNull(),
    madeAt: integer("made_at").notNull(),
    tries: integer("tries").notNull().default(0),
    nextAt: integer("next_at").notNull(),
    deliveredAt: integer("delivered_at"),
    /** it is not tried any more */
    endedAt: integer("ended_at"),
    /** the last tries as JSON */
    log: text("log").notNull().default("[]"),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_once").on(table.endpointId, table.subject),
    index("webhook_deliveries_next").on(table.nextAt).where(sql`delivered_at IS NULL AND ended_at IS NULL`),
    index("webhook_deliveries_made").on(table.madeAt),
    index("webhook_deliveries_user").on(table.userId),
  ],
);

/** Bodies that are the same for all endpoints, stored once by subject, as sent. */
export const webhookBodies = sqliteTable("webhook_bodies", {
  subject: text("subject").primaryKey(),
  body: text("body").notNull(),
  madeAt: integer("made_at").notNull(),
});

/** How many tries a UTC day had, of all, of an account, of an account by hand, to a host that confirmed nothing to it yet, and mails of both. */
export const webhookCounts = sqliteTable(
  "webhook_counts",
  {
    day: text("day").notNull(),
    of: text("of").notNull(),
    tries: integer("tries").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.of] })],
);

/** How far the record's outcomes have been delivered. */
export const webhookMarks = sqliteTable("webhook_marks", {
  chain: text("chain").$type<Chain>().primaryKey(),
  seq: integer("seq").notNull(),
});

/** How the service was on a UTC day, looked at every five minutes: so many times each. */
export const uptimeDays = sqliteTable("uptime_days", {
  /** YYYY-MM-DD */
  day: text("day").primaryKey(),
  ok: integer("ok").notNull().default(0),
  degraded: integer("degraded").notNull().default(0),
  down: integer("down").notNull().default(0),
});
