import type { EvmNetworkId } from "../../../../shared/networks.ts";
import type { Rpc } from "./rpc.ts";
import { blockSchema, heightSchema } from "./wire.ts";

/** Number of the newest block behind the `finalized` tag. Throws `ProviderError`, also when the node knows none. */
export const readFinalHeight = async (rpc: Rpc): Promise<number> =>
  (await rpc.ask("eth_getBlockByNumber", ["finalized", false], blockSchema)).number;

/** Number of the newest block. Throws `ProviderError`. */
export const readHead = (rpc: Rpc): Promise<number> => rpc.ask("eth_blockNumber", [], heightSchema);

export const toHex = (height: number): string => `0x${height.toString(16)}`;

/**
 * Blocks below the head that are left for the next scan even when final: where finality takes seconds, some of the
 * servers behind one address may not hold the newest blocks yet, and would report no transfer instead of failing.
 */
const BEHIND_HEAD: Record<EvmNetworkId, number> = { ethereum: 0, base: 0, bsc: 10, polygon: 10 };

/** The newest block that every server has by now, for scans. Throws `ProviderError`. */
export async function readLastSettled(rpc: Rpc): Promise<number> {
  const behind = BEHIND_HEAD[rpc.network];
  if (behind === 0) return readFinalHeight(rpc);
  const [finalHeight, head] = await Promise.all([readFinalHeight(rpc), readHead(rpc)]);
  return Math.min(finalHeight, head - behind);
}
