import { ProviderError } from "../../fetch-json.ts";
import type { Scan, ScanResult } from "../chain.ts";
import { type HistoryPage, scanPages } from "../scan-pages.ts";
import { askGraphql, PROVIDER } from "./ask-graphql.ts";
import { readFacts } from "./facts.ts";
import type { SuiTransaction } from "./queries.ts";

/**
 * Transfers to the receiver in checkpoints from `from` on, as far as the node's index of addresses reaches. A node that
 * has already dropped `from` from that index must not be believed: throws `ProviderError`.
 */
export async function findTransfers(url: string, scan: Scan): Promise<ScanResult> {
  const { serviceConfig } = await askGraphql(url, "range");
  const { first, last } = serviceConfig.availableRange;
  const [from, head] = [scan.from, last.sequenceNumber];
  if (from > head) return { transfers: [], next: from };
  if (first.sequenceNumber > from) throw new ProviderError(PROVIDER, "schema");
  const filter = {
    affectedAddress: scan.receiver,
    beforeCheckpoint: head + 1,
    ...(from > 0 && { afterCheckpoint: from - 1 }),
  };
  return scanPages({ provider: PROVIDER, from, head }, async (cursor, size) => {
    const { transactions } = await askGraphql(url, "history", { size, cursor, filter });
    return readPage(transactions, scan);
  });
}

function readPage(
  {
    nodes,
    pageInfo,
  }: { nodes: SuiTransaction[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } },
  scan: Scan,
): HistoryPage {
  // A page without a cursor to the next one would be read as the end, and what follows would be lost.
  if (pageInfo.hasNextPage && !pageInfo.endCursor) throw new ProviderError(PROVIDER, "schema");
  const heights = nodes.map((node) => node.effects?.checkpoint?.sequenceNumber ?? 0);
  return {
    transfers: nodes.flatMap((node) => readTransfers(node, scan)),
    last: heights.length > 0 ? Math.max(...heights) : null,
    cursor: pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
  };
}

function readTransfers(node: SuiTransaction, { receiver, assets }: Scan): HistoryPage["transfers"] {
  const { hash, final, height, signers, changes } = readFacts(node);
  if (!final || height === null) return [];
  return changes
    .filter(({ owner, asset, amount }) => owner === receiver && assets.includes(asset) && amount > 0n)
    .map(({ asset, amount }) => ({ hash, asset, amount, sender: signers[0] ?? null, height }));
}
