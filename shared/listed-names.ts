import { LISTED_CRYPTO, LISTED_STOCKS } from "./listed.ts";

/** What the listed assets are called, by their symbols, coins first. */
export const LISTED_NAMES: Readonly<Record<(typeof LISTED_CRYPTO | typeof LISTED_STOCKS)[number], string>> = {
  BTC: "Bitcoin",
  ETH: "Ethereum",
  SOL: "Solana",
  BNB: "BNB",
  XRP: "XRP",
  NVDA: "NVIDIA",
  MSFT: "Microsoft",
  GOOGL: "Alphabet",
  AAPL: "Apple",
  TSLA: "Tesla",
};

export const LISTED_SYMBOLS = [...LISTED_CRYPTO, ...LISTED_STOCKS];
export type ListedSymbol = (typeof LISTED_SYMBOLS)[number];

/** The listed symbol that a text is, in any case. */
export const findSymbol = (text: string): ListedSymbol | undefined =>
  LISTED_SYMBOLS.find((symbol) => symbol === text.toUpperCase());

/** "Bitcoin (BTC)"; "XRP" where the name is the symbol. */
export const nameAsset = ({ symbol, name }: { symbol: string; name: string }): string =>
  name === symbol ? symbol : `${name} (${symbol})`;

/** `nameAsset` of a listed one. */
export const nameListed = (symbol: ListedSymbol): string => nameAsset({ symbol, name: LISTED_NAMES[symbol] });
