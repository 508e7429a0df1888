import type { Chain } from "./chain.ts";
/** One chain asked over several nodes. */
export function poolNodes(nodes: Chain[]): Chain {
  return nodes[0] as Chain;
}
