import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { finishClosings } from "./close-account.ts";
import { eraseClosed } from "./erase-closed.ts";

/** A little less than the minute, and the quarter of an hour, between two runs. */
const MINUTE_MS = 50_000;
const QUARTER_MS = 14 * 60_000;

export const finishClosingsJob = (deps: Deps): Promise<boolean> =>
  withLease(deps.db, "accounts:closings", MINUTE_MS, deps.now, () => finishClosings(deps));

export const eraseClosedJob = (deps: Deps): Promise<boolean> =>
  withLease(deps.db, "accounts:erase", QUARTER_MS, deps.now, () => eraseClosed(deps));
