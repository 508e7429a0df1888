import type { Rpc } from "./rpc.ts";
import { blockSchema, heightSchema } from "./wire.ts";

/** Number of the newest block behind the `finalized` tag. Throws `ProviderError`, also when the node knows none. */
export const readFinalHeight = async (rpc: Rpc): Promise<number> =>
  (await rpc.ask("eth_getBlockByNumber", ["finalized", false], blockSchema)).number;

/** Number of the newest block. Throws `ProviderError`. */
export const readHead = (rpc: Rpc): Promise<number> => rpc.ask("eth_blockNumber", [], heightSchema);

export const toHex = (height: number): string => `0x${height.toString(16)}`;
