import type { PaidTierId, PlanSource } from "../../../../shared/tiers.ts";

import { type PaidTime, type PlanPurchase, schedule } from "../plan/schedule.ts";
import { findRow, type Sql } from "./find-row.ts";

/** A row of `purchases`; without a tier it only keeps a payment that was taken back from being applied later. */
interface PurchaseRow extends Record<string, SqlStorageValue> {
  payment_id: string;
  source: PlanSource | null;
  tier: PaidTierId | null;
  months: number;
  at: number;
  revoked_at: number | null;
}

export const findPurchase = (sql: Sql, paymentId: string): PurchaseRow | undefined =>
  findRow<PurchaseRow>(sql, "SELECT * FROM purchases WHERE payment_id = ?", paymentId);

export const addPurchase = (
  sql: Sql,
  { paymentId, source, tier, months, at }: Omit<PlanPurchase, "revokedAt" | "pauses">,
) =>
  void sql.exec(
    "INSERT INTO purchases (payment_id, source, tier, months, at) VALUES (?, ?, ?, ?, ?)",
    ...[paymentId, source, tier, months, at],
  );

/** Ends a purchase, known or not; returns whether it was active until now. */
export function endPurchase(sql: Sql, paymentId: string, now: number): boolean {
  const ended = sql.exec(
    `INSERT INTO purchases (payment_id, months, at, revoked_at) VALUES (?1, 0, ?2, ?2)
      ON CONFLICT (payment_id) DO UPDATE SET revoked_at = ?2 WHERE revoked_at IS NULL RETURNING tier`,
    ...[paymentId, now],
  );
  return ended.toArray().some(({ tier }) => tier !== null);
}

/** Lets a purchase rest, known or not; false when it rests already. */
export const beginPause = (sql: Sql, paymentId: string, now: number): boolean =>
  sql
    .exec(
      "INSERT INTO pauses (payment_id, from_at) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING seq",
      ...[paymentId, now],
    )
    .toArray().length > 0;

/** False when it did not rest. */
export const endPause = (sql: Sql, paymentId: string, now: number): boolean =>
  sql
    .exec(
      "UPDATE pauses SET until_at = ? WHERE payment_id = ? AND until_at IS NULL RETURNING seq",
      ...[now, paymentId],
    )
    .toArray().length > 0;

interface PauseRow extends Record<string, SqlStorageValue> {
  payment_id: string;
  from_at: number;
  until_at: number | null;
}

/** When everything that was paid for runs. */
export function readPaidTimes(sql: Sql): PaidTime[] {
  const pauses = sql.exec<PauseRow>("SELECT * FROM pauses ORDER BY seq").toArray();
  const purchases = sql.exec<PurchaseRow>("SELECT * FROM purchases ORDER BY seq").toArray();
  return schedule(purchases.flatMap((row) => toPurchase(row, pauses)));
}

function toPurchase(
  { payment_id, source, tier, months, at, revoked_at }: PurchaseRow,
  rows: readonly PauseRow[],
): PlanPurchase[] {
  if (!source || !tier) return [];
  const own = rows.filter((row) => row.payment_id === payment_id);
  const pauses = own.map(({ from_at: from, until_at: until }) => ({ from, until }));
  return [{ paymentId: payment_id, source, tier, months, at, revokedAt: revoked_at, pauses }];
}
