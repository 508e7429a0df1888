import type { Chain } from "../chain.ts";
export function openXrplNode(_url: string): Chain {
  throw new Error("being written");
}
