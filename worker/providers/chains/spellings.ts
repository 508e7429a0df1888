import type { NetworkId } from "../../../shared/networks.ts";
import type { Spelling } from "./chain.ts";
import { evmSpelling } from "./evm/spelling.ts";
import { solanaSpelling } from "./solana/spelling.ts";
import { suiSpelling } from "./sui/spelling.ts";
import { xrplSpelling } from "./xrpl/spelling.ts";

/** How hashes and addresses of each network are spelled. */
export const SPELLINGS: Record<NetworkId, Spelling> = {
  solana: solanaSpelling,
  ethereum: evmSpelling,
  bsc: evmSpelling,
  polygon: evmSpelling,
  base: evmSpelling,
  sui: suiSpelling,
  xrpl: xrplSpelling,
};
