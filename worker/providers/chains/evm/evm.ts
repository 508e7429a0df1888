import type { NetworkId } from "../../../../shared/networks.ts";
import type { Chain } from "../chain.ts";
export function openEvmNode(_network: NetworkId, _url: string): Chain {
  throw new Error("being written");
}
