import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Signed payments for single calls (x402) of the last hour, one row an authorisation. Not part of backups: a settled one becomes
 * a row of the payments in D1 once its block is final. Times are epoch ms unless noted.
 */
export const authorizations = sqliteTable(
  "authorizations",
  {
    /** `payer nonce`, lower case: the network and the asset are always the same */
    id: text("id").primaryKey(),
    payer: text("payer").notNull(),
    /** whose free computing is bounded together: IPv4 /24, IPv6 /48 */
    site: text("site").notNull(),
    /** SHA-256 of what it pays for: method, path and body */
    requestHash: text("request_hash").notNull(),
    /** base units */
    value: text("value").notNull(),
    /** epoch seconds, as signed */
    validAfter: text("valid_after").notNull(),
    validBefore: integer("valid_before").notNull(),
    receiver: text("receiver").notNull(),
    /**
     * `held`: being answered. `released`: it was not, and nothing was settled. `settling`: the answer is kept and the
     * authorisation given out. `failed`: the chain refused it. `settled`: it is paid.
     */
    state: text("state").$type<"held" | "released" | "settling" | "failed" | "settled">().notNull(),
    /** counts attempts to answer: a late end of an earlier one changes nothing */
    turn: integer("turn").notNull(),
    heldAt: integer("held_at").notNull(),
    /** the newest block then */
    heldHeight: integer("held_height").notNull(),
    /** the answer, as `pack` keeps it */
    packed: text("packed"),
    /** the payer's signature and what the caller accepted, while it may be needed to settle: until its block is final */
    signature: text("signature"),
    accepted: text("accepted"),
    /** transactions that may settle it, JSON */
    hashes: text("hashes").notNull().default("[]"),
    /** what settled it, and in which block */
    hash: text("hash"),
    height: integer("height"),
    settledAt: integer("settled_at"),
    /** when its end, or its final block, was last looked for, in vain */
    lookedAt: integer("looked_at"),
    /** its row is among the payments */
    bookedAt: integer("booked_at"),
  },
  (table) => [
    index("authorizations_payer").on(table.payer),
    index("authorizations_site").on(table.site),
    index("authorizations_state").on(table.state, table.validBefore),
  ],
);

/** Who settled before, and who rests since a settlement failed; forgotten after 90 days without either. */
export const payers = sqliteTable("payers", {
  address: text("address").primaryKey(),
  settledAt: integer("settled_at"),
  restsUntil: integer("rests_until"),
  seenAt: integer("seen_at").notNull(),
});

/** Transactions of the gas wallet that are in no block yet, or not for good, and the last that is, by their nonce. */
export const sendings = sqliteTable(
  "sendings",
  {
    nonce: integer("nonce").primaryKey(),
    /** of the authorisation */
    authorization: text("authorization").notNull(),
    /** it, or what took its place, is in a block */
    isMined: integer("is_mined", { mode: "boolean" }).notNull(),
    /** wei a gas */
    feePerGas: text("fee_per_gas").notNull(),
    /** null until it is signed */
    raw: text("raw"),
    sentAt: integer("sent_at").notNull(),
  },
  (table) => [
    index("sendings_mined").on(table.isMined, table.nonce),
    index("sendings_authorization").on(table.authorization),
  ],
);
