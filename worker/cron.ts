import type { Deps } from "./deps.ts";
import { deleteExpiredJob } from "./features/auth/jobs.ts";
import {
  applyOpenPaymentsJob,
  cleanUpIntentsJob,
  recheckPaymentsJob,
  reconcileChainsJob,
  reconcileSessionsJob,
  sendRemindersJob,
} from "./features/billing/jobs.ts";
import { refreshCryptoPricesJob, refreshStockPricesJob, topUpCandlesJob } from "./features/markets/jobs.ts";
import { forgetUnconfirmedJob } from "./features/newsletter/jobs.ts";

/** The whole background work: cron expression of wrangler.toml -> jobs. */
export const SCHEDULE: Record<string, ((deps: Deps) => Promise<unknown>)[]> = {
  "* * * * *": [applyOpenPaymentsJob, reconcileChainsJob, reconcileSessionsJob],
  "*/2 * * * *": [refreshCryptoPricesJob],
  "*/5 * * * *": [topUpCandlesJob],
  "*/15 * * * *": [deleteExpiredJob, forgetUnconfirmedJob],
  "*/30 * * * *": [refreshStockPricesJob, recheckPaymentsJob, sendRemindersJob, cleanUpIntentsJob],
};

/** Runs the jobs of one cron expression; one that fails does not keep the others from running. */
export async function runJobs(cron: string, deps: Deps): Promise<void> {
  const results = await Promise.allSettled((SCHEDULE[cron] ?? []).map((job) => job(deps)));
  for (const result of results)
    if (result.status === "rejected")
      console.error(JSON.stringify({ level: "error", cron, error: String(result.reason) }));
}
