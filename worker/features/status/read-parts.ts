import { sql } from "drizzle-orm";
import type { JobStatus, PartStatus } from "../../../shared/status.ts";
import { readJobs } from "../../db/job-health.ts";
import type { Deps } from "../../deps.ts";
import { withinTime } from "../../timing.ts";

/** A part that takes longer cannot serve anybody. */
const PATIENCE_MS = 2_000;
/** The object of nobody's account: it only says that objects answer. */
const PROBE = "status-probe";

type Tools = Pick<Deps, "db" | "cache" | "accounts">;

/** Asks the database, the cache and the accounts' objects, each once. */
export function readParts({ db, cache, accounts }: Tools): Promise<PartStatus[]> {
  const checks: [PartStatus["name"], () => Promise<unknown>][] = [
    ["database", async () => db.run(sql`SELECT 1`)],
    ["cache", async () => cache.get(PROBE)],
    ["accounts", async () => accounts.getByName(PROBE).answer()],
  ];
  return Promise.all(
    checks.map(async ([name, check]) => ({
      name,
      state: await withinTime(check(), PATIENCE_MS, () => new Error("timeout")).then(
        () => "ok" as const,
        () => "failing" as const,
      ),
    })),
  );
}

/** Every job of cron that ever ran, judged by the clock of whoever looks: cron that is dead cannot say so. */
export async function readJobStates({ db }: Pick<Deps, "db">, now: number): Promise<JobStatus[]> {
  return (await readJobs(db)).map(({ name, succeededAt, error, lateAt }) => ({
    name,
    state: lateAt < now ? "late" : error === null ? "ok" : "failing",
    lastSuccessAt: succeededAt === null ? null : new Date(succeededAt).toISOString(),
    ageS: succeededAt === null ? null : Math.max(0, Math.round((now - succeededAt) / 1_000)),
  }));
}
