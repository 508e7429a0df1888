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

/** An owner that is not told makes the whole answer worthless: it fails here, and another node is asked. */
const tokenBalanceSchema = z.object({
  accountIndex: z.number().int(),
  mint: z.string(),
  owner: z.string(),
  uiTokenAmount: z.object({ amount: z.string().regex(/^\d+$/).transform(BigInt) }),
});
export type TokenBalance = z.infer<typeof tokenBalanceSchema>;

/** `parsed` is there when the node knows the program; its shape is the program's own. */
const instructionSchema = z.object({ programId: z.string(), parsed: z.unknown().optional() });

/** SOL moved by the system program, as `jsonParsed` tells it. */
export const coinTransferSchema = z.object({
  programId: z.literal(SYSTEM_PROGRAM),
  parsed: z.object({
    type: z.enum(["transfer", "transferWithSeed"]),
    info: z.object({ destination: z.string(), lamports }),
  }),
});

/**
 * `getTransaction` with `encoding: "jsonParsed"`, in which keys from lookup tables are listed like the others. Balances
 * are by place in `accountKeys`.
 */
export const transactionSchema = z
  .object({
    slot: slotSchema,
    blockTime: z.number().nullable(),
    meta: z.object({
      err: z.json(),
      preBalances: z.array(lamports),
      postBalances: z.array(lamports),
      preTokenBalances: z.array(tokenBalanceSchema),
      postTokenBalances: z.array(tokenBalanceSchema),
      innerInstructions: z.array(z.object({ instructions: z.array(instructionSchema) })),
    }),
    transaction: z.object({
      signatures: z.array(z.string()).min(1),
      message: z.object({
        accountKeys: z.array(z.object({ pubkey: z.string(), signer: z.boolean() })),
        instructions: z.array(instructionSchema),
      }),
    }),
  })
  .refine(
    ({ meta, transaction: { message } }) =>
      meta.preBalances.length === message.accountKeys.length &&
      meta.postBalances.length === message.accountKeys.length,
  );
export type Transaction = z.infer<typeof transactionSchema>;

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
