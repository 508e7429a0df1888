import { MINUTE_MS } from "../../../shared/time.ts";
import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { forgetShares } from "./end-share.ts";
import { moveAnswers, sweepAnswers } from "./move-answers.ts";

/** A little less than the quarter of an hour between two runs. */
const QUARTER_MS = 14 * MINUTE_MS;

export const forgetSharesJob = (deps: Pick<Deps, "db" | "now" | "shared">): Promise<boolean> =>
  withLease(deps.db, "shares:forget", QUARTER_MS, deps.now, async () => {
    await forgetShares(deps);
    await moveAnswers(deps);
    await sweepAnswers(deps);
  });
