import { and, like, notInArray, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { describeFailure } from "./failures.ts";
import { jobs } from "./schema.ts";

const PREFIX = "cron:";
const ERROR_MAX_LENGTH = 500;
/** A job that missed this many of its turns is late. */
const TURNS = 3;

/** How a job of cron fared. Times are epoch ms. */
export interface JobHealth {
  name: string;
  succeededAt: number | null;
  failedAt: number | null;
  /** null while its last run went well */
  error: string | null;
  /** when it is late unless it has succeeded again by then */
  lateAt: number;
}

/** What came of one turn of some jobs: `error` is undefined where one went well. */
export interface Turn {
  name: string;
  error?: unknown;
}

/** Writes down how the jobs of one turn fared, which comes every `periodMs`. */
export async function noteJobs(
  db: DrizzleD1Database,
  turns: readonly Turn[],
  periodMs: number,
  at: number,
): Promise<void> {
  const rows = turns.map(({ name, error }) => ({
    name: PREFIX + name,
    // Of these rows the lease is the moment from which the job is late.
    leaseUntil: at + TURNS * periodMs,
    startedAt: at,
    succeededAt: error === undefined ? at : null,
    failedAt: error === undefined ? null : at,
    error: error === undefined ? null : describeFailure(error).slice(0, ERROR_MAX_LENGTH),
  }));
  await db
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: jobs.name,
      set: {
        startedAt: at,
        leaseUntil: sql`CASE WHEN excluded.succeeded_at IS NULL THEN lease_until ELSE excluded.lease_until END`,
        succeededAt: sql`coalesce(excluded.succeeded_at, succeeded_at)`,
        failedAt: sql`coalesce(excluded.failed_at, failed_at)`,
        error: sql`excluded.error`,
      },
    });
}

/** Forgets jobs that have another name now or none, which would be late for ever. */
export async function forgetJobs(db: DrizzleD1Database, kept: readonly string[]): Promise<void> {
  const names = kept.map((name) => PREFIX + name);
  await db.delete(jobs).where(and(like(jobs.name, `${PREFIX}%`), notInArray(jobs.name, names)));
}

/** Every job that ever had a turn, by name. */
export async function readJobs(db: DrizzleD1Database): Promise<JobHealth[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(like(jobs.name, `${PREFIX}%`))
    .orderBy(jobs.name);
  return rows.map(({ name, succeededAt, failedAt, error, leaseUntil }) => ({
    ...{ name: name.slice(PREFIX.length), succeededAt, failedAt, error, lateAt: leaseUntil },
  }));
}
