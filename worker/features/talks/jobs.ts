import { MINUTE_MS } from "../../../shared/time.ts";
import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { forgetTalks } from "./change-talks.ts";

/** A little less than the quarter of an hour between two runs. */
const QUARTER_MS = 14 * MINUTE_MS;

export const forgetTalksJob = (deps: Pick<Deps, "db" | "now">): Promise<boolean> =>
  withLease(deps.db, "talks:forget", QUARTER_MS, deps.now, () => forgetTalks(deps));
