import type { Chain } from "../chain.ts";
export function openSolanaNode(_url: string): Chain {
  throw new Error("being written");
}
