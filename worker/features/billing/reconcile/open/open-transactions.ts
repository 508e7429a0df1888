import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../../shared/networks.ts";
import { openTransactions } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { PaymentCandidate } from "../match-transfers.ts";

const MAX_READ = 500;

export type OpenTransaction = typeof openTransactions.$inferSelect;

/** Transactions of these networks that were found by earlier runs and are not settled, at most 500, exact amounts first. */
export const readOpen = ({ db, chains }: Pick<Deps, "db" | "chains">): Promise<OpenTransaction[]> =>
  db
    .select()
    .from(openTransactions)
    .where(inArray(openTransactions.network, Object.keys(chains) as NetworkId[]))
    .orderBy(desc(openTransactions.isExact), sql`random()`)
    .limit(MAX_READ);

/** A statement that keeps these for the next runs; one that is kept already stays as it is. */
export function keepOpen(
  { db, now }: Pick<Deps, "db" | "now">,
  network: NetworkId,
  candidates: readonly PaymentCandidate[],
) {
  // As JSON: it is one bound value, however many there are.
  const rows = JSON.stringify(
    candidates.map(({ hash, intentId, isExact }) => [hash, intentId ?? "", isExact]),
  );
  return db
    .insert(openTransactions)
    .select(
      sql`SELECT ${network}, value ->> 0, value ->> 1, value ->> 2, ${now().getTime()} FROM json_each(${rows}) WHERE true`,
    )
    .onConflictDoNothing();
}

/** A statement that forgets these: they are settled, or can never be. */
export const dropOpen = ({ db }: Pick<Deps, "db">, network: NetworkId, hashes: readonly string[]) =>
  db
    .delete(openTransactions)
    .where(
      and(
        eq(openTransactions.network, network),
        sql`${openTransactions.hash} IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`,
      ),
    );
