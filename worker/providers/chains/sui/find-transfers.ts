import type { FoundTransfer, Scan, ScanResult } from "../chain.ts";
import { toScan } from "../scan-pages.ts";
import { readFacts } from "./facts.ts";
import type { SuiTransaction } from "./queries.ts";
import { readHistory } from "./read-history.ts";

/**
 * Transfers to the receiver in checkpoints from `from` on, as far as the node's index of addresses reaches. A node that
 * has already dropped `from` from that index must not be believed: throws `ProviderError`.
 */
export async function findTransfers(url: string, { receiver, assets, from }: Scan): Promise<ScanResult> {
  const readTransfers = (node: SuiTransaction): (FoundTransfer & { height: number })[] => {
    const { hash, final, height, signers, changes } = readFacts(node);
    if (!final || height === null) return [];
    return changes
      .filter(({ owner, asset, amount }) => owner === receiver && assets.includes(asset) && amount > 0n)
      .map(({ asset, amount }) => ({ hash, asset, amount, sender: signers[0] ?? null, height }));
  };
  return toScan(await readHistory(url, { owner: receiver, from }, readTransfers));
}
