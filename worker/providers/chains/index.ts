import {
  NETWORK_IDS,
  NETWORKS,
  type NetworkId,
  type NodesVariable,
  type ReceiverVariable,
} from "../../../shared/networks.ts";
import type { Vars } from "../../variables.ts";
import type { Chain } from "./chain.ts";
import { openEvmNode } from "./evm/evm.ts";
import { poolNodes } from "./pool-nodes.ts";
import { openSolanaNode } from "./solana/solana.ts";
import { SPELLINGS } from "./spellings.ts";
import { openSuiNode } from "./sui/sui.ts";
import { openXrplNode } from "./xrpl/xrpl.ts";

/** Where a network is asked, one or more addresses, and where money goes to, in canonical form. */
interface ChainConfig {
  rpcUrls: string[];
  receiver: string;
}
export type ChainsConfig = Partial<Record<NetworkId, ChainConfig>>;

/** NGMA on Solana: its mint, and the owners of the treasury lock and of liquidity. */
export interface NgmaConfig {
  mint: string;
  decimals: number;
  treasury: string;
  liquidity: string;
}

export type Chains = Partial<Record<NetworkId, Chain>>;

const OPEN_NODE: Record<NetworkId, (url: string) => Chain> = {
  solana: openSolanaNode,
  ethereum: (url) => openEvmNode("ethereum", url),
  bsc: (url) => openEvmNode("bsc", url),
  polygon: (url) => openEvmNode("polygon", url),
  base: (url) => openEvmNode("base", url),
  sui: openSuiNode,
  xrpl: openXrplNode,
};

/** The networks that are configured. */
export const openChains = (config: ChainsConfig): Chains =>
  Object.fromEntries(
    Object.entries(config).map(([network, { rpcUrls }]) => [
      network,
      poolNodes(rpcUrls.map(OPEN_NODE[network as NetworkId])),
    ]),
  );

type NgmaAddress = `NGMA_${"MINT" | "TREASURY" | "LIQUIDITY"}`;
type ChainVars = Partial<Pick<Vars, ReceiverVariable | NodesVariable | NgmaAddress | "NGMA_DECIMALS">>;

/**
 * The networks that have both a receiver and a node, and NGMA if all its variables are set and Solana is configured.
 * `wrong` names the variables with an invalid address; the locked and the liquidity address must differ.
 */
export function readChainsConfig(vars: ChainVars): {
  chains: ChainsConfig;
  ngma?: NgmaConfig;
  wrong: string[];
} {
  const wrong: string[] = [];
  const readAddress = (network: NetworkId, name: ReceiverVariable | NgmaAddress) => {
    const text = vars[name];
    if (text === undefined) return null;
    const address = SPELLINGS[network].parseAddress(text);
    if (address === null) wrong.push(name);
    return address;
  };
  const chains: ChainsConfig = {};
  for (const network of NETWORK_IDS) {
    const { variables } = NETWORKS[network];
    const receiver = readAddress(network, variables.receiver);
    const rpcUrls = vars[variables.nodes];
    if (receiver && rpcUrls) chains[network] = { rpcUrls, receiver };
  }
  const mint = readAddress("solana", "NGMA_MINT");
  const treasury = readAddress("solana", "NGMA_TREASURY");
  const liquidity = readAddress("solana", "NGMA_LIQUIDITY");
  if (treasury && treasury === liquidity) wrong.push("NGMA_LIQUIDITY");
  const decimals = vars.NGMA_DECIMALS;
  const isConfigured = mint && treasury && liquidity && decimals !== undefined && chains.solana;
  return { chains, wrong, ...(isConfigured && { ngma: { mint, treasury, liquidity, decimals } }) };
}
