import type { PaidTierId, PlanSource } from "../../../../shared/tiers.ts";
import { findRow, type Sql } from "./find-row.ts";

/** Active months of one payment. */
interface Grant {
  paymentId: string;
  source: PlanSource;
  tier: PaidTierId;
  months: number;
}

/** What an account's object holds of money: to be compared with the payments, and its counters with its own log. */
export interface Ledger {
  /** everything that was granted, does not rest and was not taken back, also what is long over */
  grants: Grant[];
  /** credits of the running month: by the counters that limit calls, and by the call log they are kept in step with */
  counted: number;
  logged: number;
}

/** Reads and changes nothing; an unused object has an empty ledger. */
export function readLedger(sql: Sql, now: number): Ledger {
  const grants = sql.exec<{ payment_id: string } & Record<string, SqlStorageValue>>(
    `SELECT payment_id, source, tier, months FROM purchases WHERE revoked_at IS NULL AND tier IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM pauses WHERE pauses.payment_id = purchases.payment_id AND until_at IS NULL)
      ORDER BY seq`,
  );
  return {
    grants: grants.toArray().map(({ payment_id: paymentId, source, tier, months }) => ({
      paymentId,
      source: source as PlanSource,
      tier: tier as PaidTierId,
      months: Number(months),
    })),
    ...readCredits(sql, now),
  };
}

/** Of a month that is over the log may be gone by now, and nothing is left to be limited by it. */
function readCredits(sql: Sql, now: number): Pick<Ledger, "counted" | "logged"> {
  const sums = findRow<{ counted: number; logged: number }>(
    sql,
    `SELECT (SELECT coalesce(sum(credits), 0) FROM used WHERE used.bucket = account.bucket) AS counted,
      (SELECT coalesce(sum(credits), 0) FROM calls WHERE calls.bucket = account.bucket) AS logged
      FROM account WHERE resets_at > ?`,
    now,
  );
  return { counted: sums?.counted ?? 0, logged: sums?.logged ?? 0 };
}
