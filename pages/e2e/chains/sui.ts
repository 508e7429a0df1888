import { NETWORKS } from "../../../shared/networks.ts";
import { startSuiSimulator } from "../../../worker/test/chains/sui-graphql.node.ts";
import { openSuiWallet } from "../../../worker/test/chains/sui-wallet.node.ts";
import type { LocalChains } from "./local-chains.ts";

const USDC = NETWORKS.sui.tokens.USDC;

/** The simulator of Sui; a transaction waits for the next checkpoint. */
export async function startSui(): Promise<LocalChains> {
  const simulator = await startSuiSimulator();
  const { ledger } = simulator;
  ledger.autoCheckpoint = false;
  return {
    kind: "sui",
    urls: { sui: simulator.url },
    tick: async () => ledger.closeCheckpoint(),
    finalize: async () => ledger.closeCheckpoint(),
    async fund(_network, address, { coins, tokens }) {
      ledger.mint(address, BigInt(coins) * 10n ** BigInt(NETWORKS.sui.nativeDecimals));
      if (USDC) ledger.mint(address, BigInt(tokens) * 10n ** BigInt(USDC.decimals), USDC.address);
    },
    openWallet() {
      const wallet = openSuiWallet(simulator);
      const { address, publicKey } = wallet;
      return {
        address,
        publicKey: [...publicKey],
        sign: (text) => wallet.signText(text),
        send: async (_network, transaction) => wallet.signAndExecute(String(transaction)),
      };
    },
    stop: () => simulator.close(),
  };
}
