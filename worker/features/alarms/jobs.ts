import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { runAlarms } from "./run-alarms.ts";
import { sendHeartbeat } from "./send-heartbeat.ts";

/** A little less than the minute between two runs. */
const LEASE_MS = 50_000;

export const heartbeatJob = (deps: Deps): Promise<boolean> =>
  withLease(deps.db, "heartbeat", LEASE_MS, deps.now, () => sendHeartbeat(deps));

/** Looks for alarms unless somebody did within the minute; also when the lease cannot be asked for, as the database is down. */
export async function alarmsJob(deps: Deps): Promise<void> {
  let isBegun = false;
  const run = () => {
    isBegun = true;
    return runAlarms(deps);
  };
  await withLease(deps.db, "alarms", LEASE_MS, deps.now, run).catch((error) => {
    if (isBegun) throw error;
    return run();
  });
}
