import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { applyOpenPayments } from "./apply/apply-open-payments.ts";
import { checkBooks } from "./books/check-books.ts";
import { reconcileSessions } from "./cards/reconcile-sessions.ts";
import { checkAccounts } from "./money/check-accounts.ts";
import { sendNotices } from "./notices/send-notices.ts";
import { issueCreditNotes } from "./orders/receipts/credit-notes.ts";
import { eraseBuyers } from "./orders/receipts/erase-buyers.ts";
import { noteRates } from "./rates/note-rates.ts";
import { cleanUpIntents } from "./reconcile/clean-up.ts";
import { recheckPayments } from "./reconcile/recheck-payments.ts";
import { reconcileChains } from "./reconcile/reconcile-chains.ts";
import { sendReminders } from "./reminders/send-reminders.ts";

/** A lease is the shortest pause between two runs too: a little less than cron's own, or than the pause that is meant. */
const EVERY_MINUTE_MS = 50_000;
const EVERY_FIVE_MINUTES_MS = 290_000;
const EVERY_HALF_HOUR_MS = 29 * 60_000;
const EVERY_HOUR_MS = 59 * 60_000;

const job = (name: string, leaseMs: number, work: (deps: Deps) => Promise<void>) => (deps: Deps) =>
  withLease(deps.db, `billing:${name}`, leaseMs, deps.now, () => work(deps));

/** Orders that ended, prices that were not known when a payment came, and papers that are due or too old. */
async function cleanUpOrders(deps: Deps): Promise<void> {
  await noteRates(deps);
  await cleanUpIntents(deps);
  await issueCreditNotes(deps);
  await eraseBuyers(deps);
}

export const applyOpenPaymentsJob = job("apply", EVERY_MINUTE_MS, applyOpenPayments);
export const reconcileChainsJob = job("reconcile-chains", EVERY_MINUTE_MS, reconcileChains);
export const reconcileSessionsJob = job("reconcile-sessions", EVERY_FIVE_MINUTES_MS, reconcileSessions);
export const recheckPaymentsJob = job("recheck", EVERY_HOUR_MS, recheckPayments);
export const sendNoticesJob = job("notices", EVERY_MINUTE_MS, sendNotices);
export const sendRemindersJob = job("reminders", EVERY_HOUR_MS, sendReminders);
export const cleanUpIntentsJob = job("clean-up", EVERY_HOUR_MS, cleanUpOrders);
export const checkAccountsJob = job("check-accounts", EVERY_HALF_HOUR_MS, checkAccounts);
export const checkBooksJob = job("check-books", EVERY_HALF_HOUR_MS, checkBooks);
