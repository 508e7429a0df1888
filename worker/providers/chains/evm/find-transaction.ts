import { NETWORKS } from "../../../../shared/networks.ts";
import { ProviderError } from "../../fetch-json.ts";
import type { TransactionFacts } from "../chain.ts";
import { explainUnseen, readChanges } from "./balance-changes.ts";
import { readFinalHeight, readHead, toHex } from "./heights.ts";
import type { Rpc } from "./rpc.ts";
import { blockSchema, type Receipt, receiptSchema, transactionSchema } from "./wire.ts";

/**
 * The facts of one transaction that is in a block, final or not; null while it is in none. Throws `ProviderError`, also
 * when the node contradicts itself (one half of an answer is missing or is about something else), as nodes behind one
 * address that are not at the same block do.
 */
export async function findTransaction(rpc: Rpc, hash: string): Promise<TransactionFacts | null> {
  const [tx, receipt] = await Promise.all([
    rpc.ask("eth_getTransactionByHash", [hash], transactionSchema.nullable()),
    rpc.ask("eth_getTransactionReceipt", [hash], receiptSchema.nullable()),
  ]);
  if (!receipt && !tx?.blockHash) return null;
  const isOne = tx?.hash === hash && receipt?.transactionHash === hash && tx.blockHash === receipt.blockHash;
  if (!isOne) throw new ProviderError(NETWORKS[rpc.network].name, "schema");
  const notice = explainUnseen(tx, receipt);
  return {
    hash,
    succeeded: receipt.status === "0x1",
    signers: [tx.from],
    changes: readChanges(tx, receipt),
    height: receipt.blockNumber,
    ...(await readStanding(rpc, receipt)),
    ...(notice && { notice }),
  };
}

type Standing = Pick<TransactionFacts, "final" | "confirmations" | "at">;

/**
 * How firmly a receipt stands. Final: its block is the chain's block at that height, and not above the `finalized` one.
 * Needed are as many blocks on top as the `finalized` block has now. A receipt of another chain than the canonical one
 * (a reorganisation under way) counts for nothing.
 */
async function readStanding(rpc: Rpc, { blockHash, blockNumber }: Receipt): Promise<Standing> {
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
