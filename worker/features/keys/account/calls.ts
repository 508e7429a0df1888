import type { Endpoint } from "../../../../shared/endpoints.ts";
import type { TierId } from "../../../../shared/tiers.ts";
import { EXPIRED, FREE, HELD, PAID } from "../../../db/account-schema.ts";
import { findRow, type Sql } from "./find-row.ts";
import { beginAttempt, dropAttempt, findAttempt, finishAttempt, type Idempotency } from "./idempotency.ts";
import { type AccountRow, type CurrentMonth, countTaken, enterMonth, takenOf } from "./months.ts";

/** How long a credit is held for a call of which nothing more is heard. */
export const RESERVATION_MS = 60_000;
/** What the log shows of such a call. */
const EXPIRED_STATUS = 500;

export interface CallRequest {
  /** one id a call, made by the caller: repeating any step with it changes nothing */
  id: string;
  /** SHA-256 of the API key, hex */
  keyHash: string;
  endpoint: Endpoint;
  idempotency?: Idempotency;
}

/** The credit held for a call: what `commit` and `release` need to find it again, even after it expired. */
export interface Hold {
  id: string;
  seq: number;
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

export type Refusal =
  | "key_invalid"
  | "account_suspended"
  | "credits_exhausted"
  | "call_in_progress"
  | "idempotency_mismatch";
export type Reserved =
  | { ok: true; hold: Hold; credits: Credits }
  | { ok: true; replay: string; credits: Credits }
  | { ok: false; reason: Refusal; credits: Credits | null };

/** What became of a call. */
export interface Outcome {
  /** HTTP status of the answer */
  status: number;
  ms: number;
}

interface Situation extends AccountRow {
  key_id: string | null;
  taken: number;
  held_seq: number | null;
  first_end: number | null;
}

/** All that a call is judged by, in one look. */
const SITUATION = `SELECT account.*, ${takenOf("account.bucket")} AS taken,
  (SELECT id FROM keys WHERE hash = ?1 AND (ends_at IS NULL OR ends_at > ?2)) AS key_id,
  (SELECT seq FROM calls WHERE state = ${HELD} AND id = ?3) AS held_seq,
  (SELECT min(until) FROM calls WHERE state = ${HELD}) AS first_end FROM account`;

/** Judges a call and holds one credit for it. */
export function reserveCredit(sql: Sql, request: CallRequest, now: number): Reserved {
  const { id, idempotency } = request;
  const seen = findRow<Situation>(sql, SITUATION, request.keyHash, now, id);
  if (!seen?.key_id || seen.state === "closed") return { ok: false, reason: "key_invalid", credits: null };
  if (seen.state === "suspended") return { ok: false, reason: "account_suspended", credits: null };
  if (seen.first_end !== null && seen.first_end <= now) {
    expireHeld(sql, now);
    return reserveCredit(sql, request, now);
  }
  const month = enterMonth(sql, now, seen);
  const taken = month.bucket === seen.bucket ? seen.taken : countTaken(sql, month.bucket);
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
  const more = idempotency && { idempotency };
  if (seen.held_seq !== null)
    return { ok: true, hold: { id, seq: seen.held_seq, ...more }, credits: toCredits(month, taken, now) };
  if (taken >= month.limit) return refuse("credits_exhausted");
  if (idempotency) beginAttempt(sql, idempotency, id, now);
  const { seq } = sql
    .exec<{ seq: number }>(
      `INSERT INTO calls (id, key_id, endpoint, bucket, state, until, status, credits, ms, at)
        VALUES (?, ?, ?, ?, ${HELD}, ?, 0, 0, 0, ?) RETURNING seq`,
      ...[id, seen.key_id, request.endpoint, month.bucket, now + RESERVATION_MS, now],
    )
    .one();
  return { ok: true, hold: { id, seq, ...more }, credits: toCredits(month, taken + 1, now) };
}

/** `replay`: another attempt under the same Idempotency-Key was answered first; this one costs nothing. */
export type Committed = { ok: true; replay?: string } | { ok: false; reason: "released" };

/**
 * Debits the held credit, once, also when its reservation expired meanwhile, to the month it was reserved in, and keeps
 * `body` for the Idempotency-Key. What was given away once stays: it comes back as `replay`. After a `release` it does
 * nothing.
 */
export function commitCredit(sql: Sql, hold: Hold, outcome: Outcome, body: string, now: number): Committed {
  const { id, idempotency } = hold;
  const other = idempotency && findAttempt(sql, idempotency.key, now);
  if (other?.body && other.call_id !== id && other.request_hash === idempotency?.requestHash) {
    settle(sql, hold, FREE, { ...outcome, credits: 0 }, now);
    return { ok: true, replay: other.body };
  }
  if (!settle(sql, hold, PAID, { ...outcome, credits: 1 }, now) && !isPaid(sql, hold))
    return { ok: false, reason: "released" };
  const kept = idempotency && finishAttempt(sql, idempotency, { id, body }, now);
  return { ok: true, ...(kept !== undefined && kept !== body && { replay: kept }) };
}

/**
 * Ends a call that failed: it costs nothing, whatever was reserved or debited for it before or may still arrive, and
 * it is in the log with 0 credits.
 */
export function releaseCredit(sql: Sql, hold: Hold, outcome: Outcome, now: number): void {
  if (hold.idempotency) dropAttempt(sql, hold.idempotency.key, hold.id);
  settle(sql, hold, FREE, { ...outcome, credits: 0 }, now);
}

/** Gives back the credits of calls of which nothing more was heard, and their Idempotency-Keys before. */
export function expireHeld(sql: Sql, now: number): void {
  const held = `state = ${HELD} AND until <= ?`;
  sql.exec(
    `DELETE FROM idempotency WHERE body IS NULL AND call_id IN (SELECT id FROM calls WHERE ${held})`,
    now,
  );
  sql.exec(`UPDATE calls SET state = ${EXPIRED}, status = ${EXPIRED_STATUS} WHERE ${held}`, now);
}

/** Moves a call to its end; tells whether that was a move. What was paid can only be given back, what was given back stays. */
function settle(
  sql: Sql,
  { id, seq }: Hold,
  state: typeof PAID | typeof FREE,
  { status, credits, ms }: Outcome & { credits: number },
  now: number,
): boolean {
  const from = state === PAID ? `${HELD}, ${EXPIRED}` : `${HELD}, ${EXPIRED}, ${PAID}`;
  const moved = sql.exec(
    `UPDATE calls SET state = ?, status = ?, credits = ?, ms = ?, at = ?
     WHERE seq = ? AND id = ? AND state IN (${from}) RETURNING seq`,
    ...[state, status, credits, ms, now, seq, id],
  );
  return moved.toArray().length > 0;
}

const isPaid = (sql: Sql, { id, seq }: Hold) =>
  findRow(sql, `SELECT 1 FROM calls WHERE seq = ? AND id = ? AND state = ${PAID}`, seq, id) !== undefined;

const toCredits = (month: CurrentMonth, taken: number, now: number): Credits => ({
  tier: month.tier,
  limit: month.limit,
  remaining: Math.max(0, month.limit - taken),
  windowS: (month.end - month.start) / 1000,
  resetsInS: Math.ceil((month.resetsAt - now) / 1000),
});
