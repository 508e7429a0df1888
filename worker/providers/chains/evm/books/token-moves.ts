import * as z from "zod";
import type { BookMove } from "../../chain.ts";
import { toHex } from "../heights.ts";
import type { Rpc } from "../rpc.ts";
import { readInSpans } from "../scan/find-token-transfers.ts";
import { readTransferLog, TRANSFER_TOPIC, toTopic } from "../transfer-logs.ts";
import { type FoundLog, foundLogSchema } from "../wire.ts";

interface Range {
  owner: string;
  tokens: string[];
  from: number;
  end: number;
}

/** What came and went of these tokens, one move a transaction and token, and up to which block that was read. */
export async function readTokenMoves(
  rpc: Rpc,
  { owner, tokens, from, end }: Range,
): Promise<{ moves: BookMove[]; end: number }> {
  if (tokens.length === 0) return { moves: [], end };
  const read = await readInSpans({ from, end }, async (span) => {
    const sides = [
      [null, toTopic(owner)],
      [toTopic(owner), null],
    ];
    const logs = await Promise.all(sides.map((side) => readLogs(rpc, { tokens, side, ...span })));
    return logs.flatMap((side, i) =>
      side.flatMap((log) => toMove(log, { owner, tokens, isComing: i === 0 })),
    );
  });
  return { moves: sumUp(read.found), end: read.end };
}

const readLogs = (
  rpc: Rpc,
  { tokens, side, from, end }: Omit<Range, "owner"> & { side: (string | null)[] },
): Promise<FoundLog[]> => {
  const filter = { address: tokens, topics: [TRANSFER_TOPIC, ...side] };
  const blocks = { fromBlock: toHex(from), toBlock: toHex(end) };
  return rpc.ask("eth_getLogs", [{ ...filter, ...blocks }], z.array(foundLogSchema));
};

function toMove(
  log: FoundLog,
  { owner, tokens, isComing }: { owner: string; tokens: string[]; isComing: boolean },
): BookMove[] {
  const transfer = readTransferLog(log);
  if (!transfer || !tokens.includes(transfer.token)) return [];
  if ((isComing ? transfer.to : transfer.from) !== owner) return [];
  const amount = isComing ? transfer.amount : -transfer.amount;
  return [{ hash: log.transactionHash, height: log.blockNumber, asset: transfer.token, amount, fee: 0n }];
}

/** One move a transaction and asset, in the order of blocks; what nets to nothing is none. */
export function sumUp(moves: readonly BookMove[]): BookMove[] {
  const sums = new Map<string, BookMove>();
  for (const move of moves) {
    const key = `${move.hash} ${move.height} ${move.asset}`;
    const sum = sums.get(key);
    const both = sum && { amount: sum.amount + move.amount, fee: sum.fee + move.fee };
    sums.set(key, { ...move, ...both });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n).toSorted((a, b) => a.height - b.height);
}
