import type { LoggedEndpoint } from "../../../../shared/endpoints.ts";
import { ERRORS, type ErrorCode } from "../../../../shared/errors.ts";
import { dateOf } from "../../../../shared/time.ts";
import { FREE } from "../../../db/account-schema.ts";
import { findRow, type Sql } from "./find-row.ts";

/** Rows of a day that the log keeps of refused calls; and, apart from them, of answers that took no credit. Beyond it they are counted. */
const MOST_FREE_ROWS = 1_000;
/** The newest rows in which a call that is noted again would be. */
const RECENT_ROWS = 20;

/** A call that holds no credit: refused, or answered for nothing. */
export interface FreeCall {
  id: string;
  keyId: string;
  endpoint: LoggedEndpoint;
  method: string;
  /** null: it was answered */
  code: ErrorCode | null;
  ms: number;
}

/** Counts a call without a credit and keeps its row while the day has room. The same call again changes nothing. */
export function noteCall(sql: Sql, { id, keyId, endpoint, method, code, ms }: FreeCall, now: number): void {
  const recent = `SELECT 1 FROM (SELECT id FROM calls ORDER BY seq DESC LIMIT ${RECENT_ROWS}) WHERE id = ?`;
  if (findRow(sql, recent, id)) return;
  const status = code ? ERRORS[code].status : 200;
  sql.exec(
    `INSERT INTO tallies (date, key_id, endpoint, calls, credits, errors) VALUES (?, ?, ?, 1, 0, ?)
      ON CONFLICT DO UPDATE SET calls = calls + 1, errors = errors + excluded.errors`,
    ...[dateOf(now), keyId, endpoint, Number(status >= 400)],
  );
  if (!hasRoom(sql, status, now)) return;
  sql.exec(
    `INSERT INTO calls (id, key_id, endpoint, bucket, state, until, status, credits, ms, at, method, code)
      VALUES (?, ?, ?, 0, ${FREE}, 0, ?, 0, ?, ?, ?, ?)`,
    ...[id, keyId, endpoint, status, ms, now, method, code],
  );
}

/** Drops the row of a counted call that took no credit when its day has no room left. */
export function trimLog(sql: Sql, seq: number, status: number, now: number): void {
  if (!hasRoom(sql, status, now)) sql.exec("DELETE FROM calls WHERE seq = ? AND credits = 0", seq);
}

/** The call itself is counted already. A call of several credits is no debt of free ones: tallies are of one key and endpoint. */
function hasRoom(sql: Sql, status: number, now: number): boolean {
  const query =
    "SELECT sum(errors) AS errors, sum(max(0, calls - errors - credits)) AS free FROM tallies WHERE date = ?";
  const day = findRow<{ errors: number | null; free: number | null }>(sql, query, dateOf(now));
  return ((status >= 400 ? day?.errors : day?.free) ?? 0) <= MOST_FREE_ROWS;
}
