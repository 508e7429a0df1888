import * as z from "zod";

export const paymentTokenSchema = z.enum(["native", "USDC", "USDT", "NGMA"]);
export type PaymentToken = z.infer<typeof paymentTokenSchema>;

/** Which of the four wallets speaks a network. */
export type WalletKind = "solana" | "evm" | "sui" | "xrpl";

interface Token {
  /** contract, mint, Move coin type, or `CURRENCY.issuer` on the XRP Ledger: what a payment is matched by */
  address: string;
  decimals: number;
}

interface Network {
  name: string;
  wallet: WalletKind;
  /** EVM chains only, as wallets write it */
  chainId?: `0x${string}`;
  nativeSymbol: string;
  nativeDecimals: number;
  tokens: { USDC?: Token; USDT?: Token };
  /** US micro-dollars per coin: the fixed rate where no market is live and every node is on this machine */
  fixedRateMicroUsd: number;
  /** symbol of the live quote in the catalogue */
  quoteSymbol: string;
  /** a public address for `wallet_addEthereumChain`; never one that carries a key */
  publicRpcUrl?: string;
  explorer: { name: string; transaction: string };
  /** the worker's variables: our address, and the nodes to ask */
  variables: { receiver: `${string}_RECEIVER`; nodes: `${string}_URL` };
}

const DOLLAR = 1_000_000;

/**
 * Contract addresses: Circle's and Tether's pages and chains' token lists; decimals are pinned here and never read from
 * a list. USDC and USDT have 18 decimals on BNB Smart Chain. USDT exists neither on Base, Sui nor the XRP Ledger.
 * An XRPL token is `currency.issuer`; its amounts are decimal strings, kept here with 6 decimals.
 */
const FACTS = {
  solana: {
    name: "Solana",
    wallet: "solana",
    nativeSymbol: "SOL",
    nativeDecimals: 9,
    tokens: {
      USDC: { address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", decimals: 6 },
      USDT: { address: "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB", decimals: 6 },
    },
    fixedRateMicroUsd: 150 * DOLLAR,
    quoteSymbol: "SOL",
    explorer: { name: "Solscan", transaction: "https://solscan.io/tx/" },
    variables: { receiver: "SOLANA_RECEIVER", nodes: "SOLANA_RPC_URL" },
  },
  ethereum: {
    name: "Ethereum",
    wallet: "evm",
    chainId: "0x1",
    nativeSymbol: "ETH",
    nativeDecimals: 18,
    tokens: {
      USDC: { address: "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", decimals: 6 },
      USDT: { address: "0xdac17f958d2ee523a2206206994597c13d831ec7", decimals: 6 },
    },
    fixedRateMicroUsd: 3_000 * DOLLAR,
    quoteSymbol: "ETH",
    publicRpcUrl: "https://ethereum-rpc.publicnode.com",
    explorer: { name: "Etherscan", transaction: "https://etherscan.io/tx/" },
    variables: { receiver: "ETHEREUM_RECEIVER", nodes: "ETHEREUM_RPC_URL" },
  },
  bsc: {
    name: "BNB Smart Chain",
    wallet: "evm",
    chainId: "0x38",
    nativeSymbol: "BNB",
    nativeDecimals: 18,
    tokens: {
      USDC: { address: "0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d", decimals: 18 },
      USDT: { address: "0x55d398326f99059ff775485246999027b3197955", decimals: 18 },
    },
    fixedRateMicroUsd: 600 * DOLLAR,
    quoteSymbol: "BNB",
    publicRpcUrl: "https://bsc-dataseed.bnbchain.org",
    explorer: { name: "BscScan", transaction: "https://bscscan.com/tx/" },
    variables: { receiver: "BSC_RECEIVER", nodes: "BSC_RPC_URL" },
  },
  polygon: {
    name: "Polygon",
    wallet: "evm",
    chainId: "0x89",
    nativeSymbol: "POL",
    nativeDecimals: 18,
    tokens: {
      USDC: { address: "0x3c499c542cef5e3811e1192ce70d8cc03d5c3359", decimals: 6 },
      USDT: { address: "0xc2132d05d31c914a87c6611c10748aeb04b58e8f", decimals: 6 },
    },
    fixedRateMicroUsd: DOLLAR,
    quoteSymbol: "POL",
    publicRpcUrl: "https://polygon-rpc.com",
    explorer: { name: "PolygonScan", transaction: "https://polygonscan.com/tx/" },
    variables: { receiver: "POLYGON_RECEIVER", nodes: "POLYGON_RPC_URL" },
  },
  base: {
    name: "Base",
    wallet: "evm",
    chainId: "0x2105",
    nativeSymbol: "ETH",
    nativeDecimals: 18,
    tokens: { USDC: { address: "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913", decimals: 6 } },
    fixedRateMicroUsd: 3_000 * DOLLAR,
    quoteSymbol: "ETH",
    publicRpcUrl: "https://mainnet.base.org",
    explorer: { name: "BaseScan", transaction: "https://basescan.org/tx/" },
    variables: { receiver: "BASE_RECEIVER", nodes: "BASE_RPC_URL" },
  },
  sui: {
    name: "Sui",
    wallet: "sui",
    nativeSymbol: "SUI",
    nativeDecimals: 9,
    tokens: {
      USDC: {
        address: "0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC",
        decimals: 6,
      },
    },
    fixedRateMicroUsd: 2 * DOLLAR,
    quoteSymbol: "SUI",
    explorer: { name: "SuiScan", transaction: "https://suiscan.xyz/mainnet/tx/" },
    variables: { receiver: "SUI_RECEIVER", nodes: "SUI_GRAPHQL_URL" },
  },
  xrpl: {
    name: "XRP Ledger",
    wallet: "xrpl",
    nativeSymbol: "XRP",
    nativeDecimals: 6,
    tokens: {
      USDC: {
        address: "5553444300000000000000000000000000000000.rGm7WCVp9gb4jZHWTEtGUr4dd74z2XuWhE",
        decimals: 6,
      },
    },
    fixedRateMicroUsd: 500_000,
    quoteSymbol: "XRP",
    explorer: { name: "XRPSCAN", transaction: "https://xrpscan.com/tx/" },
    variables: { receiver: "XRPL_RECEIVER", nodes: "XRPL_RPC_URL" },
  },
} as const satisfies Record<string, Network>;

/** The networks a wallet can pay on. */
export type NetworkId = keyof typeof FACTS;
/** Those that speak Ethereum's JSON-RPC. */
export type EvmNetworkId = {
  [Id in NetworkId]: (typeof FACTS)[Id]["wallet"] extends "evm" ? Id : never;
}[NetworkId];
export type ReceiverVariable = (typeof FACTS)[NetworkId]["variables"]["receiver"];
export type NodesVariable = (typeof FACTS)[NetworkId]["variables"]["nodes"];

interface NamedNetwork extends Network {
  variables: { receiver: ReceiverVariable; nodes: NodesVariable };
}

export const NETWORKS: Record<NetworkId, NamedNetwork> = FACTS;
export const NETWORK_IDS = Object.keys(FACTS) as NetworkId[];
export const networkIdSchema = z.enum(NETWORK_IDS);

/** Shortens an address: 8+6 characters in panels, 6+4 in toasts. */
export const shortenAddress = (address: string, [head, tail]: readonly [number, number] = [8, 6]): string =>
  address.length <= head + tail + 1 ? address : `${address.slice(0, head)}…${address.slice(-tail)}`;
