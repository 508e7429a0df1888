import { unpack } from "../../../db/packed.ts";
import { findRow, type Sql } from "./find-row.ts";

/** How long an answer can be had again under its Idempotency-Key. */
export const REPLAY_MS = 24 * 3_600_000;

/** The caller's Idempotency-Key, and a hash of the address and body it came with. */
export interface Idempotency {
  key: string;
  requestHash: string;
}

interface AttemptRow extends Record<string, SqlStorageValue> {
  call_id: string;
  request_hash: string;
  body: string | null;
  packed: string | null;
  answered_at: number | null;
  waiting: string | null;
}

/** `body` is null while the call runs, and once its reply is in the object that keeps it. */
export interface FirstCall extends Pick<AttemptRow, "call_id" | "request_hash" | "body"> {
  isAnswered: boolean;
}

/** The call that came first under this key, unless it is older than 24 hours. */
export function findAttempt(sql: Sql, key: string, now: number): FirstCall | undefined {
  const query = `SELECT i.call_id, request_hash, body, i.packed, answered_at, r.packed AS waiting
    FROM idempotency AS i LEFT JOIN replies AS r ON r.call_id = i.call_id WHERE key = ? AND i.at > ?`;
  const row = findRow<AttemptRow>(sql, query, key, now - REPLAY_MS);
  if (!row) return undefined;
  const { call_id, request_hash, answered_at } = row;
  const packed = row.packed ?? row.waiting;
  const body = packed === null ? row.body : unpack(packed);
  return { call_id, request_hash, body, isAnswered: body !== null || answered_at !== null };
}

export function beginAttempt(sql: Sql, { key, requestHash }: Idempotency, callId: string, now: number): void {
  sql.exec("DELETE FROM idempotency WHERE key = ?", key);
  sql.exec(
    "INSERT INTO idempotency (key, request_hash, call_id, at) VALUES (?, ?, ?, ?)",
    ...[key, requestHash, callId, now],
  );
}

/** Notes that a call was answered; a later one with its key gets that reply. A key that is another request's stays. */
export function answerAttempt(
  sql: Sql,
  { key, requestHash }: Idempotency,
  callId: string,
  now: number,
): void {
  const known = findAttempt(sql, key, now);
  if (known && known.request_hash !== requestHash) return;
  if (!known) beginAttempt(sql, { key, requestHash }, callId, now);
  sql.exec("UPDATE idempotency SET call_id = ?, answered_at = ? WHERE key = ?", callId, now, key);
}

/** Forgets a call that failed, so that the same key may try again. */
export function dropAttempt(sql: Sql, key: string, callId: string): void {
  sql.exec("DELETE FROM idempotency WHERE key = ? AND call_id = ?", key, callId);
}
