import {
  NETWORK_IDS,
  NETWORKS,
  type NetworkId,
  type PaymentToken,
  type WalletKind,
} from "../../../shared/networks.ts";

/** The networks a wallet speaks; with NGMA there is only Solana. */
export const networksOf = (wallet: WalletKind): NetworkId[] =>
  NETWORK_IDS.filter((id) => NETWORKS[id].wallet === wallet);

/** The first that can be paid on; the first of all when none can. */
export const firstOpen = (networks: NetworkId[], isOpen: (network: NetworkId) => boolean): NetworkId =>
  networks.find(isOpen) ?? networks[0] ?? "solana";

/** "ETH", "USDC" */
export const symbolOf = (token: PaymentToken, network: NetworkId): string =>
  token === "native" ? NETWORKS[network].nativeSymbol : token;

/** Whether a token exists on a network. NGMA does on Solana. */
export function isSupported(token: PaymentToken, network: NetworkId): boolean {
  if (token === "native") return true;
  return token === "NGMA" ? network === "solana" : NETWORKS[network].tokens[token] !== undefined;
}

/** The tokens a payment can be made with, those that the network lacks included. */
export const tokensOf = (ngma: boolean): PaymentToken[] => (ngma ? ["NGMA"] : ["native", "USDC", "USDT"]);
