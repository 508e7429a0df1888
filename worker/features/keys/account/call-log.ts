import type { Endpoint } from "../../../../shared/keys.ts";
import { findRow, type Sql } from "./schema.ts";

export interface LoggedCall {
  id: string;
  keyId: string;
  endpoint: Endpoint;
  /** HTTP status of the answer */
  status: number;
  credits: number;
  ms: number;
  at: number;
}

/** One page of the log is asked for by the place it begins below, newest first. */
export interface LogPage {
  before?: number;
  keyId?: string;
  endpoint?: Endpoint;
  limit: number;
}

interface CallRow extends Record<string, SqlStorageValue> {
  seq: number;
  id: string;
  key_id: string;
  endpoint: Endpoint;
  status: number;
  credits: number;
  ms: number;
  at: number;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Writes a call into the log and its day's counter; returns its place in the log. */
export function logCall(sql: Sql, call: LoggedCall): number {
  const { seq } = sql
    .exec<{ seq: number }>(
      `INSERT INTO calls (id, key_id, endpoint, status, credits, ms, at) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING seq`,
      ...[call.id, call.keyId, call.endpoint, call.status, call.credits, call.ms, call.at],
    )
    .one();
  sql.exec(
    `INSERT INTO days VALUES (?1, 1, ?2)
     ON CONFLICT (date) DO UPDATE SET calls = calls + 1, credits = credits + excluded.credits`,
    dateOf(call.at),
    call.credits,
  );
  return seq;
}

/** Corrects a logged call that cost a credit: it failed after all and cost none. */
export function refundLoggedCall(sql: Sql, seq: number, status: number): void {
  const call = findRow<CallRow>(sql, "SELECT * FROM calls WHERE seq = ? AND credits > 0", seq);
  if (!call) return;
  sql.exec("UPDATE calls SET credits = 0, status = ? WHERE seq = ?", status, seq);
  sql.exec("UPDATE days SET credits = credits - ? WHERE date = ?", call.credits, dateOf(call.at));
}

/** A page of the log; `next` is where the following one begins, null at the end. */
export function readLog(sql: Sql, page: LogPage): { calls: LoggedCall[]; next: number | null } {
  const filters = ["seq < ?"];
  const values: SqlStorageValue[] = [page.before ?? Number.MAX_SAFE_INTEGER];
  if (page.keyId !== undefined) {
    filters.push("key_id = ?");
    values.push(page.keyId);
  }
  if (page.endpoint !== undefined) {
    filters.push("endpoint = ?");
    values.push(page.endpoint);
  }
  const query = `SELECT * FROM calls WHERE ${filters.join(" AND ")} ORDER BY seq DESC LIMIT ?`;
  const rows = sql.exec<CallRow>(query, ...values, page.limit + 1).toArray();
  const shown = rows.slice(0, page.limit);
  return { calls: shown.map(toCall), next: rows.length > page.limit ? (shown.at(-1)?.seq ?? null) : null };
}

/** Calls and credits of each of the last `count` days, UTC, oldest first, days without calls included. */
export function readDays(sql: Sql, count: number, now: number) {
  const dates = Array.from({ length: count }, (_, i) => dateOf(now - (count - 1 - i) * 86_400_000));
  const rows = sql
    .exec<{ date: string; calls: number; credits: number }>(
      "SELECT date, calls, credits FROM days WHERE date >= ?",
      dates[0] ?? "",
    )
    .toArray();
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return dates.map((date) => byDate.get(date) ?? { date, calls: 0, credits: 0 });
}

const toCall = ({ id, key_id, endpoint, status, credits, ms, at }: CallRow): LoggedCall => ({
  id,
  keyId: key_id,
  endpoint,
  status,
  credits,
  ms,
  at,
});
