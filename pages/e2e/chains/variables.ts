import { NETWORKS, type NetworkId } from "../../../shared/networks.ts";

export const chainsUrl = (port: number): string => `http://127.0.0.1:${port}`;
export const rpcUrl = (port: number, network: NetworkId): string => `${chainsUrl(port)}/rpc/${network}`;
/** The card provider's stand-in has the next port. */
export const stripePort = (chainsPort: number): number => chainsPort + 1;

const EVM_RECEIVER = "0x5e11e55e11e55e11e55e11e55e11e55e11e55e11";
/** Of fixed keys that exist in tests alone. */
export const RECEIVERS: Record<NetworkId, string> = {
  solana: "7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9",
  ethereum: EVM_RECEIVER,
  bsc: EVM_RECEIVER,
  polygon: EVM_RECEIVER,
  base: EVM_RECEIVER,
  sui: "0x5e11e55e11e55e11e55e11e55e11e55e11e55e11e55e11e55e11e55e11e55e11",
  xrpl: "rJg562WLMAt8qMzbNU9bs7eKXWMo39aA6D",
};

/** Stands for the token that is not minted yet. */
export const NGMA = {
  mint: "GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB",
  decimals: 9,
  treasury: "mBKqcnGotbsSb5vNrdyhzZ5EhqZdids9QYiTRckvi7v",
  liquidity: "AoVsGaj8MSJ6xwKxfFxo9iZWH3enC8RRTXKH2fx2F8os",
};

/** What makes the product take payments on these chains: the same at every start. */
export function chainVariables(port: number, networks: readonly NetworkId[]): Record<string, string> {
  return {
    ...Object.fromEntries(
      networks.flatMap((network) => [
        [NETWORKS[network].variables.nodes, rpcUrl(port, network)],
        [NETWORKS[network].variables.receiver, RECEIVERS[network]],
      ]),
    ),
    NGMA_MINT: NGMA.mint,
    NGMA_DECIMALS: String(NGMA.decimals),
    NGMA_TREASURY: NGMA.treasury,
    NGMA_LIQUIDITY: NGMA.liquidity,
    STRIPE_SECRET_KEY: "sk_test_fake",
    STRIPE_WEBHOOK_SECRET: "whsec_fake",
    STRIPE_BASE_URL: chainsUrl(stripePort(port)),
  };
}
