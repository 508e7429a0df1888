import { base58 } from "@scure/base";
import {
  Keypair,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import * as z from "zod";
import { ProviderError } from "../../fetch-json.ts";
import { type AskNode, PROVIDER } from "./rpc.ts";

// Loads the chain's libraries: import this file only by `import()`.

/** The Memo program, version 2 (spl.solana.com/memo): its data are the words, UTF-8, and whoever signs vouches for them. */
const MEMO_PROGRAM = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr";

const latestSchema = z.object({ value: z.object({ blockhash: z.string() }) });
const statusSchema = z.object({
  value: z.array(
    z.object({ confirmationStatus: z.string().nullish(), err: z.unknown().optional() }).nullable(),
  ),
});
const foundSchema = z
  .object({
    blockTime: z.number().nullish(),
    meta: z.object({ err: z.unknown().optional() }).nullish(),
    transaction: z.object({
      message: z.object({
        accountKeys: z.array(z.object({ pubkey: z.string(), signer: z.boolean() })),
        // A node that knows the program reports its words, another its bytes.
        instructions: z.array(
          z.object({ programId: z.string(), parsed: z.unknown().optional(), data: z.string().optional() }),
        ),
      }),
    }),
  })
  .nullable();

/** A signed memo that is not sent yet: known by its signature before anybody else knows of it. */
export interface SignedMemo {
  signature: string;
  /** the transaction, base64 */
  wire: string;
}

/** Signs words as a memo of the wallet whose secret is given (64 bytes, base58). Throws `ProviderError`. */
export async function signMemo(ask: AskNode, secret: string, words: string): Promise<SignedMemo> {
  const wallet = Keypair.fromSecretKey(base58.decode(secret));
  const { value } = await ask("getLatestBlockhash", [{ commitment: "confirmed" }], latestSchema);
  const instruction = new TransactionInstruction({
    programId: new PublicKey(MEMO_PROGRAM),
    keys: [{ pubkey: wallet.publicKey, isSigner: true, isWritable: false }],
    data: Buffer.from(words, "utf8"),
  });
  const message = new TransactionMessage({
    payerKey: wallet.publicKey,
    recentBlockhash: value.blockhash,
    instructions: [instruction],
  }).compileToLegacyMessage();
  const transaction = new VersionedTransaction(message);
  transaction.sign([wallet]);
  return {
    signature: base58.encode(transaction.signatures[0] as Uint8Array),
    wire: btoa(String.fromCharCode(...transaction.serialize())),
  };
}

/** Sends a signed memo; a second time changes nothing. */
export const sendMemo = (ask: AskNode, wire: string): Promise<string> =>
  ask("sendTransaction", [wire, { encoding: "base64", preflightCommitment: "confirmed" }], z.string());

/** Whether a transaction is final; null where the chain does not know it. */
export async function findStanding(ask: AskNode, signature: string): Promise<"final" | "waiting" | null> {
  const { value } = await ask(
    "getSignatureStatuses",
    [[signature], { searchTransactionHistory: true }],
    statusSchema,
  );
  const [status] = value;
  if (!status) return null;
  if (status.err) throw new ProviderError(PROVIDER, "schema");
  return status.confirmationStatus === "finalized" ? "final" : "waiting";
}

/** The words of a final memo, who signed it, and when (ISO); null where there is none. */
export async function readMemo(
  ask: AskNode,
  signature: string,
): Promise<{ words: string; signer: string; at: string | null } | null> {
  const found = await ask(
    "getTransaction",
    [signature, { encoding: "jsonParsed", commitment: "finalized", maxSupportedTransactionVersion: 0 }],
    foundSchema,
  );
  if (!found || found.meta?.err) return null;
  const { accountKeys, instructions } = found.transaction.message;
  const memo = instructions.find(({ programId }) => programId === MEMO_PROGRAM);
  if (!memo) return null;
  const words =
    typeof memo.parsed === "string" ? memo.parsed : new TextDecoder().decode(base58.decode(memo.data ?? ""));
  const at = found.blockTime ? new Date(1000 * found.blockTime).toISOString() : null;
  return { words, signer: accountKeys.find(({ signer }) => signer)?.pubkey ?? "", at };
}
