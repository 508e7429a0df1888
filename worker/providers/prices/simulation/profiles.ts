import type { AssetType } from "../../../../shared/markets.ts";
import type { PricedAsset } from "../prices.ts";
import { type Factors, findFactors } from "./find-factors.ts";
import known from "./profiles.json" with { type: "json" };
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
  factors: Factors;
}

/** Anchor, volatility, supply, maximum supply: round figures near the real ones, so that a demo looks familiar. */
type Row = [anchor: number, volatility: number, supply: number, maxSupply?: number];

const KNOWN = known as unknown as Record<AssetType, Record<string, Row>>;

/** The profile of any asset: the table's, or one drawn from its symbol. */
export function profileOf({ symbol, type }: Pick<PricedAsset, "symbol" | "type">): Profile {
  const seed = hashText(`${type}:${symbol}`);
  const factors = findFactors(type, symbol);
  const [anchor, volatility, supply, maxSupply = null] =
    KNOWN[type][symbol] ?? drawRow(type, seed, factors.volatility);
  const decimals = type === "stock" ? 2 : Math.max(2, 4 - Math.floor(Math.log10(anchor)));
  return { type, seed, anchor, volatility, supply, maxSupply, decimals, factors };
}

function drawRow(type: AssetType, seed: number, usual: number | null): Row {
  const between = (low: number, high: number, n: number) => low + (high - low) * uniform(seed, n);
  const crypto = type === "crypto";
  const anchor = 10 ** (crypto ? between(-1.2, 1.6, 1) : between(1.5, 2.6, 1));
  const cap = 10 ** (crypto ? between(8.5, 9.9, 2) : between(10.2, 11.6, 2));
  const volatility = usual ?? (crypto ? between(0.5, 0.75, 3) : between(0.2, 0.4, 3));
  return [anchor, volatility, Math.round(cap / anchor)];
}
