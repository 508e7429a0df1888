import * as z from "zod";

/** Seconds from 1970 to 2000, where the ledger's clock starts. */
const LEDGER_EPOCH_S = 946_684_800;

const txFields = z.looseObject({
  TransactionType: z.string(),
  Account: z.string(),
  Destination: z.string().optional(),
  DestinationTag: z.number().int().nonnegative().optional(),
  Flags: z.number().int().optional(),
  DeliverMax: z.unknown().optional(),
  Amount: z.unknown().optional(),
  hash: z.string().optional(),
  Fee: z.string().regex(/^\d+$/).optional(),
  date: z.number().int().optional(),
  ledger_index: z.number().int().optional(),
});

const meta = z.looseObject({
  TransactionResult: z.string(),
  delivered_amount: z.unknown().optional(),
  AffectedNodes: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))).default([]),
});

/** What both interfaces have around a transaction; meta is a string only when binary was asked for. */
const envelope = z.looseObject({
  validated: z.boolean().optional(),
  hash: z.string().optional(),
  meta: meta.optional(),
  metaData: meta.optional(),
  ledger_index: z.number().int().optional(),
  inLedger: z.number().int().optional(),
  close_time_iso: z.iso.datetime({ offset: true }).optional(),
});

/** One transaction with its outcome. */
export interface XrplTransaction {
  hash: string;
  type: string;
  account: string;
  destination: string | null;
  destinationTag: number | null;
  flags: number;
  validated: boolean;
  /** null while no ledger holds it */
  result: string | null;
  /** as the server says; `undefined` where it says nothing */
  delivered: unknown;
  /** what the sender wrote: never what arrived */
  wished: unknown;
  ledgerIndex: number | null;
  at: Date | null;
  /** drops, burned by who signed it */
  fee: bigint;
  /** entries of the ledger that it changed, made or deleted, as the metadata has them */
  affected: Record<string, unknown>[];
}

/**
 * One transaction as `tx` or `account_tx` reply with it. API version 2 has the fields in `tx_json` and `DeliverMax`
 * instead of `Amount`; version 1 has them flat (`tx`) or in `tx` (`account_tx`).
 */
export const transactionSchema = z.union([
  envelope.extend({ tx_json: txFields }).transform((reply) => readTransaction(reply, reply.tx_json)),
  envelope.extend({ tx: txFields }).transform((reply) => readTransaction(reply, reply.tx)),
  envelope.extend(txFields.shape).transform((reply) => readTransaction(reply, reply)),
]);

function readTransaction(reply: z.infer<typeof envelope>, fields: z.infer<typeof txFields>): XrplTransaction {
  return {
    hash: reply.hash ?? fields.hash ?? "",
    type: fields.TransactionType,
    account: fields.Account,
    destination: fields.Destination ?? null,
    destinationTag: fields.DestinationTag ?? null,
    flags: fields.Flags ?? 0,
    validated: reply.validated === true,
    ...readOutcome(reply.meta ?? reply.metaData),
    wished: fields.DeliverMax ?? fields.Amount,
    ledgerIndex: reply.ledger_index ?? fields.ledger_index ?? reply.inLedger ?? null,
    at: readTime(reply.close_time_iso, fields.date),
    fee: BigInt(fields.Fee ?? 0),
  };
}

const readOutcome = (
  outcome?: z.infer<typeof meta>,
): Pick<XrplTransaction, "result" | "delivered" | "affected"> => ({
  result: outcome?.TransactionResult ?? null,
  delivered: outcome?.delivered_amount,
  affected: (outcome?.AffectedNodes ?? []).flatMap((node) => Object.entries(node).map(unifyNode)),
});

/** What is new in the ledger had nothing before. */
const unifyNode = ([kind, node]: [string, Record<string, unknown>]): Record<string, unknown> => {
  if (kind !== "CreatedNode") return node;
  const made = z.record(z.string(), z.unknown()).catch({}).parse(node.NewFields);
  return { ...node, FinalFields: made, PreviousFields: { Balance: zeroOf(made.Balance) } };
};

const zeroOf = (balance: unknown): unknown =>
  typeof balance === "object" && balance !== null ? { ...balance, value: "0" } : "0";

function readTime(iso: string | undefined, ledgerSeconds: number | undefined): Date | null {
  if (iso) return new Date(iso);
  return ledgerSeconds === undefined ? null : new Date((ledgerSeconds + LEDGER_EPOCH_S) * 1000);
}

export const historySchema = z.object({
  /** the ledgers that were really searched */
  ledger_index_min: z.number().int(),
  ledger_index_max: z.number().int(),
  transactions: z.array(transactionSchema),
  marker: z.unknown().optional(),
});

export const closedLedgerSchema = z.object({ ledger_index: z.coerce.number().int().positive() });
export const ledgerSchema = closedLedgerSchema.extend({ validated: z.literal(true) });

/** Mainnet is network 0, and servers may leave that out. */
export const serverSchema = z.object({ info: z.object({ network_id: z.number().int().default(0) }) });

export const accountSchema = z.object({
  account_data: z.object({ Flags: z.number().int(), Balance: z.string().regex(/^\d+$/).optional() }),
});

export const linesSchema = z.object({
  lines: z.array(
    z.object({
      account: z.string(),
      currency: z.string(),
      balance: z.string(),
      limit: z.string(),
      freeze_peer: z.boolean().optional(),
    }),
  ),
});
