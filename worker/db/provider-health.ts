import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { type Health, hasHealth, takeHealth } from "../providers/health.ts";
import { providerHealth } from "./schema.ts";

const EVERY_MS = 60_000;

let savedAt = 0;

/**
 * Writes down what this isolate saw of its providers, at most once a minute unless `soon`. Moments only ever move
 * forward, so isolates that write at once do not undo each other. What cannot be written is lost: the next is as good.
 */
export async function saveHealth(db: DrizzleD1Database, now: Date, soon = false): Promise<void> {
  if (!hasHealth() || (!soon && now.getTime() - savedAt < EVERY_MS)) return;
  savedAt = now.getTime();
  const seen = takeHealth();
  const newer = (column: string) =>
    sql.raw(`nullif(max(coalesce(${column}, 0), coalesce(excluded.${column}, 0)), 0)`);
  await db
    .insert(providerHealth)
    .values(seen.map(([provider, health]) => ({ provider, ...health })))
    .onConflictDoUpdate({
      target: providerHealth.provider,
      set: {
        succeededAt: newer("succeeded_at"),
        failedAt: newer("failed_at"),
        failure: sql.raw(
          "CASE WHEN coalesce(excluded.failed_at, 0) >= coalesce(failed_at, 0) AND excluded.failure IS NOT NULL THEN excluded.failure ELSE failure END",
        ),
      },
    });
}

/** What all isolates wrote down, by provider. */
export async function readHealth(db: DrizzleD1Database): Promise<Map<string, Health>> {
  const rows = await db.select().from(providerHealth);
  return new Map(rows.map(({ provider, ...health }) => [provider, health]));
}
