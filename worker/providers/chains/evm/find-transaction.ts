import { NETWORKS } from "../../../../shared/networks.ts";
import { ProviderError } from "../../fetch-json.ts";
import type { TransactionFacts } from "../chain.ts";
import { explainUnseen, readChanges, readHidden, readTransfers } from "./balance-changes.ts";
import { readFinalHeight, readHead, toHex } from "./heights.ts";
import type { Rpc } from "./rpc.ts";
import { traceCoins } from "./trace-coins.ts";
import { blockSchema, type EvmReceipt, receiptSchema, type Transaction, transactionSchema } from "./wire.ts";

/**
 * The facts of one transaction that is in a block, final or not; null while it is in none. While only one half of the
 * answer is in a block, or each in another (it was mined between the two questions, or the nodes behind one address are
 * not at the same block), it has no height yet. Throws `ProviderError`, also when an answer is about something else.
 */
export async function findTransaction(rpc: Rpc, hash: string): Promise<TransactionFacts | null> {
  const [tx, receipt] = await Promise.all([
    rpc.ask("eth_getTransactionByHash", [hash], transactionSchema.nullable()),
    rpc.ask("eth_getTransactionReceipt", [hash], receiptSchema.nullable()),
  ]);
  const isOther = (tx && tx.hash !== hash) || (receipt && receipt.transactionHash !== hash);
  if (isOther) throw new ProviderError(NETWORKS[rpc.network].name, "schema");
  if (!receipt?.blockHash && !tx?.blockHash) return null;
  const place = receipt && placeOf(receipt);
  if (!tx || !place || tx.blockHash !== place.blockHash) return waiting(hash, tx);
  return readFacts(rpc, tx, receipt, place);
}

/** Of one whose halves are in the same block. */
async function readFacts(
  rpc: Rpc,
  tx: Transaction,
  receipt: EvmReceipt,
  place: Place,
): Promise<TransactionFacts> {
  const { hash } = tx;
  const succeeded = receipt.status === "0x1";
  const unseen = explainUnseen(tx, receipt);
  const traced = unseen === undefined ? null : await traceCoins(rpc, hash);
  const hidden = traced && succeeded ? readHidden(tx, traced) : [];
  return {
    hash,
    succeeded,
    signers: [tx.from],
    changes: readChanges(tx, receipt, traced),
    height: place.blockNumber,
    ...(await readStanding(rpc, place)),
    transfers: readTransfers(tx, receipt, traced),
    ...(hidden.length > 0 && { hidden }),
    ...(unseen !== undefined && traced === null && { notice: unseen, unseen: true as const }),
  };
}

interface Place {
  blockHash: string;
  blockNumber: number;
}

const placeOf = ({ blockHash, blockNumber }: EvmReceipt): Place | null =>
  blockHash && typeof blockNumber === "number" ? { blockHash, blockNumber } : null;

/** Seen, and nothing to go by yet. */
const waiting = (hash: string, tx: Transaction | null): TransactionFacts => ({
  ...{ hash, succeeded: false, final: false, confirmations: null, at: null, height: null },
  signers: tx ? [tx.from] : [],
  changes: [],
});

type Standing = Pick<TransactionFacts, "final" | "confirmations" | "at">;

/**
 * How firmly a receipt stands. Final: its block is the chain's block at that height, and not above the `finalized` one.
 * Needed are as many blocks on top as the `finalized` block has now. A receipt of another chain than the canonical one
 * (a reorganisation under way) counts for nothing.
 */
async function readStanding(rpc: Rpc, { blockHash, blockNumber }: Place): Promise<Standing> {
  const [block, finalHeight, head] = await Promise.all([
    rpc.ask("eth_getBlockByNumber", [toHex(blockNumber), false], blockSchema.nullable()),
    readFinalHeight(rpc),
    readHead(rpc),
  ]);
  if (block?.hash !== blockHash) return { final: false, confirmations: null, at: null };
  return {
    final: blockNumber <= finalHeight,
    confirmations: { have: Math.max(head - blockNumber, 0), need: Math.max(head - finalHeight, 0) },
    at: new Date(block.timestamp * 1_000),
  };
}
