import { ProviderError } from "../../fetch-json.ts";
import { type History, type HistoryPage, scanPages } from "../scan-pages.ts";
import { askGraphql, PROVIDER } from "./ask-graphql.ts";
import type { SuiTransaction } from "./queries.ts";

/**
 * What `read` finds in the transactions that touched an owner in checkpoints from `from` on, as far as the node's index of
 * addresses reaches, or up to `to`. Throws `ProviderError`, also where the node has dropped `from` from that index.
 */
export async function readHistory<T extends { height: number }>(
  url: string,
  { owner, from, to }: { owner: string; from: number; to?: number },
  read: (node: SuiTransaction) => T[],
): Promise<History<T>> {
  const { serviceConfig } = await askGraphql(url, "range");
  const { first, last } = serviceConfig.availableRange;
  const head = Math.min(to ?? last.sequenceNumber, last.sequenceNumber);
  if (from > head) return { found: [], next: from };
  if (first.sequenceNumber > from) throw new ProviderError(PROVIDER, "schema");
  const filter = {
    affectedAddress: owner,
    beforeCheckpoint: head + 1,
    ...(from > 0 && { afterCheckpoint: from - 1 }),
  };
  return scanPages({ provider: PROVIDER, from, head }, async (cursor, size) => {
    const { transactions } = await askGraphql(url, "history", { size, cursor, filter });
    return readPage(transactions, read);
  });
}

function readPage<T extends { height: number }>(
  {
    nodes,
    pageInfo,
  }: { nodes: SuiTransaction[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } },
  read: (node: SuiTransaction) => T[],
): HistoryPage<T> {
  // A page without a cursor to the next one would be read as the end, and what follows would be lost.
  if (pageInfo.hasNextPage && !pageInfo.endCursor) throw new ProviderError(PROVIDER, "schema");
  const heights = nodes.map((node) => node.effects?.checkpoint?.sequenceNumber ?? 0);
  return {
    found: nodes.flatMap(read),
    last: heights.length > 0 ? Math.max(...heights) : null,
    cursor: pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
  };
}
