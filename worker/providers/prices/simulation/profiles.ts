import type { AssetType } from "../../../../shared/markets.ts";
import type { PricedAsset } from "../prices.ts";
import { hashText, uniform } from "./random.ts";

/** What makes one simulated asset differ from another. */
export interface Profile {
  type: AssetType;
  seed: number;
  /** USD around the start of 2025; the price keeps returning to its neighbourhood */
  anchor: number;
  /** a year's standard deviation of log returns, 0.5 is 50% */
  volatility: number;
  /** coins or shares */
  supply: number;
  maxSupply: number | null;
  /** decimals of a price */
  decimals: number;
}

/** Anchor, volatility, supply, maximum supply: round figures near the real ones, so that a demo looks familiar. */
type Row = [anchor: number, volatility: number, supply: number, maxSupply?: number];
const STABLE = 0.002;

const KNOWN: Record<AssetType, Record<string, Row>> = {
  crypto: {
    BTC: [72_000, 0.45, 19.9e6, 21e6],
    ETH: [2_900, 0.57, 120.5e6],
    SOL: [160, 0.68, 485e6],
    BNB: [620, 0.5, 145e6, 200e6],
    XRP: [1.7, 0.62, 57.5e9, 100e9],
    DOGE: [0.24, 0.75, 147e9],
    ADA: [0.7, 0.7, 35e9, 45e9],
    TRX: [0.24, 0.5, 86e9],
    AVAX: [32, 0.7, 410e6, 720e6],
    LINK: [18, 0.68, 640e6, 1e9],
    SHIB: [0.00002, 0.75, 589e12],
    DOT: [6.5, 0.65, 1.5e9],
    LTC: [98, 0.58, 75e6, 84e6],
    BCH: [430, 0.6, 19.8e6, 21e6],
    XLM: [0.3, 0.65, 30e9, 50e9],
    UNI: [11, 0.7, 600e6, 1e9],
    NEAR: [4.8, 0.72, 1.2e9],
    TON: [5.2, 0.6, 2.5e9],
    PEPE: [0.000015, 0.85, 420e12, 420.69e12],
    USDT: [1, STABLE, 140e9],
    USDC: [1, STABLE, 45e9],
    DAI: [1, STABLE, 5e9],
    USDS: [1, STABLE, 5e9],
    USDE: [1, STABLE, 6e9],
    PYUSD: [1, STABLE, 0.5e9],
    FDUSD: [1, STABLE, 2e9],
    TUSD: [1, STABLE, 0.5e9],
    USD1: [1, STABLE, 2e9],
    USDD: [1, STABLE, 0.7e9],
    PAXG: [2_650, 0.15, 0.2e6],
    XAUT: [2_650, 0.15, 0.25e6],
  },
  stock: {
    NVDA: [134, 0.4, 24.5e9],
    MSFT: [420, 0.23, 7.43e9],
    GOOGL: [188, 0.28, 12.2e9],
    AAPL: [245, 0.25, 15.1e9],
    TSLA: [330, 0.5, 3.2e9],
    GOOG: [189, 0.28, 12.2e9],
    AMZN: [215, 0.29, 10.5e9],
    META: [590, 0.32, 2.5e9],
    NFLX: [880, 0.34, 0.43e9],
    AMD: [125, 0.45, 1.62e9],
    INTC: [21, 0.42, 4.3e9],
    AVGO: [225, 0.4, 4.7e9],
    JPM: [240, 0.23, 2.8e9],
    V: [315, 0.2, 1.95e9],
    KO: [62, 0.16, 4.3e9],
    DIS: [110, 0.27, 1.8e9],
    PLTR: [72, 0.6, 2.3e9],
    COIN: [250, 0.7, 0.25e9],
    MSTR: [290, 0.85, 0.23e9],
    SPY: [590, 0.15, 1.1e9],
    VOO: [540, 0.15, 1.2e9],
    VTI: [290, 0.15, 1.6e9],
    QQQ: [515, 0.2, 0.65e9],
    DIA: [430, 0.14, 0.09e9],
    IWM: [225, 0.21, 0.3e9],
    GLD: [245, 0.14, 0.3e9],
    SLV: [28, 0.27, 0.5e9],
    USO: [75, 0.32, 0.02e9],
    TLT: [90, 0.14, 0.6e9],
    AGG: [97, 0.06, 1.2e9],
    TQQQ: [80, 0.6, 0.3e9],
    SQQQ: [30, 0.6, 0.1e9],
  },
};

/** The profile of any asset: the table's, or one drawn from its symbol. */
export function profileOf({ symbol, type }: Pick<PricedAsset, "symbol" | "type">): Profile {
  const seed = hashText(`${type}:${symbol}`);
  const [anchor, volatility, supply, maxSupply = null] = KNOWN[type][symbol] ?? drawRow(type, seed);
  const decimals = type === "stock" ? 2 : Math.max(2, 4 - Math.floor(Math.log10(anchor)));
  return { type, seed, anchor, volatility, supply, maxSupply, decimals };
}

function drawRow(type: AssetType, seed: number): Row {
  const between = (low: number, high: number, n: number) => low + (high - low) * uniform(seed, n);
  const crypto = type === "crypto";
  const anchor = 10 ** (crypto ? between(-1.2, 1.6, 1) : between(1.5, 2.6, 1));
  const cap = 10 ** (crypto ? between(8.5, 9.9, 2) : between(10.2, 11.6, 2));
  const volatility = crypto ? between(0.5, 0.75, 3) : between(0.2, 0.4, 3);
  return [anchor, volatility, Math.round(cap / anchor)];
}
