import type { NetworkId, WalletKind } from "../../../../shared/networks.ts";
import type { UnsignedTransaction } from "../../../../shared/payments.ts";

/** A wallet that is there: found, not asked for anything yet. */
export interface FoundWallet {
  /** distinguishes it from others of its kind */
  id: string;
  kind: WalletKind;
  name: string;
  /** its icon as a data URL, from the wallet itself */
  icon?: string;
  /** Asks the person for an account. Throws `WalletError`. */
  connect: () => Promise<Connection>;
}

/** `publicKey` where the network needs it beside the address. */
interface SignedText {
  signature: string;
  publicKey?: string;
}

/** A wallet whose person has let us see an account. */
export interface Connection {
  address: string;
  /** Sees to the right network. "switched": it was another one, and the person has just let it change. Throws `WalletError`. */
  prepare: (network: NetworkId) => Promise<"ready" | "switched">;
  /** Has it signed by the account `from`, and sent; gives the transaction's hash. Throws `WalletError`. */
  send: (transaction: UnsignedTransaction, from: string) => Promise<string>;
  /** Has a text signed by the account `from`, in the network's own way; sends nothing. Throws `WalletError`. */
  signText: (text: string, from: string) => Promise<SignedText>;
  /** Calls back when another account, or none, is chosen in the wallet; returns the function that stops listening. */
  onChange: (listener: (address: string | null) => void) => () => void;
}

/** Looks for wallets until it is stopped: those that are there at once, and those that come late. */
export type Watch = (add: (wallet: FoundWallet) => void) => () => void;

/** Icons of wallets in use are at most a few tens of thousands of characters long. */
const LONGEST_ICON = 200_000;

/** A wallet's icon where it is a picture in itself, which loads nothing, and none that is too long to be drawn quickly. */
export const iconOf = (icon: unknown): { icon: string } | undefined =>
  typeof icon === "string" && icon.startsWith("data:image/") && icon.length <= LONGEST_ICON
    ? { icon }
    : undefined;

/** The wallet we name where none of its kind is there, and where to get it. */
export const WALLETS: Record<WalletKind, { name: string; sort: string; installUrl: string }> = {
  solana: { name: "Phantom", sort: "Solana wallet", installUrl: "https://phantom.com/download" },
  evm: { name: "MetaMask", sort: "EVM wallet", installUrl: "https://metamask.io/download" },
  sui: { name: "Sui Wallet", sort: "Sui wallet", installUrl: "https://slush.app" },
  xrpl: { name: "GemWallet", sort: "XRP Ledger wallet", installUrl: "https://gemwallet.app" },
};
export const WALLET_KINDS = ["solana", "evm", "sui", "xrpl"] as const satisfies WalletKind[];
