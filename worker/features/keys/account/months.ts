import type { TierId } from "../../../../shared/tiers.ts";
import { type Entitlement, grantMonths, monthAt, type PlanMonth, type PlanSource } from "../plan.ts";
import { findRow, type Sql } from "./schema.ts";

/** The running month and the number its credits are counted under. */
export interface CurrentMonth extends PlanMonth {
  /** Months that run into each other by a change of plan share one, so use carries over; each other month has its own. */
  bucket: number;
}

interface AccountRow extends Record<string, SqlStorageValue> {
  first_at: number;
  bucket: number;
  month_start: number;
  month_end: number;
}

/** The month at `now`, noted when it is another than the last time; also begins an account. */
export function enterMonth(sql: Sql, now: number): CurrentMonth {
  const account = findRow<AccountRow>(sql, "SELECT * FROM account");
  const month = monthAt(readEntitlements(sql), account?.first_at ?? now, now);
  if (!account) {
    sql.exec("INSERT INTO account VALUES (1, ?, 1, ?, ?)", now, month.start, month.end);
    return { ...month, bucket: 1 };
  }
  if (account.month_start === month.start && account.month_end === month.end)
    return { ...month, bucket: account.bucket };
  const goesOn = account.month_start === month.start || account.month_end > now;
  const bucket = goesOn ? account.bucket : account.bucket + 1;
  sql.exec("UPDATE account SET bucket = ?, month_start = ?, month_end = ?", bucket, month.start, month.end);
  // The month before stays for calls that were under way when it ended.
  sql.exec("DELETE FROM used WHERE bucket < ?", bucket - 1);
  return { ...month, bucket };
}

/** Credits of a month that are spent or held by a call under way. */
export function countTaken(sql: Sql, bucket: number): number {
  return sql
    .exec<{ taken: number }>(
      `SELECT (SELECT coalesce(sum(credits), 0) FROM used WHERE bucket = ?1)
            + (SELECT count(*) FROM reservations WHERE bucket = ?1) AS taken`,
      bucket,
    )
    .one().taken;
}

export interface Payment {
  /** the payment's own id: applying it again changes nothing */
  id: string;
  source: PlanSource;
  tier: Exclude<TierId, "free">;
  months: number;
}

/** Notes the months a payment bought and tells which they are; `applied` is false when they were noted before. */
export function grantPayment(sql: Sql, payment: Payment, now: number): Entitlement & { applied: boolean } {
  const known = findRow<EntitlementRow>(sql, "SELECT * FROM entitlements WHERE payment_id = ?", payment.id);
  if (known) return { ...toEntitlement(known), applied: false };
  enterMonth(sql, now);
  const granted = grantMonths(readEntitlements(sql), payment, now);
  const { source, tier, anchor, from, until } = granted;
  sql.exec(
    "INSERT INTO entitlements VALUES (?, ?, ?, ?, ?, ?)",
    payment.id,
    source,
    tier,
    anchor,
    from,
    until,
  );
  enterMonth(sql, now);
  return { ...granted, applied: true };
}

interface EntitlementRow extends Record<string, SqlStorageValue> {
  source: PlanSource;
  tier: TierId;
  anchor: number;
  valid_from: number;
  valid_until: number;
}

const toEntitlement = ({ source, tier, anchor, valid_from, valid_until }: EntitlementRow): Entitlement => ({
  source,
  tier,
  anchor,
  from: valid_from,
  until: valid_until,
});

const readEntitlements = (sql: Sql): Entitlement[] =>
  sql.exec<EntitlementRow>("SELECT * FROM entitlements").toArray().map(toEntitlement);
