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
 * Where no node tells the head no way to pay is made: without it nobody could say whether a payment of its amount is an answer
 * to it, or was there for anybody to see before. Throws `chain_unavailable`, `network_unavailable`.
 */
export async function readHeights(deps: Pick<Deps, "chains">, network: NetworkId): Promise<Heights> {
  const [fromHeight, head] = await Promise.all([
    askChain(deps, network, (chain) => chain.readFinalHeight()),
    askChain(deps, network, (chain) => chain.readHead()),
  ]);
  return { fromHeight, headHeight: Math.max(fromHeight, head) };
}
