import { MINUTE_MS } from "../../../shared/time.ts";
import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { forgetShares } from "./end-share.ts";

/** A little less than the quarter of an hour between two runs. */
const QUARTER_MS = 14 * MINUTE_MS;

export const forgetSharesJob = (deps: Pick<Deps, "db" | "now">): Promise<boolean> =>
  withLease(deps.db, "shares:forget", QUARTER_MS, deps.now, () => forgetShares(deps));
