import { NETWORK_IDS, NETWORKS, type NetworkId } from "../../../shared/networks.ts";
import { askNetwork } from "../chains/control.ts";
import { askPerson, signAndSend, signText, type TestWallet } from "./test-wallet.ts";

const UNKNOWN_CHAIN = 4902;
const NOT_SUPPORTED = 4200;

interface Param {
  chainId: string;
  from?: string;
}

const fail = (message: string, code: number) => Object.assign(new Error(message), { code });
const networkOf = (chainId: string): NetworkId | undefined =>
  NETWORK_IDS.find(
    (id) => NETWORKS[id].chainId !== undefined && Number(NETWORKS[id].chainId) === Number(chainId),
  );

const readHex = (hex: string): string => Buffer.from(hex.slice(2), "hex").toString();

/** EIP-1193 as a wallet answers it: EIP-3085 and EIP-3326 for networks, the rest as the network says. */
export async function answerEvm(wallet: TestWallet, method: string, params: unknown): Promise<unknown> {
  const [param] = params as [Param];
  switch (method) {
    case "eth_requestAccounts":
      askPerson(wallet);
      return [wallet.address];
    case "eth_accounts":
      return [wallet.address];
    case "eth_chainId":
      return NETWORKS[wallet.network].chainId;
    case "wallet_switchEthereumChain":
      return switchTo(wallet, param.chainId);
    case "wallet_addEthereumChain":
      return add(wallet, param.chainId);
    case "personal_sign":
      return signText(wallet, readHex((params as [string])[0]));
    case "eth_sendTransaction":
      return pay(wallet, param);
    default:
      if (method.startsWith("wallet_")) throw fail(`unsupported: ${method}`, NOT_SUPPORTED);
      return askNetwork(wallet.network, method, params as unknown[]);
  }
}

function switchTo(wallet: TestWallet, chainId: string): null {
  const network = networkOf(chainId);
  if (!network || !wallet.known.includes(network)) throw fail("Unrecognized chain ID.", UNKNOWN_CHAIN);
  askPerson(wallet);
  wallet.network = network;
  return null;
}

function add(wallet: TestWallet, chainId: string): null {
  const network = networkOf(chainId);
  if (!network) throw fail("There is no such chain in this test.", NOT_SUPPORTED);
  askPerson(wallet);
  wallet.known.push(network);
  wallet.network = network;
  return null;
}

async function pay(wallet: TestWallet, transaction: Param): Promise<unknown> {
  if (transaction.from?.toLowerCase() !== wallet.address.toLowerCase()) throw fail("Unknown account.", 4100);
  if (networkOf(transaction.chainId) !== wallet.network) throw fail("Another chain is active.", -32602);
  return (await signAndSend(wallet, wallet.network, transaction)).hash;
}
