import { TIERS, type TierId } from "../../../../shared/tiers.ts";
import { HELD } from "../../../db/account-schema.ts";
import type { AccountState } from "../../../db/schema.ts";
import { monthAt, type Plan, type PlanMonth, plansAt } from "../plan/month.ts";
import type { PlanPurchase } from "../plan/schedule.ts";
import { findRow, type Sql } from "./find-row.ts";
import { addPurchase, beginPause, endPause, endPurchase, findPurchase, readPaidTimes } from "./purchases.ts";

/** The running month and the number its credits are counted under. */
export interface CurrentMonth extends PlanMonth {
  /** Months that run into each other by a change of plan share one, so use carries over; each other month has its own. */
  bucket: number;
}

/** A row of `account`: the month that was entered last. */
export interface AccountRow extends Record<string, SqlStorageValue> {
  first_at: number;
  bucket: number;
  tier: TierId;
  month_start: number;
  month_end: number;
  resets_at: number;
  state: AccountState;
  extra: number;
  carried: number;
  carried_until: number;
}

export const FREE_CREDITS = TIERS.free.credits;

/** The month at `now`, entered when it is another than the last time; also begins an account. */
export function enterMonth(sql: Sql, now: number, account = findAccount(sql)): CurrentMonth {
  if (account && account.month_start <= now && now < account.resets_at) return toMonth(account, now);
  return turnMonth(sql, now, account);
}

const findAccount = (sql: Sql) => findRow<AccountRow>(sql, "SELECT * FROM account");

/** Works the month out anew, from the plans and the clock. */
function turnMonth(sql: Sql, now: number, account: AccountRow | undefined): CurrentMonth {
  const month = monthAt(readPaidTimes(sql), account?.first_at ?? now, now);
  const bucket = account ? nextBucket(account, month, now) : 1;
  const entered = sql.exec<AccountRow>(
    `INSERT INTO account (id, first_at, bucket, tier, month_start, month_end, resets_at) VALUES (1, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET bucket = excluded.bucket, tier = excluded.tier, month_start = excluded.month_start,
        month_end = excluded.month_end, resets_at = excluded.resets_at,
        extra = CASE WHEN account.bucket = excluded.bucket THEN account.extra ELSE 0 END RETURNING *`,
    ...[account?.first_at ?? now, bucket, month.tier, month.start, month.end, month.resetsAt],
  );
  // The month before stays for calls that were under way when it ended.
  for (const table of ["used", "notices"]) sql.exec(`DELETE FROM ${table} WHERE bucket < ?`, bucket - 1);
  return toMonth(entered.one(), now);
}

function nextBucket(account: AccountRow, month: PlanMonth, now: number): number {
  const goesOn = account.month_start === month.start || account.month_end > now;
  return goesOn ? account.bucket : account.bucket + 1;
}

const toMonth = (account: AccountRow, now: number): CurrentMonth => ({
  bucket: account.bucket,
  tier: account.tier,
  limit: limitOf(account, now),
  start: account.month_start,
  end: account.month_end,
  resetsAt: account.resets_at,
});

/** The plan's credits and those an admin gave; of free ones, what another account of the mailbox has not had. */
export function limitOf({ tier, extra, carried, carried_until }: AccountRow, now: number): number {
  const had = tier === "free" && now < carried_until ? Math.min(carried, FREE_CREDITS) : 0;
  return TIERS[tier].credits - had + extra;
}

/** Adds credits to the running month, once by the gift's id. */
export function addCredits(sql: Sql, { id, credits }: { id: string; credits: number }, now: number): void {
  enterMonth(sql, now);
  const isNew = sql.exec(
    "INSERT INTO gifts (id, credits, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
    ...[id, credits, now],
  );
  if (isNew.toArray().length > 0) sql.exec("UPDATE account SET extra = extra + ?", credits);
}

/** SQL: the credits of the month `bucket` that are spent or held by a call under way. */
export const takenOf = (
  bucket: string,
) => `(SELECT coalesce(sum(credits), 0) FROM used WHERE used.bucket = ${bucket})
  + (SELECT coalesce(sum(held), 0) FROM calls WHERE state = ${HELD} AND calls.bucket = ${bucket})`;

/** Credits of a month that are spent or held by a call under way. */
export const countTaken = (sql: Sql, bucket: number): number =>
  sql.exec<{ taken: number }>(`SELECT ${takenOf("?1")} AS taken`, bucket).one().taken;

export interface Payment extends Pick<PlanPurchase, "source" | "tier" | "months"> {
  /** the payment's own id: applying it again changes nothing */
  id: string;
}

/** `until`: the current end of the months it bought; null if it was reversed before it was applied. */
export interface Granted {
  applied: boolean;
  until: number | null;
}

/** Notes the months a payment bought; `applied` is false when they were noted or taken back before. */
export function grantPayment(sql: Sql, { id, source, tier, months }: Payment, now: number): Granted {
  const isNew = !findPurchase(sql, id);
  if (isNew) {
    enterMonth(sql, now);
    addPurchase(sql, { paymentId: id, source, tier, months, at: now });
    turnMonth(sql, now, findAccount(sql));
  }
  const last = readPaidTimes(sql).findLast(({ paymentId }) => paymentId === id);
  return { applied: isNew, until: last?.until ?? null };
}

/**
 * Takes a payment's months back from today on, and what waited behind them moves up; safe to repeat. What was used
 * stays used. A payment that was never applied cannot be any more.
 */
export function revokePayment(sql: Sql, id: string, now: number): { revoked: boolean } {
  enterMonth(sql, now);
  const revoked = endPurchase(sql, id, now);
  if (revoked) turnMonth(sql, now, findAccount(sql));
  return { revoked };
}

/** Lets a payment's months rest from today on; safe to repeat. One that is not applied yet rests once it is. */
export function pausePayment(sql: Sql, id: string, now: number): void {
  enterMonth(sql, now);
  if (beginPause(sql, id, now)) turnMonth(sql, now, findAccount(sql));
}

/**
 * Lets them go on with the days they had left; safe to repeat. `until`: as of a grant. `revoked`: they were taken back for
 * good and do not come again.
 */
export function resumePayment(sql: Sql, id: string, now: number): { until: number | null; revoked: boolean } {
  enterMonth(sql, now);
  if (endPause(sql, id, now)) turnMonth(sql, now, findAccount(sql));
  const last = readPaidTimes(sql).findLast(({ paymentId }) => paymentId === id);
  const isRevoked = typeof findPurchase(sql, id)?.revoked_at === "number";
  return { until: last?.until ?? null, revoked: isRevoked };
}

/** The plans that run now and those to come. */
export const readPlans = (sql: Sql, now: number): Plan[] => plansAt(readPaidTimes(sql), now);
