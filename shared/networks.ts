import * as z from "zod";
import table from "./networks.json" with { type: "json" };

export const paymentTokenSchema = z.enum(["native", "USDC", "USDT", "NGMA"]);
export type PaymentToken = z.infer<typeof paymentTokenSchema>;

type Table = typeof table;
/** Which of the four wallets speaks a network. */
export type WalletKind = keyof Table;
/** Those that speak Ethereum's JSON-RPC. */
export type EvmNetworkId = keyof Table["evm"];
/** The networks a wallet can pay on. */
export type NetworkId = { [Wallet in WalletKind]: keyof Table[Wallet] }[WalletKind];
export type ReceiverVariable = `${Uppercase<NetworkId>}_RECEIVER`;
export type NodesVariable = `${Uppercase<Exclude<NetworkId, "sui">>}_RPC_URL` | "SUI_GRAPHQL_URL";

interface Token {
  /** contract, mint, Move coin type, or `CURRENCY.issuer` on the XRP Ledger: what a payment is matched by */
  address: string;
  decimals: number;
}

interface NetworkFacts {
  name: string;
  nativeSymbol: string;
  nativeDecimals: number;
  tokens: { USDC?: Token; USDT?: Token };
  /** symbol of the live quote in the catalogue */
  quoteSymbol: string;
  /** a public address for `wallet_addEthereumChain`; never one that carries a key */
  publicRpcUrl?: string;
  explorer: { name: string; transaction: string };
}

interface Network extends NetworkFacts {
  wallet: WalletKind;
  /** EVM chains only, as wallets write it */
  chainId?: `0x${string}`;
  /** US micro-dollars per coin: the fixed rate where no market is live and every node is on this machine */
  fixedRateMicroUsd: number;
  /** the worker's variables: our address, and the nodes to ask */
  variables: { receiver: ReceiverVariable; nodes: NodesVariable };
}
/**
 * By the wallet that speaks them. Contract addresses: Circle's and Tether's pages and chains' token lists; decimals are
 * pinned here and never read from a list. USDC and USDT have 18 decimals on BNB Smart Chain. USDT exists neither on Base,
 * Sui nor the XRP Ledger. An XRPL token is `currency.issuer`; its amounts are decimal strings, kept here with 6 decimals.
 */
export const NETWORKS = Object.fromEntries(
  Object.entries<Record<string, NetworkFacts & { fixedRateUsd: number }>>(table).flatMap(
    ([wallet, networks]) =>
      Object.entries(networks).map(([id, { fixedRateUsd, ...network }]) => {
        const name = id.toUpperCase();
        const variables = {
          receiver: `${name}_RECEIVER`,
          nodes: id === "sui" ? "SUI_GRAPHQL_URL" : `${name}_RPC_URL`,
        };
        return [id, { ...network, wallet, fixedRateMicroUsd: fixedRateUsd * 1_000_000, variables }];
      }),
  ),
) as Record<NetworkId, Network>;
export const NETWORK_IDS = Object.keys(NETWORKS) as NetworkId[];
export const networkIdSchema = z.enum(NETWORK_IDS);

/** Shortens an address: 8+6 characters in panels, 6+4 in toasts. */
export const shortenAddress = (address: string, [head, tail]: readonly [number, number] = [8, 6]): string =>
  address.length <= head + tail + 1 ? address : `${address.slice(0, head)}…${address.slice(-tail)}`;
