import { desc, sql } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import type { Reconciliation } from "../../../../shared/audit.ts";
import type { NetworkId } from "../../../../shared/networks.ts";
import { bookEntries, chainBooks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { listHeld } from "./holdings.ts";
import { readMoves } from "./judge-network.ts";

const MAX_GAPS = 200;
/** Hashes shown of one gap. */
const MAX_HASHES = 20;

type Tools = Pick<Deps, "db" | "config">;
type Reconciled = Pick<Reconciliation, "books" | "gaps">;

/** Balances by network and asset according to the books, and the gaps that no row explains, latest first. */
export async function listBooks(deps: Tools): Promise<Reconciled> {
  const [books, gaps] = await deps.db.batch([
    deps.db.select().from(chainBooks).orderBy(chainBooks.network, chainBooks.asset),
    deps.db
      .select()
      .from(bookEntries)
      .where(sql`gap IS NOT NULL`)
      .orderBy(desc(bookEntries.gapSince))
      .limit(MAX_GAPS),
  ]);
  const name = (network: NetworkId, asset: string) =>
    listHeld(deps.config, network).find((one) => one.asset === asset) ?? { symbol: asset, decimals: 0 };
  return {
    books: books.map((row) => {
      const { symbol, decimals } = name(row.network, row.asset);
      const whole = (amount: string) => formatUnits(BigInt(amount), decimals);
      return {
        ...{ network: row.network, symbol, openedAt: new Date(row.openedAt).toISOString() },
        ...{ opening: whole(row.openingBalance), incoming: whole(row.incoming) },
        ...{ outgoing: whole(row.outgoing), fees: whole(row.fees), balance: whole(row.balance) },
        ...{ height: row.height, balancedAt: new Date(row.balancedAt).toISOString() },
        ...{ isBehind: row.isBehind, isComplete: row.isComplete },
      };
    }),
    gaps: gaps.map((row) => {
      const { symbol, decimals } = name(row.network, row.asset);
      const hashes = readMoves(row.moves).flatMap(({ hash }) => hash ?? []);
      return {
        ...{ id: row.id, network: row.network, symbol, height: row.height },
        amount: formatUnits(BigInt(row.gap ?? 0), decimals),
        hashes: [...new Set(hashes)].slice(0, MAX_HASHES),
        since: new Date(row.gapSince ?? row.readAt).toISOString(),
        reason: row.explainedGap === row.gap ? row.reason : null,
      };
    }),
  };
}
