import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { RecordKind } from "../../shared/record.ts";
import type { Chain } from "../../shared/record-head.ts";

/**
 * The public record: one chain a market, each row hashed with the one before. A row is written once and stays (triggers
 * refuse its change); an outcome is a row of its own. Of two writers at once the keys let one through.
 */
export const recordRows = sqliteTable(
  "record_rows",
  {
    chain: text("chain").$type<Chain>().notNull(),
    seq: integer("seq").notNull(),
    kind: text("kind").$type<RecordKind>().notNull(),
    asset: text("asset").notNull(),
    horizonDays: integer("horizon_days").notNull(),
    /** the day whose close a forecast starts from, also of its outcome */
    date: text("date").notNull(),
    previous: text("previous").notNull(),
    hash: text("hash").notNull(),
    /** the row as canonical JSON, as it was hashed */
    body: text("body").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.seq] }),
    uniqueIndex("record_rows_once").on(table.chain, table.date, table.asset, table.kind, table.horizonDays),
  ],
);

/** Heads of the live record that were written into Solana's chain; `final_at` null: not known to be final yet. */
export const recordAnchors = sqliteTable(
  "record_anchors",
  {
    signature: text("signature").primaryKey(),
    /** the signed transaction, base64 */
    wire: text("wire").notNull(),
    head: text("head").notNull(),
    rows: integer("rows").notNull(),
    sentAt: integer("sent_at").notNull(),
    finalAt: integer("final_at"),
  },
  (table) => [index("record_anchors_sent").on(table.sentAt)],
);

/** The forecasts and calls that have no outcome yet; written and deleted in one step with rows of the record. */
export const recordDue = sqliteTable(
  "record_due",
  {
    chain: text("chain").$type<Chain>().notNull(),
    seq: integer("seq").notNull(),
    asset: text("asset").notNull(),
    until: text("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.seq] }),
    index("record_due_until").on(table.chain, table.until),
  ],
);

/** Of the log's tree (RFC 6962): the hash over each 256 rows, from row 256 × `n` + 1 on. */
export const recordNodes = sqliteTable(
  "record_nodes",
  {
    chain: text("chain").$type<Chain>().notNull(),
    n: integer("n").notNull(),
    /** base64 */
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.n] })],
);

/** Signed heads of the tree, one each time that rows were written; cosignatures of witnesses are added to `note`. */
export const recordCheckpoints = sqliteTable(
  "record_checkpoints",
  {
    chain: text("chain").$type<Chain>().notNull(),
    size: integer("size").notNull(),
    /** base64 */
    root: text("root").notNull(),
    note: text("note").notNull(),
    madeAt: integer("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.size] })],
);

/** Checkpoints submitted to outside clocks, one row a clock; `final_at` null: its time is not final yet. */
export const recordStamps = sqliteTable(
  "record_stamps",
  {
    chain: text("chain").$type<Chain>().notNull(),
    /** of the checkpoint */
    size: integer("size").notNull(),
    /** a calendar's address, or that of nobody outside */
    clock: text("clock").notNull(),
    /** a file .ots, base64; empty where there is no such clock */
    proof: text("proof").notNull(),
    sentAt: integer("sent_at").notNull(),
    askedAt: integer("asked_at").notNull(),
    /** of the block of Bitcoin that it is in */
    height: integer("height"),
    finalAt: integer("final_at"),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.size, table.clock] }),
    index("record_stamps_pending").on(table.finalAt, table.askedAt),
  ],
);
