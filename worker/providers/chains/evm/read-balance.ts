import type { AssetId } from "../chain.ts";
import { toHex } from "./heights.ts";
import type { Rpc } from "./rpc.ts";
import { quantitySchema } from "./wire.ts";

/** Selector of `balanceOf(address)` (ERC-20). */
const BALANCE_OF = "0x70a08231";

/** What an owner holds now, or held after a block, in base units. Throws `ProviderError`. */
export function readBalance(rpc: Rpc, owner: string, asset: AssetId, height?: number): Promise<bigint> {
  const block = height === undefined ? "latest" : toHex(height);
  if (asset === "native") return rpc.ask("eth_getBalance", [owner, block], quantitySchema);
  const data = `${BALANCE_OF}${owner.slice(2).padStart(64, "0")}`;
  return rpc.ask("eth_call", [{ to: asset, data }, block], quantitySchema);
}
