import type { Chain } from "../chain.ts";
export function openSuiNode(_url: string): Chain {
  throw new Error("being written");
}
