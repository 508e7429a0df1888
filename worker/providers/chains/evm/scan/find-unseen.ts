import type { UnseenGain } from "../../chain.ts";
import { toHex } from "../heights.ts";
import { readFullBlock } from "../read-block.ts";
import { type Rpc, unlessForgotten } from "../rpc.ts";
import { traceBlock } from "../trace-coins.ts";
import { type FullBlock, quantitySchema } from "../wire.ts";
import type { PlacedTransfer } from "./find-token-transfers.ts";

/** Questions for balances in one scan: enough to find a few blocks among 200. */
const MAX_ASKED = 40;

interface Found {
  transfers: PlacedTransfer[];
  /** gains of blocks that no transaction shows, where the node serves no traces */
  unseen: UnseenGain[];
}

/**
 * Coins that contracts moved to the receiver, which no transaction of these blocks shows: where its balance grew by more than
 * they explain, the block is found by halving and traced. Two questions when there are none. Nothing where the node does
 * not remember balances of these blocks. Throws `ProviderError`.
 */
export async function findUnseen(rpc: Rpc, receiver: string, blocks: readonly FullBlock[]): Promise<Found> {
  const found: Found = { transfers: [], unseen: [] };
  const balances = openBalances(rpc, receiver);
  const gainOf = async (some: readonly FullBlock[]): Promise<bigint | null> => {
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last) return null;
    const [before, after] = await Promise.all([balances(first.number - 1), balances(last.number)]);
    return before === null || after === null ? null : after - before - sumShown(receiver, some);
  };
  const look = async (some: readonly FullBlock[]): Promise<void> => {
    const gain = await gainOf(some);
    if (gain === null || gain <= 0n) return;
    const [only] = some;
    if (some.length > 1) {
      const middle = Math.ceil(some.length / 2);
      await look(some.slice(0, middle));
      await look(some.slice(middle));
    } else if (only) await readBlock(rpc, receiver, { block: only, gain, found });
  };
  await look(blocks);
  return found;
}

/** What the transactions themselves brought, less what they took; their fees are not known here and only make it less. */
const sumShown = (receiver: string, blocks: readonly FullBlock[]): bigint =>
  blocks
    .flatMap(({ transactions }) => transactions)
    .reduce(
      (sum, { from, to, value }) => sum + (to === receiver ? value : 0n) - (from === receiver ? value : 0n),
      0n,
    );

/** Each height is asked once; null where the node does not remember it, or enough was asked. */
function openBalances(rpc: Rpc, owner: string): (height: number) => Promise<bigint | null> {
  const known = new Map<number, Promise<bigint | null>>();
  return (height) => {
    const cached = known.get(height);
    if (cached) return cached;
    if (known.size >= MAX_ASKED) return Promise.resolve(null);
    const params = [owner, toHex(Math.max(0, height))];
    const asked = unlessForgotten(rpc.ask("eth_getBalance", params, quantitySchema));
    known.set(height, asked);
    return asked;
  };
}

/**
 * The same of one block, also where its transactions could be traced; null where the node does not remember its balances.
 * Throws `ProviderError`.
 */
export async function findBlockGain(rpc: Rpc, owner: string, height: number): Promise<UnseenGain | null> {
  const balances = openBalances(rpc, owner);
  const [block, before, after] = await Promise.all([
    readFullBlock(rpc, height),
    balances(height - 1),
    balances(height),
  ]);
  if (before === null || after === null) return null;
  return toGain(owner, block, after - before - sumShown(owner, [block]));
}

const toGain = (
  receiver: string,
  { number, timestamp, transactions }: FullBlock,
  amount: bigint,
): UnseenGain => ({
  ...{ height: number, at: new Date(timestamp * 1_000), amount },
  shown: transactions.filter(({ to }) => to === receiver).map(({ hash }) => hash),
});

interface Block {
  block: FullBlock;
  gain: bigint;
  found: Found;
}

async function readBlock(rpc: Rpc, receiver: string, { block, gain, found }: Block): Promise<void> {
  const traces = await traceBlock(rpc, block.number);
  if (traces === null || traces.length !== block.transactions.length) {
    found.unseen.push(toGain(receiver, block, gain));
    return;
  }
  for (const [index, { hash, to }] of block.transactions.entries()) {
    const arrived = (traces[index] ?? []).filter((move) => move.to === receiver);
    const amount = arrived.reduce((sum, move) => sum + move.amount, 0n);
    // What a transaction brings by itself is found already.
    if (amount === 0n || to === receiver) continue;
    const senders = [...new Set(arrived.map(({ from }) => from))];
    const sender = senders.length === 1 ? (senders[0] ?? null) : null;
    found.transfers.push({ hash, asset: "native", amount, sender, height: block.number, index });
  }
}
