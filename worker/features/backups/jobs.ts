import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { runDump } from "./dump/run-dump.ts";
import { logEndings } from "./log-endings.ts";

/** A little less than the five minutes between two runs. */
const DUMP_LEASE_MS = 290_000;

export const logEndingsJob = (deps: Deps): Promise<void> => logEndings(deps);

/** The day's dump, a part a run; without a bucket there is none. */
export async function dumpJob({ backups, ...deps }: Deps): Promise<void> {
  if (!backups) return;
  await withLease(deps.db, "dump", DUMP_LEASE_MS, deps.now, () => runDump({ ...deps, backups }));
}
