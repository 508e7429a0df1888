import * as z from "zod";
import { toHex } from "./heights.ts";
import { type Rpc, unlessForgotten } from "./rpc.ts";
import { addressSchema, hashSchema, quantitySchema } from "./wire.ts";

/** Coins that went from one owner to another inside a transaction. */
export interface CoinMove {
  from: string;
  to: string;
  amount: bigint;
}

/** One call as geth's `callTracer` reports it (https://geth.ethereum.org/docs/developers/evm-tracing/built-in-tracers). */
const frameSchema = z.object({
  type: z.string(),
  from: addressSchema,
  to: addressSchema.nullish(),
  value: quantitySchema.nullish(),
  error: z.string().nullish(),
  get calls() {
    return z.array(frameSchema).nullish();
  },
});
type Frame = z.infer<typeof frameSchema>;

/** Calls that take their `value` along; DELEGATECALL repeats its caller's, which has moved already. */
const MOVING = ["CALL", "CREATE", "CREATE2", "SELFDESTRUCT"];

/**
 * Every move of coins in a transaction, its own value among them; null where the node keeps no traces or serves none.
 * Throws `ProviderError` when it could not be asked.
 */
export async function traceCoins(rpc: Rpc, hash: string): Promise<CoinMove[] | null> {
  const params = [hash, { tracer: "callTracer" }];
  const frame = await unlessForgotten(rpc.ask("debug_traceTransaction", params, frameSchema));
  return frame && listMoves(frame);
}

const blockTraceSchema = z.array(z.object({ txHash: hashSchema.nullish(), result: frameSchema.nullish() }));

/** The same of every transaction in a block, in their order; null where the node serves no traces. Throws `ProviderError`. */
export async function traceBlock(rpc: Rpc, height: number): Promise<CoinMove[][] | null> {
  const params = [toHex(height), { tracer: "callTracer" }];
  const traces = await unlessForgotten(rpc.ask("debug_traceBlockByNumber", params, blockTraceSchema));
  return traces?.map(({ result }) => (result ? listMoves(result) : [])) ?? null;
}

/** What a call that failed did, and all calls within it, was undone. */
function listMoves({ type, from, to, value, error, calls }: Frame): CoinMove[] {
  if (error) return [];
  const own = to && value && MOVING.includes(type) ? [{ from, to, amount: value }] : [];
  return [...own, ...(calls ?? []).flatMap(listMoves)];
}
