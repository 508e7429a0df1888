import { NETWORK_IDS, type NetworkId } from "../../../shared/networks.ts";
import { SPELLINGS } from "./spellings.ts";

/** Wallets no payment is taken from, in canonical form; an address counts on each network that spells it so. */
export type RefusedWallets = Partial<Record<NetworkId, ReadonlySet<string>>>;

/**
 * Reads a list of addresses. Null when one of them is no address of any network: a mistyped one would refuse nobody. That
 * is why Sui's short spellings are not taken.
 */
export function readRefusedWallets(texts: readonly string[]): RefusedWallets | null {
  const wallets = new Map<NetworkId, Set<string>>();
  for (const text of texts) {
    const spelled = NETWORK_IDS.flatMap((network) => {
      const address = SPELLINGS[network].parseAddress(text);
      return address?.length === text.length ? [{ network, address }] : [];
    });
    if (spelled.length === 0) return null;
    for (const { network, address } of spelled)
      wallets.set(network, (wallets.get(network) ?? new Set()).add(address));
  }
  return Object.fromEntries(wallets);
}
