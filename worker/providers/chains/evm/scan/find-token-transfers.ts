import * as z from "zod";
import { ProviderError } from "../../../fetch-json.ts";
import type { FoundTransfer } from "../../chain.ts";
import { toHex } from "../heights.ts";
import type { Rpc } from "../rpc.ts";
import { readTransferLog, TRANSFER_TOPIC, toTopic } from "../transfer-logs.ts";
import { type FoundLog, foundLogSchema } from "../wire.ts";

/** A transfer with its place in the chain. */
export interface PlacedTransfer extends FoundTransfer {
  height: number;
  index: number;
}

interface Range {
  receiver: string;
  tokens: string[];
  from: number;
  end: number;
}

/** Spans of blocks read in one scan: a node that answers for ten blocks at a time still keeps up with every network. */
const MAX_SPANS = 20;

/**
 * Transfers of these tokens to the receiver from `from` to `end`, and how far it went. Throws `ProviderError` when it came
 * nowhere.
 */
export async function findTokenTransfers(
  rpc: Rpc,
  { receiver, tokens, from, end }: Range,
): Promise<{ transfers: PlacedTransfer[]; end: number }> {
  if (tokens.length === 0) return { transfers: [], end };
  const read = await readInSpans({ from, end }, async (span) => {
    const range = { receiver, tokens, ...span };
    return (await readLogs(rpc, range)).flatMap((log) => placeTransfer(log, range));
  });
  return { transfers: read.found, end: read.end };
}

type Span = Pick<Range, "from" | "end">;

/**
 * Reads blocks from `from` to `end` in as few spans as the node allows. Nodes limit how many blocks or logs one answer may
 * span, each in its own way: a span that is refused is cut to a tenth, and `end` shows how far it went. Throws
 * `ProviderError` when it came nowhere.
 */
export async function readInSpans<T>(
  { from, end }: Span,
  read: (span: Span) => Promise<T[]>,
): Promise<{ found: T[]; end: number }> {
  const found: T[] = [];
  let span = end - from + 1;
  let next = from;
  for (let requests = 0; next <= end && requests < MAX_SPANS; requests++) {
    const one = { from: next, end: Math.min(end, next + span - 1) };
    try {
      found.push(...(await read(one)));
      next = one.end + 1;
    } catch (cause) {
      if (!isTooMuch(cause) || span === 1) {
        if (next === from) throw cause;
        break;
      }
      span = Math.ceil(span / 10);
    }
  }
  return { found, end: next - 1 };
}

const isTooMuch = (cause: unknown): boolean =>
  cause instanceof ProviderError && (cause.reason === "status" || cause.reason === "schema");

const readLogs = (rpc: Rpc, { receiver, tokens, from, end }: Range): Promise<FoundLog[]> =>
  rpc.ask(
    "eth_getLogs",
    [
      {
        ...{ address: tokens, topics: [TRANSFER_TOPIC, null, toTopic(receiver)] },
        ...{ fromBlock: toHex(from), toBlock: toHex(end) },
      },
    ],
    z.array(foundLogSchema),
  );

/** A node that does not heed the filter must not put a transfer of another token or receiver before us. */
function placeTransfer(log: FoundLog, { receiver, tokens }: Range): PlacedTransfer[] {
  const transfer = readTransferLog(log);
  if (!transfer || transfer.to !== receiver || !tokens.includes(transfer.token)) return [];
  if (transfer.amount === 0n) return [];
  const { transactionHash: hash, blockNumber: height, transactionIndex: index } = log;
  return [{ hash, asset: transfer.token, amount: transfer.amount, sender: transfer.from, height, index }];
}
