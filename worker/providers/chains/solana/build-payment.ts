import {
  createAssociatedTokenAccountIdempotentInstruction,
  createBurnCheckedInstruction,
  createTransferCheckedInstruction,
} from "@solana/spl-token";
import {
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import * as z from "zod";
import type { UnsignedTransaction } from "../../../../shared/payments.ts";
import { ProviderError } from "../../fetch-json.ts";
import type { PaymentOrder } from "../chain.ts";
import { type AskNode, PROVIDER } from "./rpc.ts";
import { findMints, type Mint, tokenAccountOf } from "./token-accounts.ts";

// Loads the chain's libraries: import this file only by `import()`.

const latestSchema = z.object({
  value: z.object({ blockhash: z.string(), lastValidBlockHeight: z.number().int() }),
});

/**
 * One transaction the sender alone signs, who also pays the fee and the rent of token accounts that are missing; it can
 * be sent for about a minute. NGMA's parts are burned and transferred in it together. Throws `ProviderError`, also when
 * the mint has other decimals than the order says. A reference is one more account of each transfer (Solana Pay).
 */
export async function buildPayment(ask: AskNode, order: PaymentOrder): Promise<UnsignedTransaction> {
  const [{ value }, instructions] = await Promise.all([
    ask("getLatestBlockhash", [{ commitment: "confirmed" }], latestSchema),
    order.asset === "native" ? [transferCoins(order)] : readMint(ask, order).then(moveTokens(order)),
  ]);
  const message = new TransactionMessage({
    payerKey: new PublicKey(order.sender),
    recentBlockhash: value.blockhash,
    instructions,
  }).compileToLegacyMessage();
  const bytes = new VersionedTransaction(message).serialize();
  return {
    kind: "solana",
    transaction: btoa(String.fromCharCode(...bytes)),
    lastValidBlockHeight: value.lastValidBlockHeight,
  };
}

const transferCoins = ({ sender, receiver, amount, reference }: PaymentOrder): TransactionInstruction =>
  nameOrder(
    SystemProgram.transfer({
      fromPubkey: new PublicKey(sender),
      toPubkey: new PublicKey(receiver),
      lamports: amount,
    }),
    reference,
  );

function nameOrder(transfer: TransactionInstruction, reference: string | undefined): TransactionInstruction {
  if (reference) transfer.keys.push({ pubkey: new PublicKey(reference), isSigner: false, isWritable: false });
  return transfer;
}

async function readMint(ask: AskNode, { asset, decimals }: PaymentOrder): Promise<Mint> {
  const [mint] = await findMints(ask, [asset]);
  if (mint?.decimals !== decimals) throw new ProviderError(PROVIDER, "schema");
  return mint;
}

const moveTokens = (order: PaymentOrder) => (mint: Mint) => {
  const sender = new PublicKey(order.sender);
  const { split, reference } = order;
  const transfer = (owner: string, amount: bigint) =>
    transferTokens(mint, sender, { owner, amount, reference });
  if (!split) return transfer(order.receiver, order.amount);
  return [
    burnTokens(mint, sender, split.burn),
    ...transfer(split.treasury.owner, split.treasury.amount),
    ...transfer(split.liquidity.owner, split.liquidity.amount),
  ];
};

function burnTokens(mint: Mint, sender: PublicKey, amount: bigint): TransactionInstruction {
  const { address, program, decimals } = mint;
  const from = tokenAccountOf(sender, mint);
  return createBurnCheckedInstruction(from, address, sender, amount, decimals, [], program);
}

function transferTokens(
  mint: Mint,
  sender: PublicKey,
  { owner, amount, reference }: { owner: string; amount: bigint; reference: string | undefined },
): TransactionInstruction[] {
  const { address, program, decimals } = mint;
  const receiver = new PublicKey(owner);
  const [from, to] = [tokenAccountOf(sender, mint), tokenAccountOf(receiver, mint)];
  return [
    createAssociatedTokenAccountIdempotentInstruction(sender, to, receiver, address, program),
    nameOrder(
      createTransferCheckedInstruction(from, address, to, sender, amount, decimals, [], program),
      reference,
    ),
  ];
}
