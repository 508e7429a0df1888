import { NETWORKS } from "../../../../shared/networks.ts";
import { ProviderError } from "../../fetch-json.ts";
import { toHex } from "./heights.ts";
import type { Rpc } from "./rpc.ts";
import { type FullBlock, fullBlockSchema } from "./wire.ts";

/** One block with its transactions. Throws `ProviderError`, also when the node gives another one. */
export async function readFullBlock(rpc: Rpc, height: number): Promise<FullBlock> {
  const block = await rpc.ask("eth_getBlockByNumber", [toHex(height), true], fullBlockSchema);
  if (block.number !== height) throw new ProviderError(NETWORKS[rpc.network].name, "schema");
  return block;
}
