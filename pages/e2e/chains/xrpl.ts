import { NETWORKS } from "../../../shared/networks.ts";
import { startXrplSimulator } from "../../../worker/test/chains/xrpl-server.node.ts";
import { openXrplWallet, type PaymentRequest } from "../../../worker/test/chains/xrpl-wallet.node.ts";
import type { LocalChains } from "./local-chains.ts";
import { RECEIVERS } from "./variables.ts";

const USDC = NETWORKS.xrpl.tokens.USDC?.address ?? "";
const DROPS = 10n ** BigInt(NETWORKS.xrpl.nativeDecimals);

/** The simulator of the XRP Ledger; a transaction waits for the next ledger. */
export async function startXrpl(): Promise<LocalChains> {
  const simulator = await startXrplSimulator();
  const { ledger } = simulator;
  ledger.autoClose = false;
  ledger.fund(RECEIVERS.xrpl, 100n * DROPS);
  ledger.trust(RECEIVERS.xrpl, USDC);
  return {
    kind: "xrpl",
    urls: { xrpl: simulator.url },
    tick: async () => ledger.close(),
    finalize: async () => ledger.close(),
    async fund(_network, address, { coins, tokens }) {
      ledger.fund(address, BigInt(coins) * DROPS);
      ledger.trust(address, USDC, { balance: String(tokens) });
    },
    openWallet() {
      const wallet = openXrplWallet(simulator);
      const { address, publicKey } = wallet;
      // An account exists from its first coins on.
      ledger.fund(address, 2n * DROPS);
      return {
        address,
        publicKey: [...Buffer.from(publicKey, "hex")],
        sign: async (text) => wallet.signText(text),
        async send(_network, transaction) {
          const { hash, result } = await wallet.sendPayment(transaction as PaymentRequest);
          if (result === "tesSUCCESS") return { hash };
          throw new Error(`Something went wrong, we couldn't submit properly the transaction: ${result}`);
        },
      };
    },
    stop: () => simulator.close(),
  };
}
