import type { NetworkId, WalletKind } from "../../../shared/networks.ts";

/** What somebody is given: whole coins, and whole tokens of each kind. */
export interface Funds {
  coins: number;
  tokens: number;
}
export const PLENTY: Funds = { coins: 1_000, tokens: 1_000_000 };

/** A wallet's key; it signs for real. */
export interface LocalWallet {
  address: string;
  publicKey: number[];
  /** Signs what the worker built and sends it; gives what this kind of wallet answers. Throws the wallet's words. */
  send(network: NetworkId, transaction: unknown): Promise<Record<string, string>>;
  /** Signs a text as this kind of wallet does: 0x hex, base58, base64, or hex on the XRP Ledger. */
  sign(text: string): Promise<string>;
}

/** The networks of one kind of wallet on this machine. */
export interface LocalChains {
  kind: WalletKind;
  /** where each is asked */
  urls: Partial<Record<NetworkId, string>>;
  /** Time goes on: called once a second. */
  tick(): Promise<unknown>;
  /** Everything that was sent so far becomes final. */
  finalize(): Promise<unknown>;
  fund(network: NetworkId, address: string, funds: Funds): Promise<void>;
  openWallet(): LocalWallet;
  stop(): Promise<void>;
}
