import type { NetworkId, WalletKind } from "../../../shared/networks.ts";
import { chains } from "../chains/control.ts";

/** A wallet in the browser whose key is with the chains; a test is its person. */
export interface TestWallet {
  kind: WalletKind;
  address: string;
  publicKey: number[];
  /** what its person says to whatever it asks */
  policy: "approve" | "reject";
  /** whether the page hears of a transaction before it is final */
  slow: boolean;
  /** what the page asked it for, in order */
  asked: { method: string; params: unknown }[];
  /** EVM: the network it is on, and those it knows */
  network: NetworkId;
  known: NetworkId[];
}

/** The wallet's person said no: EIP-1193's code, which the other wallets use as well. */
class Declined extends Error {
  readonly code = 4001;
  constructor() {
    super("User rejected the request.");
  }
}

export function askPerson({ policy }: TestWallet): void {
  if (policy === "reject") throw new Declined();
}

/** Signs a text for real, once its person says yes. */
export function signText(wallet: TestWallet, text: string): Promise<string> {
  askPerson(wallet);
  return chains.sign(wallet.address, text);
}

/** Signs and sends for real, once its person says yes. Throws `Declined` and the words of wallet or node. */
export async function signAndSend(wallet: TestWallet, network: NetworkId, transaction: unknown) {
  askPerson(wallet);
  const sent = await chains.send({ address: wallet.address, network, transaction });
  if (!wallet.slow) await chains.finalize();
  return sent;
}
