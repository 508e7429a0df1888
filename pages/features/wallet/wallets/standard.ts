import { type Connection, type FoundWallet, iconOf } from "./wallet.ts";
import { ask, WalletError } from "./wallet-error.ts";

/** Wallet Standard, as far as it is used here. */
export interface StandardAccount {
  address: string;
  chains: readonly string[];
  /** what the person lets us ask this account for */
  features: readonly string[];
}
export interface StandardWallet {
  name: string;
  icon?: string;
  chains: readonly string[];
  accounts: readonly StandardAccount[];
  features: Record<string, unknown>;
}
interface Connect {
  connect: () => Promise<{ accounts: readonly StandardAccount[] }>;
}
interface Events {
  on: (event: "change", listener: (change: { accounts?: readonly StandardAccount[] }) => void) => () => void;
}

type Register = (...wallets: StandardWallet[]) => () => void;
type Registration = CustomEvent<(api: { register: Register }) => void>;

/** Every wallet that registers itself, now or later. The same wallet may come twice. */
export function watchStandard(onWallet: (wallet: StandardWallet) => void): () => void {
  const register: Register = (...wallets) => {
    wallets.forEach(onWallet);
    return () => {};
  };
  const registered = (event: Event) => (event as Registration).detail({ register });
  window.addEventListener("wallet-standard:register-wallet", registered);
  window.dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: { register } }));
  return () => window.removeEventListener("wallet-standard:register-wallet", registered);
}

/** A wallet's feature by name; whether it is there was looked at when the wallet was found. */
export const featureOf = <T>(wallet: StandardWallet, name: string) => wallet.features[name] as T;

/** A wallet for us: one that speaks the chain, connects, and can do `feature`. */
export function toFound(
  wallet: StandardWallet,
  kind: FoundWallet["kind"],
  { chain, feature, send, sign }: { chain: string; feature: string; send: Send; sign: Sign },
): FoundWallet | null {
  const can = (name: string) => wallet.features[name] !== undefined;
  if (!wallet.chains.includes(chain) || !can("standard:connect") || !can(feature)) return null;
  return {
    id: wallet.name,
    kind,
    name: wallet.name,
    ...iconOf(wallet.icon),
    connect: () => connect(wallet, chain, { send, sign }),
  };
}

type Send = (
  wallet: StandardWallet,
  account: StandardAccount,
  transaction: Parameters<Connection["send"]>[0],
) => Promise<string>;

/** Signs the bytes of a text. */
type Sign = (wallet: StandardWallet, account: StandardAccount, message: Uint8Array) => Promise<string>;

const onChain = (accounts: readonly StandardAccount[], chain: string) =>
  accounts.find(({ chains }) => chains.includes(chain)) ?? accounts[0];

async function connect(
  wallet: StandardWallet,
  chain: string,
  { send, sign }: { send: Send; sign: Sign },
): Promise<Connection> {
  const { accounts } = await ask("connect", `${wallet.name} did not connect.`, () =>
    featureOf<Connect>(wallet, "standard:connect").connect(),
  );
  const account = onChain(accounts, chain);
  if (!account) throw new WalletError("accounts", `${wallet.name} has no account to pay with.`);
  const accountOf = (from: string) =>
    [...wallet.accounts, account].find(({ address }) => address === from) ?? account;
  return {
    address: account.address,
    prepare: () => Promise.resolve("ready" as const),
    send: (transaction, from) =>
      ask("send", "Failed to send payment.", () => send(wallet, accountOf(from), transaction)),
    signText: async (text, from) => ({
      signature: await ask("sign", `${wallet.name} did not sign.`, () =>
        sign(wallet, accountOf(from), new TextEncoder().encode(text)),
      ),
    }),
    onChange: (listener) =>
      featureOf<Events | undefined>(wallet, "standard:events")?.on("change", (change) => {
        if (change.accounts) listener(onChain(change.accounts, chain)?.address ?? null);
      }) ?? (() => {}),
  };
}
