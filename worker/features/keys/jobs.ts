import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { applyOpenStandings } from "./apply-standing.ts";

/** A little less than the minute between two runs. */
const LEASE_MS = 50_000;

export const applyStandingsJob = (deps: Pick<Deps, "db" | "accounts" | "config" | "now">): Promise<boolean> =>
  withLease(deps.db, "keys:standings", LEASE_MS, deps.now, () => applyOpenStandings(deps));
