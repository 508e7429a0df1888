import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import { isLoopback } from "../../../loopback.ts";

/**
 * The fixed rate of a network's coin in micro-dollars, or null where coins have a market price. It serves only where no
 * market is live and every node of the network is on this machine: there coins are worth nothing.
 */
export function findFixedRate(
  { config, markets }: Pick<Deps, "config" | "markets">,
  network: NetworkId,
): number | null {
  const isLocal = config.chains[network]?.rpcUrls.every(isLoopback) ?? false;
  return isLocal && markets.crypto.kind !== "live" ? NETWORKS[network].fixedRateMicroUsd : null;
}

/** Whether a network's own coin, and stablecoins on it, can have a price here at all: the fixed one, or that of two sources. */
export function canHavePrice({ config, markets }: Pick<Deps, "config" | "markets">, network: NetworkId) {
  const isFixed = findFixedRate({ config, markets }, network) !== null;
  const { coins, stablecoins } = markets.crypto;
  return { coin: isFixed || coins.length >= 2, stablecoins: isFixed || stablecoins.length >= 2 };
}
