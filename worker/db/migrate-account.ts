import { drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import steps from "../../migrations/account/migrations.js";

const NEWEST = Math.max(...steps.journal.entries.map(({ when }) => when));

/**
 * Brings an account's tables to the newest step, all or nothing, before its object takes any call. Where they are, as
 * almost always, that is one row read. Tables of a later worker are left as they are: steps only add.
 */
export function migrateAccount(ctx: DurableObjectState): void {
  if (lastStep(ctx.storage.sql) >= NEWEST) return;
  // A failure resets the object; the call is answered with it and the next one tries again.
  void ctx.blockConcurrencyWhile(() => migrate(drizzle(ctx.storage), steps));
}

/** When the last step taken was made, epoch ms; 0 before the first. The table is drizzle's, in the order of steps. */
function lastStep(sql: SqlStorage): number {
  try {
    const query = "SELECT created_at AS at FROM __drizzle_migrations ORDER BY rowid DESC LIMIT 1";
    return Number(sql.exec<{ at: number }>(query).toArray()[0]?.at ?? 0);
  } catch {
    return 0;
  }
}
