import * as z from "zod";
import type { BookMove } from "../../chain.ts";
import { readFullBlock } from "../read-block.ts";
import type { Rpc } from "../rpc.ts";
import { traceBlock } from "../trace-coins.ts";
import { type FullBlock, hashSchema, quantitySchema } from "../wire.ts";
import { sumUp } from "./token-moves.ts";

/** Receipts read of one block; what more transactions brought has no name. */
const MAX_RECEIPTS = 40;

/** What a transaction cost who sent it; on Base its data is paid for beside its work. */
const costSchema = z.object({
  transactionHash: hashSchema,
  status: z.string(),
  gasUsed: quantitySchema,
  effectiveGasPrice: quantitySchema,
  l1Fee: quantitySchema.nullish(),
});

/**
 * What moved an owner's coins in one block by `gain`: its transactions with the fees of those it sent, what a trace shows
 * beside that, and what is left without a name. Together that is `gain`. Throws `ProviderError`.
 */
export async function readBlockMoves(
  rpc: Rpc,
  owner: string,
  { height, gain }: { height: number; gain: bigint },
): Promise<BookMove[]> {
  const block = await readFullBlock(rpc, height);
  const own = block.transactions
    .filter(({ from, to }) => from === owner || to === owner)
    .slice(0, MAX_RECEIPTS);
  const moves = await Promise.all(own.map((tx) => readOwn(rpc, owner, { tx, height })));
  const hidden = gain === sum(moves) ? [] : await readHidden(rpc, owner, block);
  const rest = gain - sum(moves) - sum(hidden);
  const nameless = { hash: null, height, asset: "native", amount: rest, fee: 0n };
  return sumUp([...moves, ...hidden, nameless]);
}

const sum = (moves: readonly BookMove[]) => moves.reduce((all, { amount }) => all + amount, 0n);

type BlockTransaction = FullBlock["transactions"][number];

/** What a transaction shows by itself. */
const shownOf = ({ from, to, value }: BlockTransaction, owner: string): bigint =>
  (to === owner ? value : 0n) - (from === owner ? value : 0n);

async function readOwn(
  rpc: Rpc,
  owner: string,
  { tx, height }: { tx: BlockTransaction; height: number },
): Promise<BookMove> {
  const { status, gasUsed, effectiveGasPrice, l1Fee } = await rpc.ask(
    "eth_getTransactionReceipt",
    [tx.hash],
    costSchema,
  );
  const fee = tx.from === owner ? gasUsed * effectiveGasPrice + (l1Fee ?? 0n) : 0n;
  const moved = status === "0x1" ? shownOf(tx, owner) : 0n;
  return { hash: tx.hash, height, asset: "native", amount: moved - fee, fee };
}

async function readHidden(rpc: Rpc, owner: string, block: FullBlock): Promise<BookMove[]> {
  const traces = await traceBlock(rpc, block.number);
  if (traces === null || traces.length !== block.transactions.length) return [];
  return block.transactions.flatMap((tx, i) => {
    const traced = (traces[i] ?? []).reduce(
      (all, { from, to, amount }) => all + (to === owner ? amount : 0n) - (from === owner ? amount : 0n),
      0n,
    );
    // A failed transaction moved nothing, by its trace too, and shows what it would have.
    const amount = traces[i]?.length ? traced - shownOf(tx, owner) : 0n;
    return amount === 0n ? [] : [{ hash: tx.hash, height: block.number, asset: "native", amount, fee: 0n }];
  });
}
