import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { UnsignedTransaction } from "../../../../shared/payments.ts";
import { type Connection, type FoundWallet, iconOf, type Watch } from "./wallet.ts";
import { ask, errorCode, type Step, WalletError } from "./wallet-error.ts";

/** EIP-1193 */
interface Provider {
  request: (call: { method: string; params?: unknown[] }) => Promise<unknown>;
  on?: (event: string, listener: (value: unknown) => void) => unknown;
  removeListener?: (event: string, listener: (value: unknown) => void) => unknown;
}
/** EIP-6963 */
interface Announcement {
  info: { uuid: string; name: string; icon?: string };
  provider: Provider;
}
declare global {
  interface Window {
    ethereum?: Provider;
  }
  interface WindowEventMap {
    "eip6963:announceProvider": CustomEvent<Announcement>;
  }
}

const UNKNOWN_CHAIN = 4902;

/** Wallets that announce themselves (EIP-6963), and the one in `window.ethereum` where none does. */
export const watchEvm: Watch = (add) => {
  const announced = ({ detail: { info, provider } }: CustomEvent<Announcement>) =>
    add({ ...toWallet(info.uuid, info.name, provider), ...iconOf(info.icon) });
  const injected = () => {
    if (window.ethereum) add(toWallet("ethereum", "Browser wallet", window.ethereum));
  };
  let any = false;
  const note = () => (any = true);
  window.addEventListener("eip6963:announceProvider", announced);
  window.addEventListener("eip6963:announceProvider", note, { once: true });
  window.addEventListener("ethereum#initialized", injected, { once: true });
  window.dispatchEvent(new Event("eip6963:requestProvider"));
  if (!any) injected();
  return () => {
    window.removeEventListener("eip6963:announceProvider", announced);
    window.removeEventListener("eip6963:announceProvider", note);
    window.removeEventListener("ethereum#initialized", injected);
  };
};

const firstAddress = (accounts: unknown) =>
  Array.isArray(accounts) && typeof accounts[0] === "string" ? accounts[0] : null;

const toWallet = (id: string, name: string, provider: Provider): FoundWallet => ({
  id,
  kind: "evm",
  name,
  connect: async () => {
    const accounts = await ask("connect", `${name} did not connect.`, () =>
      provider.request({ method: "eth_requestAccounts" }),
    );
    const address = firstAddress(accounts);
    if (!address) throw new WalletError("accounts", `${name} has no account to pay with.`);
    return connectionOf(provider, address);
  },
});

const connectionOf = (provider: Provider, address: string): Connection => ({
  address,
  prepare: (network) => prepare(provider, network),
  send: (transaction, from) => send(provider, transaction, from),
  signText: (text, from) => signText(provider, text, from),
  onChange: (listener) => {
    const changed = (accounts: unknown) => listener(firstAddress(accounts));
    provider.on?.("accountsChanged", changed);
    return () => provider.removeListener?.("accountsChanged", changed);
  },
});

/** Asks to switch to the network's chain, or to add it where the wallet does not know it. */
async function prepare(provider: Provider, network: NetworkId): Promise<"ready" | "switched"> {
  const { name, chainId } = NETWORKS[network];
  const call = (step: Step, fallback: string, method: string, param: unknown) =>
    ask(step, fallback, () => provider.request({ method, params: [param] }));
  const current = await ask("switch", "The wallet does not say which network it is on.", () =>
    provider.request({ method: "eth_chainId" }),
  );
  if (Number(current) === Number(chainId)) return "ready";
  try {
    await provider.request({ method: "wallet_switchEthereumChain", params: [{ chainId }] });
  } catch (thrown) {
    if (errorCode(thrown) !== UNKNOWN_CHAIN)
      await ask("switch", `Please switch to ${name} in your wallet.`, () => Promise.reject(thrown));
    await call("add", `Please add ${name} to your wallet.`, "wallet_addEthereumChain", chainToAdd(network));
  }
  return "switched";
}

/** EIP-3085; the RPC address is a public one. */
function chainToAdd(network: NetworkId) {
  const { chainId, name, nativeSymbol, nativeDecimals, publicRpcUrl, explorer } = NETWORKS[network];
  return {
    chainId,
    chainName: name,
    nativeCurrency: { name: nativeSymbol, symbol: nativeSymbol, decimals: nativeDecimals },
    rpcUrls: [publicRpcUrl],
    blockExplorerUrls: [new URL(explorer.transaction).origin],
  };
}

/** The account may have been switched while the amount was being fixed, and not every wallet heeds `from`. */
async function refuseSwitched(provider: Provider, from: string): Promise<void> {
  const accounts = await ask("accounts", "Your wallet does not say which account it uses.", () =>
    provider.request({ method: "eth_accounts" }),
  );
  if (!Array.isArray(accounts) || firstAddress(accounts)?.toLowerCase() === from.toLowerCase()) return;
  throw new WalletError(
    "accounts",
    "Your wallet has switched its account. Nothing was sent: press Pay again.",
  );
}

/** EIP-191: the text as hex of its bytes, then who signs. */
async function signText(provider: Provider, text: string, from: string) {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0"));
  const signature = await ask("sign", "Your wallet did not sign.", () =>
    provider.request({ method: "personal_sign", params: [`0x${bytes.join("")}`, from] }),
  );
  return { signature: String(signature) };
}

async function send(provider: Provider, transaction: UnsignedTransaction, from: string): Promise<string> {
  if (transaction.kind !== "evm") throw new TypeError(`no EVM transaction: ${transaction.kind}`);
  const { chainId, to, value, data } = transaction;
  await refuseSwitched(provider, from);
  const params = [{ from, chainId, to, value, data }];
  const hash = await ask("send", "Failed to send payment.", () =>
    provider.request({ method: "eth_sendTransaction", params }),
  );
  return String(hash);
}
