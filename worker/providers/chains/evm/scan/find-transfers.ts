import { ProviderError } from "../../../fetch-json.ts";
import type { FoundTransfer, Scan, ScanResult } from "../../chain.ts";
import { readLastSettled } from "../heights.ts";
import { readFullBlock } from "../read-block.ts";
import type { Rpc } from "../rpc.ts";
import type { FullBlock } from "../wire.ts";
import { findTokenTransfers, type PlacedTransfer } from "./find-token-transfers.ts";
import { findUnseen } from "./find-unseen.ts";

/**
 * Blocks one scan goes through. Coins cost a request a block: four networks together stay below the 1,000 requests of one
 * run of a worker, and BNB Smart Chain, with 80 to 140 blocks a minute, is still caught up with.
 */
const MAX_BLOCKS = { tokens: 1_000, coins: 200 };
const PARALLEL = 6;
/**
 * Transfers to the receiver in final blocks: tokens by their logs, coins (asset `native`) by the blocks' transactions,
 * failed ones among them. One entry a transaction and asset, with the sum. Each block is asked for once, by no scan
 * again: what was read before a failure counts. Throws `ProviderError` when nothing could be read; a block that cannot be
 * read is never skipped.
 */
export async function findTransfers(rpc: Rpc, { receiver, assets, from }: Scan): Promise<ScanResult> {
  const hasCoins = assets.includes("native");
  const last = await readLastSettled(rpc);
  const end = Math.min(last, from + (hasCoins ? MAX_BLOCKS.coins : MAX_BLOCKS.tokens) - 1);
  if (end < from) return { transfers: [], next: from };
  const tokens = assets.filter((asset) => asset !== "native");
  const found = await findTokenTransfers(rpc, { receiver, tokens, from, end });
  const blocks = hasCoins ? await readBlocks(rpc, from, found.end) : [];
  const reached = hasCoins ? from + blocks.length - 1 : found.end;
  const hidden = await findUnseen(rpc, receiver, blocks);
  const transfers = [
    ...found.transfers.filter(({ height }) => height <= reached),
    ...blocks.flatMap((block) => findCoins(block, receiver)),
    ...hidden.transfers,
  ];
  const behind = last - reached;
  return {
    transfers: sumUp(transfers),
    next: reached + 1,
    ...(behind > 0 && { behind }),
    ...(hidden.unseen.length > 0 && { unseen: hidden.unseen }),
  };
}

/** Each block once, with its transactions, up to the first one that cannot be read. Throws when that is the first of all. */
async function readBlocks(rpc: Rpc, from: number, end: number): Promise<FullBlock[]> {
  const read: FullBlock[] = [];
  for (let first = from; first <= end; first += PARALLEL) {
    const heights = Array.from({ length: Math.min(PARALLEL, end - first + 1) }, (_, i) => first + i);
    const results = await Promise.allSettled(heights.map((height) => readFullBlock(rpc, height)));
    for (const result of results) {
      if (result.status === "fulfilled") read.push(result.value);
      else if (read.length > 0 && result.reason instanceof ProviderError) return read;
      else throw result.reason;
    }
  }
  return read;
}

const findCoins = ({ number: height, transactions }: FullBlock, receiver: string): PlacedTransfer[] =>
  transactions
    .filter((tx) => tx.to === receiver && tx.value > 0n)
    .map(({ hash, from, value, transactionIndex }) => ({
      ...{ hash, asset: "native", amount: value, sender: from },
      ...{ height, index: transactionIndex ?? 0 },
    }));

/** Oldest first, one entry a transaction and asset; the sender is null where several paid in one transaction. */
function sumUp(transfers: PlacedTransfer[]): FoundTransfer[] {
  const sums = new Map<string, FoundTransfer>();
  for (const { hash, asset, amount, sender } of transfers.sort(byPlace)) {
    const key = `${hash} ${asset}`;
    const sum = sums.get(key) ?? { hash, asset, amount: 0n, sender };
    const oneSender = sum.sender === sender ? sender : null;
    sums.set(key, { hash, asset, amount: sum.amount + amount, sender: oneSender });
  }
  return [...sums.values()];
}

const byPlace = (a: PlacedTransfer, b: PlacedTransfer) => a.height - b.height || a.index - b.index;
