import { drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import accountSteps from "../../migrations/account/migrations.js";
import sharesSteps from "../../migrations/shares/migrations.js";
import talksSteps from "../../migrations/talks/migrations.js";
import x402Steps from "../../migrations/x402/migrations.js";

type Steps = typeof accountSteps;

/**
 * Brings an object's tables to the newest step, all or nothing, before it takes any call. Where they are, as almost always,
 * that is one row read. Tables of a later worker are left as they are: steps only add.
 */
function migrateObject(ctx: DurableObjectState, steps: Steps): void {
  const newest = Math.max(...steps.journal.entries.map(({ when }) => when));
  if (lastStep(ctx.storage.sql) >= newest) return;
  // A failure resets the object; the call is answered with it and the next one tries again.
  void ctx.blockConcurrencyWhile(() => migrate(drizzle(ctx.storage), steps));
}

export const migrateAccount = (ctx: DurableObjectState): void => migrateObject(ctx, accountSteps);
export const migrateTalks = (ctx: DurableObjectState): void => migrateObject(ctx, talksSteps);
export const migrateShares = (ctx: DurableObjectState): void => migrateObject(ctx, sharesSteps);
export const migrateX402 = (ctx: DurableObjectState): void => migrateObject(ctx, x402Steps);

/** When the last step taken was made, epoch ms; 0 before the first. The table is drizzle's, in the order of steps. */
function lastStep(sql: SqlStorage): number {
  try {
    const query = "SELECT created_at AS at FROM __drizzle_migrations ORDER BY rowid DESC LIMIT 1";
    return Number(sql.exec<{ at: number }>(query).toArray()[0]?.at ?? 0);
  } catch {
    return 0;
  }
}
