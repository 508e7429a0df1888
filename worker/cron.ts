import { MINUTE_MS } from "../shared/time.ts";
import { describeFailure } from "./db/failures.ts";
import { forgetJobs, noteJobs, type Turn } from "./db/job-health.ts";
import { saveHealth } from "./db/provider-health.ts";
import type { Deps } from "./deps.ts";
import { eraseClosedJob, finishClosingsJob } from "./features/accounts/jobs.ts";
import { alarmsJob, heartbeatJob } from "./features/alarms/jobs.ts";
import { fillCryptoBoardJob, fillStockBoardJob } from "./features/analysis/board/jobs.ts";
import { deleteExpiredJob, sendQueuedJob } from "./features/auth/jobs.ts";
import { dumpJob, logEndingsJob } from "./features/backups/jobs.ts";
import {
  applyOpenPaymentsJob,
  checkAccountsJob,
  checkBooksJob,
  cleanUpIntentsJob,
  recheckPaymentsJob,
  reconcileChainsJob,
  reconcileSessionsJob,
  sendNoticesJob,
  sendRemindersJob,
} from "./features/billing/jobs.ts";
import { applyStandingsJob } from "./features/keys/jobs.ts";
import { sendMailsJob } from "./features/mail/jobs.ts";
import {
  refreshCryptoPricesJob,
  refreshStockPricesJob,
  topUpCryptoCandlesJob,
  topUpStockCandlesJob,
} from "./features/markets/jobs.ts";
import { forgetUnconfirmedJob } from "./features/newsletter/jobs.ts";
import { anchorJob, recordJob } from "./features/record/jobs.ts";
import { forgetSharesJob } from "./features/shares/jobs.ts";
import { uptimeJob } from "./features/status/uptime.ts";
import { forgetTalksJob } from "./features/talks/jobs.ts";
import { checkCallsJob, checkPricesJob, forgetAlertsJob, morningsJob } from "./features/watch/jobs.ts";
import { cleanUpWebhooksJob, sendWebhooksJob } from "./features/webhooks/jobs.ts";
import { gasJob } from "./features/x402/jobs.ts";

type Job = (deps: Deps) => Promise<unknown>;

/** The whole background work: cron expression of wrangler.toml -> jobs, by the names they are told of on /api/status. */
export const SCHEDULE: Record<string, Record<string, Job>> = {
  "* * * * *": {
    alarms: alarmsJob,
    heartbeat: heartbeatJob,
    mail: sendMailsJob,
    "queued sign-ins": sendQueuedJob,
    standings: applyStandingsJob,
    closings: finishClosingsJob,
    payments: applyOpenPaymentsJob,
    chains: reconcileChainsJob,
    "card sessions": reconcileSessionsJob,
    notices: sendNoticesJob,
    "price alerts": checkPricesJob,
    webhooks: sendWebhooksJob,
    "ended log": logEndingsJob,
    "x402 gas": gasJob,
    "crypto board": fillCryptoBoardJob,
    "stock board": fillStockBoardJob,
  },
  "*/2 * * * *": { "crypto prices": refreshCryptoPricesJob },
  "*/5 * * * *": { "crypto bars": topUpCryptoCandlesJob, dump: dumpJob, uptime: uptimeJob },
  "*/15 * * * *": {
    "sign-in clean-up": deleteExpiredJob,
    erasure: eraseClosedJob,
    "newsletter clean-up": forgetUnconfirmedJob,
    "call alerts": checkCallsJob,
    "morning mails": morningsJob,
    "alert clean-up": forgetAlertsJob,
    "webhook clean-up": cleanUpWebhooksJob,
    "share clean-up": forgetSharesJob,
    "talk clean-up": forgetTalksJob,
    record: recordJob,
    "record anchor": anchorJob,
  },
  "*/30 * * * *": {
    "stock prices": refreshStockPricesJob,
    "stock bars": topUpStockCandlesJob,
    "payments again": recheckPaymentsJob,
    "account comparison": checkAccountsJob,
    books: checkBooksJob,
    reminders: sendRemindersJob,
    "order clean-up": cleanUpIntentsJob,
  },
};

const NAMES = Object.values(SCHEDULE).flatMap((jobs) => Object.keys(jobs));

const PERIOD = /^\*(?:\/(\d+))? /;
const periodOf = (cron: string): number => Number(PERIOD.exec(cron)?.[1] ?? 1) * MINUTE_MS;

/**
 * Runs the jobs of one cron expression; one that fails does not keep the others from running. How they and their
 * providers fared is written down at once: this isolate may never see a request. During maintenance nothing runs.
 */
export async function runJobs(cron: string, deps: Deps): Promise<void> {
  if (deps.config.maintenance !== undefined) return;
  const jobs = Object.entries(SCHEDULE[cron] ?? {});
  const results = await Promise.allSettled(jobs.map(async ([, job]) => job(deps)));
  const turns = results.map((result, i): Turn => {
    const name = jobs[i]?.[0] ?? "";
    return result.status === "fulfilled" ? { name } : { name, error: result.reason };
  });
  for (const { name, error } of turns)
    if (error !== undefined)
      console.error(JSON.stringify({ level: "error", cron, job: name, error: describeFailure(error) }));
  const at = Date.now();
  if (turns.length > 0) await noteJobs(deps.db, turns, periodOf(cron), at).catch(() => {});
  await forgetJobs(deps.db, NAMES).catch(() => {});
  await saveHealth(deps.db, new Date(at), true).catch(() => {});
}
