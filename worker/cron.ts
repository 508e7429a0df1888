import { tellFailure } from "./db/failures.ts";
import { saveHealth } from "./db/provider-health.ts";
import type { Deps } from "./deps.ts";
import { deleteExpiredJob } from "./features/auth/jobs.ts";
import {
  applyOpenPaymentsJob,
  checkAccountsJob,
  cleanUpIntentsJob,
  recheckPaymentsJob,
  reconcileChainsJob,
  reconcileSessionsJob,
  sendRemindersJob,
} from "./features/billing/jobs.ts";
import {
  refreshCryptoPricesJob,
  refreshStockPricesJob,
  topUpCryptoCandlesJob,
  topUpStockCandlesJob,
} from "./features/markets/jobs.ts";
import { forgetUnconfirmedJob } from "./features/newsletter/jobs.ts";

/** The whole background work: cron expression of wrangler.toml -> jobs. */
export const SCHEDULE: Record<string, ((deps: Deps) => Promise<unknown>)[]> = {
  "* * * * *": [applyOpenPaymentsJob, reconcileChainsJob, reconcileSessionsJob],
  "*/2 * * * *": [refreshCryptoPricesJob],
  "*/5 * * * *": [topUpCryptoCandlesJob],
  "*/15 * * * *": [deleteExpiredJob, forgetUnconfirmedJob],
  "*/30 * * * *": [
    refreshStockPricesJob,
    topUpStockCandlesJob,
    recheckPaymentsJob,
    checkAccountsJob,
    sendRemindersJob,
    cleanUpIntentsJob,
  ],
};

/**
 * Runs the jobs of one cron expression; one that fails does not keep the others from running. How their providers fared
 * is written down at once: this isolate may never see a request.
 */
export async function runJobs(cron: string, deps: Deps): Promise<void> {
  const results = await Promise.allSettled((SCHEDULE[cron] ?? []).map((job) => job(deps)));
  for (const result of results)
    if (result.status === "rejected")
      console.error(JSON.stringify({ level: "error", cron, error: tellFailure(result.reason) }));
  await saveHealth(deps.db, new Date(), true).catch(() => {});
}
