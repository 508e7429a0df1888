import { and, eq, lte } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { describeFailure } from "./failures.ts";
import { jobs } from "./schema.ts";

const ERROR_MAX_LENGTH = 500;

/**
 * Runs `work` unless the lease `name` was taken within the last `ms` milliseconds; returns whether it ran. One
 * conditional write takes the lease, so of several callers one runs. The lease is kept for its whole time even if the work
 * ends sooner or fails, so it is also the shortest pause between two runs. What the work throws is stored and rethrown.
 */
export async function withLease(
  db: DrizzleD1Database,
  name: string,
  ms: number,
  now: () => Date,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const startedAt = now().getTime();
  const lease = { leaseUntil: startedAt + ms, startedAt };
  const taken = await db
    .insert(jobs)
    .values({ name, ...lease })
    .onConflictDoUpdate({ target: jobs.name, set: lease, setWhere: lte(jobs.leaseUntil, startedAt) })
    .returning({ name: jobs.name });
  if (taken.length === 0) return false;

  const note = (outcome: Partial<typeof jobs.$inferInsert>) =>
    db
      .update(jobs)
      .set(outcome)
      .where(and(eq(jobs.name, name), eq(jobs.startedAt, startedAt)));
  try {
    await work();
  } catch (error) {
    await note({ failedAt: now().getTime(), error: describeFailure(error).slice(0, ERROR_MAX_LENGTH) });
    throw error;
  }
  await note({ succeededAt: now().getTime(), error: null });
  return true;
}
