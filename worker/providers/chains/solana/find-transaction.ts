import * as z from "zod";
import { ProviderError } from "../../fetch-json.ts";
import type { TransactionFacts } from "../chain.ts";
import { readBalanceChanges } from "./balance-changes.ts";
import { readNamed, readTransfers } from "./named.ts";
import { type AskNode, PROVIDER } from "./rpc.ts";
import { slotSchema, statusesSchema, type Transaction, transactionSchema } from "./wire.ts";

/** A block is final when this many are built on it and two thirds of the stake voted for it. */
const CONFIRMATIONS = 32;
/** Versions the node may answer with: 0 has lookup tables, 1 is larger; both are read alike. */
const MAX_VERSION = 1;
/** Mainnet's first block, 16 March 2020: an earlier time is no time. */
const FIRST_BLOCK_S = 1_584_316_800;

/**
 * The facts of one transaction; null while no vote has confirmed it. Final is what `getSignatureStatuses` calls
 * finalized, in the same slot in which the transaction was read. Throws `ProviderError`.
 */
export async function findTransaction(ask: AskNode, hash: string): Promise<TransactionFacts | null> {
  const [{ value }, tx] = await Promise.all([
    ask("getSignatureStatuses", [[hash], { searchTransactionHistory: true }], statusesSchema),
    findRaw(ask, hash, "confirmed"),
  ]);
  const [status] = value;
  if (!status || !tx) return null;
  const final = status.confirmationStatus === "finalized" && status.slot === tx.slot;
  const have = final ? CONFIRMATIONS : Math.min(status.confirmations ?? 0, CONFIRMATIONS - 1);
  const succeeded = tx.meta.err === null;
  return {
    hash,
    succeeded,
    final,
    confirmations: { have, need: CONFIRMATIONS },
    signers: tx.signers,
    changes: succeeded ? readBalanceChanges(tx) : [],
    named: succeeded ? readNamed(tx) : [],
    transfers: succeeded ? readTransfers(tx) : [],
    at: await readTime(ask, tx),
    height: tx.slot,
  };
}

/** Null when the node does not know it at this commitment. Throws `ProviderError`, also for another transaction. */
export async function findRaw(
  ask: AskNode,
  hash: string,
  commitment: "confirmed" | "finalized",
): Promise<Transaction | null> {
  const options = { encoding: "json", commitment, maxSupportedTransactionVersion: MAX_VERSION };
  const tx = await ask("getTransaction", [hash, options], transactionSchema.nullable());
  if (tx && tx.hash !== hash) throw new ProviderError(PROVIDER, "schema");
  return tx;
}

/**
 * Of the block: asked for by itself when it is not reported with the transaction, or is a thousandth of it (surfpool). Null
 * while the node has none.
 */
async function readTime(ask: AskNode, { slot, blockTime }: Transaction): Promise<Date | null> {
  const isTime = blockTime !== null && blockTime >= FIRST_BLOCK_S;
  const seconds = isTime ? blockTime : await ask("getBlockTime", [slot], z.number().nullable());
  return seconds === null ? null : new Date(seconds * 1_000);
}

/** The newest final slot. */
export const readFinalSlot = (ask: AskNode): Promise<number> =>
  ask("getSlot", [{ commitment: "finalized" }], slotSchema);

/** The newest slot that the node has worked on. */
export const readHeadSlot = (ask: AskNode): Promise<number> =>
  ask("getSlot", [{ commitment: "processed" }], slotSchema);
