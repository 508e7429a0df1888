import * as z from "zod";

/** A number of lamports. Balances above 2^53 lamports (9 million SOL) come rounded; nobody here holds so much. */
const lamports = z.number().nonnegative().refine(Number.isInteger);
export const SYSTEM_PROGRAM = "11111111111111111111111111111111";
/** `getBalance` */
export const balanceSchema = z.object({ value: lamports });
/** `getMultipleAccounts` of token accounts with `encoding: "jsonParsed"`; null where there is none yet. */
export const tokenAccountsSchema = z.object({
  value: z.array(
    z
      .object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              tokenAmount: z.object({ amount: z.string().regex(/^\d+$/).transform(BigInt) }),
            }),
          }),
        }),
      })
      .nullable(),
  ),
});
/** `getAccountInfo`; null where there is no such account yet. */
export const accountSchema = z.object({
  value: z.object({ owner: z.string(), executable: z.boolean() }).nullable(),
});
export const slotSchema = z.number().int().nonnegative();

/** An owner that is not reported makes the whole answer worthless: it fails here, and another node is asked. */
const tokenBalanceSchema = z.object({
  accountIndex: z.number().int(),
  mint: z.string(),
  owner: z.string(),
  uiTokenAmount: z.object({ amount: z.string().regex(/^\d+$/).transform(BigInt) }),
});
export type TokenBalance = z.infer<typeof tokenBalanceSchema>;

/** An instruction as it was sent: its accounts by place in the transaction's keys, its data in base58. */
const instructionSchema = z.object({
  programIdIndex: z.number().int().nonnegative(),
  accounts: z.array(z.number().int().nonnegative()),
  data: z.string(),
});

const metaSchema = z.object({
  err: z.json(),
  fee: lamports,
  preBalances: z.array(lamports),
  postBalances: z.array(lamports),
  preTokenBalances: z.array(tokenBalanceSchema),
  postTokenBalances: z.array(tokenBalanceSchema),
  innerInstructions: z.array(z.object({ instructions: z.array(instructionSchema) })),
  loadedAddresses: z.object({ writable: z.array(z.string()), readonly: z.array(z.string()) }).nullish(),
});

/**
 * `getTransaction` with `encoding: "json"`: what `jsonParsed` puts into words loses the further accounts of a transfer, or
 * calls them signers. Keys of lookup tables stand behind the transaction's own; balances are by place in all of them.
 */
export const transactionSchema = z
  .object({
    slot: slotSchema,
    blockTime: z.number().nullable(),
    meta: metaSchema,
    transaction: z.object({
      signatures: z.array(z.string()).min(1),
      message: z.object({
        accountKeys: z.array(z.string()),
        header: z.object({ numRequiredSignatures: z.number().int().nonnegative() }),
        instructions: z.array(instructionSchema),
      }),
    }),
  })
  .transform(({ slot, blockTime, meta, transaction: { signatures, message } }) => {
    const { writable = [], readonly = [] } = meta.loadedAddresses ?? {};
    const keys = [...message.accountKeys, ...writable, ...readonly];
    const inner = meta.innerInstructions.flatMap(({ instructions }) => instructions);
    return {
      ...{ slot, blockTime, meta, keys, hash: signatures[0] ?? "" },
      signers: keys.slice(0, message.header.numRequiredSignatures),
      instructions: [...message.instructions, ...inner].map((one) => nameKeys(one, keys)),
    };
  })
  .refine(
    ({ meta, keys }) => meta.preBalances.length === keys.length && meta.postBalances.length === keys.length,
  );
export type Transaction = z.infer<typeof transactionSchema>;

/** One instruction, sent or called by a program, with its accounts by name. */
export interface Instruction {
  program: string;
  accounts: string[];
  /** base58 */
  data: string;
}

function nameKeys(
  { programIdIndex, accounts, data }: z.infer<typeof instructionSchema>,
  keys: string[],
): Instruction {
  const name = (index: number) => keys[index] ?? "";
  return { program: name(programIdIndex), accounts: accounts.map(name), data };
}

/** `confirmations` is null once it is final. */
export const statusesSchema = z.object({
  value: z.tuple([
    z
      .object({
        slot: slotSchema,
        confirmations: z.number().int().nullable(),
        confirmationStatus: z.string().nullish(),
      })
      .nullable(),
  ]),
});
