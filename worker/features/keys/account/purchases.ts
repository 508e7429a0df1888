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
  { paymentId, source, tier, months, at }: Omit<PlanPurchase, "revokedAt">,
) =>
  void sql.exec(
    "INSERT INTO purchases (payment_id, source, tier, months, at) VALUES (?, ?, ?, ?, ?)",
    ...[paymentId, source, tier, months, at],
  );

/** Ends a purchase, known or not; tells whether it stood until now. */
export function endPurchase(sql: Sql, paymentId: string, now: number): boolean {
  const ended = sql.exec(
    `INSERT INTO purchases (payment_id, months, at, revoked_at) VALUES (?1, 0, ?2, ?2)
      ON CONFLICT (payment_id) DO UPDATE SET revoked_at = ?2 WHERE revoked_at IS NULL RETURNING tier`,
    ...[paymentId, now],
  );
  return ended.toArray().some(({ tier }) => tier !== null);
}

/** When everything that was paid for runs. */
export const readPaidTimes = (sql: Sql): PaidTime[] =>
  schedule(sql.exec<PurchaseRow>("SELECT * FROM purchases ORDER BY seq").toArray().flatMap(toPurchase));

function toPurchase({ payment_id, source, tier, months, at, revoked_at }: PurchaseRow): PlanPurchase[] {
  if (!source || !tier) return [];
  return [{ paymentId: payment_id, source, tier, months, at, revokedAt: revoked_at }];
}
