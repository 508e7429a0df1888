import * as z from "zod";

/** What Ethereum's JSON-RPC answers (https://ethereum.github.io/execution-apis/), as far as it is read here. */

export const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]+$/)
  .transform(BigInt);

/** A block number, an index, a chain id or a time in seconds. */
export const heightSchema = quantitySchema.transform(Number).refine(Number.isSafeInteger);

const hex = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^0x[0-9a-fA-F]{${bytes * 2}}$`))
    .toLowerCase();
export const addressSchema = hex(20);
export const hashSchema = hex(32);

const logSchema = z.object({
  address: addressSchema,
  topics: z.array(hashSchema),
  data: z.string(),
  removed: z.boolean().optional(),
});
export type Log = z.infer<typeof logSchema>;

/** A log as `eth_getLogs` gives it, with its place. */
export const foundLogSchema = logSchema.extend({
  transactionHash: hashSchema,
  blockNumber: heightSchema,
  transactionIndex: heightSchema,
});
export type FoundLog = z.infer<typeof foundLogSchema>;

/** A transaction of any type; old ones have no `type` in some nodes, those that make a contract have no `to`. */
export const transactionSchema = z.object({
  hash: hashSchema,
  type: z.string().optional(),
  from: addressSchema,
  to: addressSchema.nullish(),
  value: quantitySchema,
  input: z.string(),
  blockHash: hashSchema.nullish(),
  transactionIndex: heightSchema.nullish(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** `status` is missing in receipts from before Byzantium (2017); some nodes have receipts of what is in no block yet. */
export const receiptSchema = z.object({
  transactionHash: hashSchema,
  blockHash: hashSchema.nullish(),
  blockNumber: heightSchema.nullish(),
  status: z.string().optional(),
  gasUsed: quantitySchema.nullish(),
  logs: z.array(logSchema),
});
export type EvmReceipt = z.infer<typeof receiptSchema>;

export const blockSchema = z.object({ hash: hashSchema, number: heightSchema, timestamp: heightSchema });

/** A block as a scan reads it: only what shows a payment in coins. */
export const fullBlockSchema = z.object({
  number: heightSchema,
  timestamp: heightSchema,
  transactions: z.array(
    transactionSchema.pick({ hash: true, from: true, to: true, value: true, transactionIndex: true }),
  ),
});
export type FullBlock = z.infer<typeof fullBlockSchema>;
