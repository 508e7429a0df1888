import type { Endpoint } from "../../../../shared/keys.ts";
import type { TierId } from "../../../../shared/tiers.ts";
import { logCall, refundLoggedCall } from "./call-log.ts";
import { beginAttempt, dropAttempt, findAttempt, finishAttempt, type Idempotency } from "./idempotency.ts";
import { findActiveKey, noteUse } from "./keys.ts";
import { type CurrentMonth, countTaken, enterMonth } from "./months.ts";
import { findRow, type Sql } from "./schema.ts";

/** How long a credit is held for a call of which nothing more is heard. */
export const RESERVATION_MS = 60_000;

export interface CallRequest {
  /** one id a call, made by the caller: repeating any step with it changes nothing */
  id: string;
  /** SHA-256 of the API key, hex */
  keyHash: string;
  idempotency?: Idempotency;
}

/** The credit held for a call: what `commit` and `release` need to find it again, even after it expired. */
export interface Hold {
  id: string;
  keyId: string;
  bucket: number;
  idempotency?: Idempotency;
}

/** The account's credits as one call sees them; calls under way count as used. */
export interface Credits {
  tier: TierId;
  limit: number;
  remaining: number;
  /** length of the running month, seconds */
  windowS: number;
  /** until the credits start anew, seconds */
  resetsInS: number;
}

export type Refusal = "key_invalid" | "credits_exhausted" | "call_in_progress" | "idempotency_mismatch";
export type Reserved =
  | { ok: true; hold: Hold; credits: Credits }
  | { ok: true; replay: string; credits: Credits }
  | { ok: false; reason: Refusal; credits: Credits | null };

/** What became of a call. */
export interface Outcome {
  endpoint: Endpoint;
  /** HTTP status of the answer */
  status: number;
  ms: number;
}

/** Judges a call and holds one credit for it. */
export function reserveCredit(sql: Sql, request: CallRequest, now: number): Reserved {
  expireReservations(sql, now);
  const { id, idempotency } = request;
  const keyId = findActiveKey(sql, request.keyHash, now);
  if (!keyId) return { ok: false, reason: "key_invalid", credits: null };
  const month = enterMonth(sql, now);
  const taken = countTaken(sql, month.bucket);
  const refuse = (reason: Refusal): Reserved => ({
    ok: false,
    reason,
    credits: toCredits(month, taken, now),
  });

  const earlier = idempotency && findAttempt(sql, idempotency.key, now);
  if (earlier && earlier.call_id !== id) {
    if (earlier.request_hash !== idempotency.requestHash) return refuse("idempotency_mismatch");
    if (earlier.body === null) return refuse("call_in_progress");
    return { ok: true, replay: earlier.body, credits: toCredits(month, taken, now) };
  }
  const hold: Hold = { id, keyId, bucket: month.bucket, ...(idempotency && { idempotency }) };
  if (isReserved(sql, id)) return { ok: true, hold, credits: toCredits(month, taken, now) };
  if (taken >= month.limit) return refuse("credits_exhausted");
  sql.exec(
    "INSERT INTO reservations VALUES (?, ?, ?, ?)",
    ...[id, month.bucket, now + RESERVATION_MS, idempotency?.key ?? null],
  );
  if (idempotency) beginAttempt(sql, idempotency, id, now);
  return { ok: true, hold, credits: toCredits(month, taken + 1, now) };
}

/** `replay`: another attempt under the same Idempotency-Key was answered first; this one costs nothing. */
export type Committed = { ok: true; replay?: string } | { ok: false; reason: "released" };

/**
 * Debits the held credit, once by the call's id, also when its reservation expired meanwhile, to the month it was
 * reserved in. After a `release` it does nothing.
 */
export function commitCredit(sql: Sql, hold: Hold, outcome: Outcome, body: string, now: number): Committed {
  const settled = findSettled(sql, hold.id);
  if (settled) return settled.credits > 0 ? { ok: true } : { ok: false, reason: "released" };
  sql.exec("DELETE FROM reservations WHERE id = ?", hold.id);
  const { idempotency } = hold;
  const other = idempotency && findAttempt(sql, idempotency.key, now);
  if (other?.body && other.call_id !== hold.id && other.request_hash === idempotency?.requestHash) {
    settle(sql, hold.id, 0, null, now);
    return { ok: true, replay: other.body };
  }
  addUse(sql, hold, 1);
  const seq = logCall(sql, { ...outcome, id: hold.id, keyId: hold.keyId, credits: 1, at: now });
  noteUse(sql, hold.keyId, now);
  settle(sql, hold.id, 1, seq, now);
  if (idempotency) finishAttempt(sql, idempotency, { id: hold.id, body }, now);
  return { ok: true };
}

/**
 * Ends a call that failed: it costs nothing, whatever was reserved or debited for it before or may still arrive, and
 * it is in the log with 0 credits.
 */
export function releaseCredit(sql: Sql, hold: Hold, outcome: Outcome, now: number): void {
  const settled = findSettled(sql, hold.id);
  if (settled?.credits === 0) return;
  sql.exec("DELETE FROM reservations WHERE id = ?", hold.id);
  if (hold.idempotency) dropAttempt(sql, hold.idempotency.key, hold.id);
  if (settled) {
    addUse(sql, hold, -1);
    if (settled.call_seq !== null) refundLoggedCall(sql, settled.call_seq, outcome.status);
    sql.exec("UPDATE settled SET credits = 0 WHERE id = ?", hold.id);
    return;
  }
  const seq = logCall(sql, { ...outcome, id: hold.id, keyId: hold.keyId, credits: 0, at: now });
  noteUse(sql, hold.keyId, now);
  settle(sql, hold.id, 0, seq, now);
}

/** Gives back the credits of calls of which nothing more was heard. */
export function expireReservations(sql: Sql, now: number): void {
  const expired = sql
    .exec<{ id: string; idempotency_key: string | null }>(
      "DELETE FROM reservations WHERE until <= ? RETURNING id, idempotency_key",
      now,
    )
    .toArray();
  for (const { id, idempotency_key: key } of expired) if (key !== null) dropAttempt(sql, key, id);
}

interface Settled extends Record<string, SqlStorageValue> {
  credits: number;
  call_seq: number | null;
}

const findSettled = (sql: Sql, id: string) =>
  findRow<Settled>(sql, "SELECT credits, call_seq FROM settled WHERE id = ?", id);

const settle = (sql: Sql, id: string, credits: number, seq: number | null, now: number) =>
  void sql.exec("INSERT INTO settled (id, credits, call_seq, at) VALUES (?, ?, ?, ?)", id, credits, seq, now);

const addUse = (sql: Sql, { bucket, keyId }: Hold, credits: number) =>
  void sql.exec(
    "INSERT INTO used VALUES (?, ?, ?) ON CONFLICT (bucket, key_id) DO UPDATE SET credits = credits + excluded.credits",
    ...[bucket, keyId, credits],
  );

const isReserved = (sql: Sql, id: string) =>
  findRow(sql, "SELECT 1 FROM reservations WHERE id = ?", id) !== undefined;

const toCredits = (
  { tier, limit, start, end, resetsAt }: CurrentMonth,
  taken: number,
  now: number,
): Credits => ({
  tier,
  limit,
  remaining: Math.max(0, limit - taken),
  windowS: (end - start) / 1000,
  resetsInS: Math.ceil((resetsAt - now) / 1000),
});
