import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import type { AssetId, Holding } from "../../../providers/chains/chain.ts";
import { readCents } from "../settle/compute-due.ts";

const CENTS = 100n;

/** An asset of ours on a network: whose it is, what it is called, and a dollar's worth of it in base units. */
interface HeldAsset {
  asset: AssetId;
  symbol: string;
  decimals: number;
  owners: string[];
  dollar: bigint;
}

/**
 * What is ours on a network: our receiver's coins and dollars, the dollars that calls were paid with, and the treasury's
 * and liquidity's NGMA.
 */
export function listHeld({ chains, ngma, x402 }: Deps["config"], network: NetworkId): HeldAsset[] {
  const receiver = chains[network]?.receiver;
  if (receiver === undefined) return [];
  const { nativeSymbol, nativeDecimals, tokens } = NETWORKS[network];
  const cents = readCents({ network, rateMicroUsd: null }, ngma);
  const hold = (asset: AssetId, symbol: string, decimals: number, owners = [receiver]) => ({
    ...{ asset, symbol, decimals, owners, dollar: (cents.get(asset) ?? 1n) * CENTS },
  });
  return [
    hold("native", nativeSymbol, nativeDecimals),
    ...Object.entries(tokens).map(([symbol, { address, decimals }]) =>
      hold(address, symbol, decimals, x402 && network === "base" ? [receiver, x402.receiver] : undefined),
    ),
    ...(network === "solana" && ngma
      ? [hold(ngma.mint, "NGMA", ngma.decimals, [ngma.treasury, ngma.liquidity])]
      : []),
  ];
}

export const toHoldings = (held: readonly HeldAsset[]): Holding[] =>
  held.flatMap(({ asset, owners }) => owners.map((owner) => ({ owner, asset })));
