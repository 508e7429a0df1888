import type { NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import { askChain } from "../ask-chain.ts";

/** How far a network was when a way to pay was made. */
export interface Heights {
  /** final: what is scanned for it begins here */
  fromHeight: number;
  /** of any block: an amount alone proves only payments above it */
  headHeight: number;
}

/**
 * The heights that an intent starts at. If no node gives the head, no intent is made: a payment of its amount could then be an
 * older one that anybody had seen. Throws `chain_unavailable`, `network_unavailable`.
 */
export async function readHeights(deps: Pick<Deps, "chains">, network: NetworkId): Promise<Heights> {
  const [fromHeight, head] = await Promise.all([
    askChain(deps, network, (chain) => chain.readFinalHeight()),
    askChain(deps, network, (chain) => chain.readHead()),
  ]);
  return { fromHeight, headHeight: Math.max(fromHeight, head) };
}
