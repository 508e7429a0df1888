import { ENDPOINTS } from "../../../../shared/endpoints.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import { HELD, PAID } from "../../../db/account-schema.ts";
import { type CallRow, type LoggedCall, toCall } from "./call-log.ts";
import { findRow, type Sql } from "./find-row.ts";
import { findWaiting } from "./replies.ts";

/** How long a key can have the replies of its calls again, and how many are listed. */
export const RECENT_MS = HOUR_MS;
const MOST_LISTED = 100;
/** Rows of the log that are looked through for them, however long it is. */
const ROWS_READ = 2_000;
const NEWEST = `(SELECT * FROM calls ORDER BY seq DESC LIMIT ${ROWS_READ})`;

export interface RecentCall extends LoggedCall {
  /** its credit was taken, so there is a reply */
  isPaid: boolean;
  /** until when its reply waits here, epoch ms; null where it does not */
  waitsUntil: number | null;
}

/** A key's paid calls of the last hour, the newest first, without those under way. */
export function listRecent(sql: Sql, keyId: string, now: number): RecentCall[] {
  const rows = sql
    .exec<CallRow & { waits: number | null }>(
      `SELECT c.*, r.until AS waits FROM ${NEWEST} AS c LEFT JOIN replies AS r ON r.call_id = c.id
        WHERE c.key_id = ? AND c.at > ? AND c.state <> ${HELD} ORDER BY c.seq DESC`,
      ...[keyId, now - RECENT_MS],
    )
    .toArray();
  return rows
    .filter(({ endpoint }) => IS_PAID.has(endpoint))
    .slice(0, MOST_LISTED)
    .map((row) => ({ ...toCall(row), isPaid: row.state === PAID, waitsUntil: row.waits }));
}
const IS_PAID: ReadonlySet<string> = new Set(ENDPOINTS);

/** Whether a key paid for a call of the last day, and its reply where it waits here. */
export function findPaid(sql: Sql, keyId: string, id: string): { reply: string | null } | undefined {
  const query = `SELECT 1 FROM ${NEWEST} WHERE id = ? AND key_id = ? AND state = ${PAID}`;
  return findRow(sql, query, id, keyId) && { reply: findWaiting(sql, id) ?? null };
}
