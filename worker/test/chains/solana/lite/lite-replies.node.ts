import { toBase58 } from "@mysten/sui/utils";
import { PublicKey, SystemInstruction, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import type { LiteSVM } from "litesvm";
import { findAccount, findMint, findTokenAccount, showAmount } from "./lite-accounts.node.ts";
import type { LandedTransaction, LiteChain } from "./lite-chain.node.ts";
import type { AccountKey, CompiledInstruction } from "./lite-message.node.ts";

/** `getTransaction` as `json`: keys of lookup tables apart, instructions as they were sent. */
export function showRaw(tx: LandedTransaction) {
  const { meta, transaction, ...base } = showTransaction(tx);
  const keysOf = (kept: (key: AccountKey) => boolean) => tx.keys.filter(kept).map(({ pubkey }) => pubkey);
  const own = ({ source }: AccountKey) => source === "transaction";
  const loaded = (key: AccountKey) => !own(key);
  const show = ({ data, ...instruction }: CompiledInstruction) => ({ ...instruction, data: toBase58(data) });
  const count = (kept: (key: AccountKey) => boolean) => tx.keys.filter((key) => own(key) && kept(key)).length;
  return {
    ...base,
    meta: {
      ...meta,
      innerInstructions: tx.inner.map(({ index, instructions }) => ({
        index,
        instructions: instructions.map(show),
      })),
      loadedAddresses: {
        writable: keysOf((key) => loaded(key) && key.writable),
        readonly: keysOf((key) => loaded(key) && !key.writable),
      },
    },
    transaction: {
      ...transaction,
      message: {
        accountKeys: keysOf(own),
        header: {
          numRequiredSignatures: count(({ signer }) => signer),
          numReadonlySignedAccounts: count(({ signer, writable }) => signer && !writable),
          numReadonlyUnsignedAccounts: count(({ signer, writable }) => !signer && !writable),
        },
        instructions: tx.instructions.map(show),
        recentBlockhash: tx.blockhash,
      },
    },
  };
}

/** `getTransaction` as `jsonParsed`. Of the programs only the system program's transfers are parsed. */
export function showTransaction(tx: LandedTransaction) {
  const show = (instruction: CompiledInstruction) => showInstruction(tx.keys, instruction);
  return {
    slot: tx.slot,
    blockTime: tx.blockTime,
    version: tx.version,
    meta: {
      err: tx.err,
      fee: Number(sum(tx.before.lamports) - sum(tx.after.lamports)),
      preBalances: tx.before.lamports.map(Number),
      postBalances: tx.after.lamports.map(Number),
      preTokenBalances: tx.before.tokens.map(showTokenBalance),
      postTokenBalances: tx.after.tokens.map(showTokenBalance),
      innerInstructions: tx.inner.map(({ index, instructions }) => ({
        index,
        instructions: instructions.map(show),
      })),
      logMessages: tx.logs,
      rewards: [],
    },
    transaction: {
      signatures: tx.signatures,
      message: {
        accountKeys: tx.keys,
        instructions: tx.instructions.map(show),
        recentBlockhash: tx.blockhash,
      },
    },
  };
}

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

const showTokenBalance = ({
  accountIndex,
  mint,
  owner,
  program,
  amount,
  decimals,
}: LandedTransaction["before"]["tokens"][number]) => ({
  ...{ accountIndex, mint, owner, programId: program },
  uiTokenAmount: showAmount(amount, decimals),
});

function showInstruction(
  keys: AccountKey[],
  { programIdIndex, accounts, data, stackHeight }: CompiledInstruction,
) {
  const programId = keys[programIdIndex]?.pubkey ?? "";
  const named = accounts.map((i) => keys[i]?.pubkey ?? "");
  const parsed = programId === SystemProgram.programId.toBase58() ? parseTransfer(named, data) : null;
  if (parsed) return { program: "system", programId, parsed, stackHeight };
  return { programId, accounts: named, data: toBase58(data), stackHeight };
}

function parseTransfer(accounts: string[], data: Uint8Array) {
  const instruction = new TransactionInstruction({
    programId: SystemProgram.programId,
    keys: accounts.map((key) => ({ pubkey: new PublicKey(key), isSigner: false, isWritable: true })),
    data: Buffer.from(data),
  });
  if (SystemInstruction.decodeInstructionType(instruction) !== "Transfer") return null;
  const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransfer(instruction);
  const info = {
    source: fromPubkey.toBase58(),
    destination: toPubkey.toBase58(),
    lamports: Number(lamports),
  };
  return { type: "transfer", info };
}

export function showStatus(chain: LiteChain, tx: LandedTransaction | undefined) {
  if (!tx) return null;
  const confirmationStatus = chain.commitmentOf(tx);
  const confirmations = confirmationStatus === "finalized" ? null : chain.slot - tx.slot;
  return { slot: tx.slot, confirmations, err: tx.err, confirmationStatus };
}

/** An account as base64, or a mint or token account in words when `jsonParsed` is asked for. */
export function showAccount(svm: LiteSVM, address: string, encoding?: string) {
  const account = findAccount(svm, address);
  if (!account) return null;
  const { owner, data, executable } = account;
  const base = { lamports: Number(account.lamports), owner, executable, rentEpoch: 0, space: data.length };
  const parsed = encoding === "jsonParsed" ? parseAccount(svm, address) : null;
  if (parsed) return { ...base, data: { program: "spl-token", space: data.length, parsed } };
  return { ...base, data: [Buffer.from(data).toString("base64"), "base64"] };
}

function parseAccount(svm: LiteSVM, address: string) {
  const token = findTokenAccount(svm, address);
  if (token) {
    const { mint, owner, amount, decimals } = token;
    return { type: "account", info: { mint, owner, tokenAmount: showAmount(amount, decimals) } };
  }
  const mint = findMint(svm, address);
  if (!mint) return null;
  const { decimals, supply, authority } = mint;
  return {
    type: "mint",
    info: { decimals, supply: supply.toString(), mintAuthority: authority?.toBase58() ?? null },
  };
}
