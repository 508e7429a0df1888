import { eq, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../../shared/networks.ts";
import { strayAssets, strayTransfers } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";

/** Something that reached us and is no payment; `amount` in base units. */
export interface Stray {
  hash: string;
  asset: string;
  amount: bigint;
}

/** Rows of one statement, as one bound value. */
const ROWS_A_QUERY = 200;

/**
 * Counts what reached us and is no payment: a row each transaction and asset, a counter each asset. Safe to repeat: what is
 * counted already is not counted again.
 */
export async function countStrays(
  { db, now }: Pick<Deps, "db" | "now">,
  network: NetworkId,
  strays: readonly Stray[],
): Promise<void> {
  for (let i = 0; i < strays.length; i += ROWS_A_QUERY) {
    const rows = strays.slice(i, i + ROWS_A_QUERY).map((one) => [one.hash, one.asset, String(one.amount)]);
    const [at, mark] = [now().getTime(), crypto.randomUUID()];
    await db.batch([
      db
        .insert(strayTransfers)
        .select(
          sql`SELECT ${network}, value ->> 0, value ->> 1, value ->> 2, ${mark}, ${at} FROM json_each(${JSON.stringify(rows)}) WHERE true`,
        )
        .onConflictDoNothing(),
      db
        .insert(strayAssets)
        .select(
          sql`SELECT ${network}, asset, count(*), ${at}, ${at} FROM ${strayTransfers}
            WHERE ${eq(strayTransfers.at, at)} AND ${eq(strayTransfers.mark, mark)} GROUP BY asset`,
        )
        .onConflictDoUpdate({
          target: [strayAssets.network, strayAssets.asset],
          set: { transfers: sql`${strayAssets.transfers} + excluded.transfers`, lastAt: at },
        }),
    ]);
  }
}
