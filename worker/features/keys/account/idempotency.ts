import { pack, unpack } from "../../../db/packed.ts";
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
}

/** `body` is null while the call runs. */
export type FirstCall = Pick<AttemptRow, "call_id" | "request_hash" | "body">;

/** The call that came first under this key, unless it is older than 24 hours. */
export function findAttempt(sql: Sql, key: string, now: number): FirstCall | undefined {
  const query = "SELECT call_id, request_hash, body, packed FROM idempotency WHERE key = ? AND at > ?";
  const row = findRow<AttemptRow>(sql, query, key, now - REPLAY_MS);
  if (!row) return undefined;
  const { packed, ...first } = row;
  return packed === null ? first : { ...first, body: unpack(packed) };
}

export function beginAttempt(sql: Sql, { key, requestHash }: Idempotency, callId: string, now: number): void {
  sql.exec("DELETE FROM idempotency WHERE key = ?", key);
  sql.exec(
    "INSERT INTO idempotency (key, request_hash, call_id, at) VALUES (?, ?, ?, ?)",
    ...[key, requestHash, callId, now],
  );
}

/**
 * Stores the answer; a later caller of the same key gets it, whichever of two attempts was first. What is stored stays, so
 * that nobody gets two answers under one key. Gives what is kept in the end.
 */
export function finishAttempt(
  sql: Sql,
  idempotency: Idempotency,
  { id, body }: { id: string; body: string },
  now: number,
): string | undefined {
  const known = findAttempt(sql, idempotency.key, now);
  if (known && known.request_hash !== idempotency.requestHash) return undefined;
  if (known?.body && known.call_id === id) return known.body;
  if (!known) beginAttempt(sql, idempotency, id, now);
  const query = "UPDATE idempotency SET body = NULL, packed = ?, call_id = ? WHERE key = ?";
  sql.exec(query, pack(body), id, idempotency.key);
  return body;
}

/** Forgets a call that failed, so that the same key may try again. */
export function dropAttempt(sql: Sql, key: string, callId: string): void {
  sql.exec("DELETE FROM idempotency WHERE key = ? AND call_id = ?", key, callId);
}
