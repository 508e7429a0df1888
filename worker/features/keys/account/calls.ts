import type { Endpoint } from "../../../../shared/endpoints.ts";
import type { ErrorCode } from "../../../../shared/errors.ts";
import { EXPIRED, FREE, HELD, PAID } from "../../../db/account-schema.ts";
import { unpack } from "../../../db/packed.ts";
import { type Credits, isNear, toCredits, type Used } from "./credits.ts";
import { findRow, type Sql } from "./find-row.ts";
import {
  answerAttempt,
  beginAttempt,
  dropAttempt,
  type FirstCall,
  findAttempt,
  type Idempotency,
  REPLAY_MS,
} from "./idempotency.ts";
import { type Caller, type LimitRefusal, lasted } from "./limits.ts";
import type { Notice } from "./notices.ts";
import { RECENT_MS } from "./recent-calls.ts";
import { keepReply } from "./replies.ts";
import { type Judged, judgeKey } from "./situation.ts";
import { type FreeCall, trimLog } from "./tally.ts";

/** How long a credit stays reserved for a call that never ends. */
export const RESERVATION_MS = 60_000;

export interface CallRequest extends Caller {
  /** one id a call, made by the caller: repeating any step with it changes nothing */
  id: string;
  endpoint: Endpoint;
  idempotency?: Idempotency;
  /** to hold for it; one without it */
  credits?: number;
}

/** The credit held for a call: what `commit` and `release` need to find it again, even after it expired. */
export interface Hold {
  id: string;
  seq: number;
  idempotency?: Idempotency;
  /** the call is a test key's: no credit is held */
  isTest?: true;
  /** the id of a key whose owner may have to be notified of what is left */
  watched?: string;
}

export type Refusal =
  | "key_invalid"
  | "account_suspended"
  | "credits_exhausted"
  | "key_budget_exhausted"
  | "call_in_progress"
  | "idempotency_mismatch"
  | LimitRefusal;
/** Of a call whose key is known. */
type KnownRefusal = Exclude<Refusal, "key_invalid">;
type Known = Extract<Judged, { ok: true }>;
/** A reply that was given before: itself, or the call under which the account's other object keeps it. */
export type Replay = { replay: string } | { keptAs: string };
const toReplay = ({ body, call_id }: FirstCall): Replay =>
  body === null ? { keptAs: call_id } : { replay: body };
export type Reserved =
  | { ok: true; hold: Hold; credits: Credits }
  | ({ ok: true; credits: Credits } & Replay)
  | { ok: false; reason: Refusal; credits: Credits | null; notices?: Notice[] };

/** `free`: what the log is to show of a call that ends here. */
export type Judgement = { reserved: Reserved; free?: FreeCall };

/** What became of a call. */
export interface Outcome {
  /** HTTP status of the answer */
  status: number;
  /** the error's; null for an answer */
  code?: ErrorCode | null;
  ms: number;
  /** what an answer costs, of the credits that were held; one without it */
  credits?: number;
}

/** Judges a call and holds its credits, all or none; of a test key's call none. */
export function reserveCredit(sql: Sql, request: CallRequest, now: number): Judgement {
  const { id, idempotency } = request;
  const judged = judgeKey(sql, request, now);
  if (!("seen" in judged)) return { reserved: { ...judged, credits: null } };
  const { seen, month } = judged;
  const end = (reserved: Reserved, code: ErrorCode | null): Judgement => ({
    reserved,
    free: {
      id,
      keyId: seen.key_id,
      endpoint: request.endpoint,
      method: "POST",
      code,
      ms: lasted(request, now),
    },
  });
  const refuse = (reason: KnownRefusal) =>
    end({ ok: false, reason, credits: toCredits(month, seen, now) }, reason);
  if (!judged.ok) return refuse(judged.reason);

  const earlier = idempotency && findAttempt(sql, idempotency.key, now);
  if (earlier && earlier.call_id !== id) {
    const fault = whyNoReplay(earlier, idempotency);
    if (fault) return refuse(fault);
    return end({ ok: true, ...toReplay(earlier), credits: toCredits(month, seen, now) }, null);
  }
  const isTest = seen.mode === "test";
  const credits = isTest ? 0 : (request.credits ?? 1);
  const more = noteOf(judged, request, credits);
  const hold = (seq: number, used: Used): Judgement => ({
    reserved: { ok: true, hold: { id, seq, ...more }, credits: toCredits(month, used, now) },
  });
  if (seen.held_seq !== null) return hold(seen.held_seq, seen);
  const fault = whyNoCredit(judged, credits);
  if (fault) return refuse(fault);
  if (idempotency) beginAttempt(sql, idempotency, id, now);
  const { seq } = sql
    .exec<{ seq: number }>(
      `INSERT INTO calls (id, key_id, endpoint, bucket, state, until, status, credits, ms, at, held)
        VALUES (?, ?, ?, ?, ${HELD}, ?, 0, 0, 0, ?, ?) RETURNING seq`,
      ...[id, seen.key_id, request.endpoint, isTest ? 0 : month.bucket, now + RESERVATION_MS, now, credits],
    )
    .one();
  return hold(seq, { ...seen, taken: seen.taken + credits, spent: seen.spent + credits });
}

/** What a hold says beside its place. */
const noteOf = ({ seen, month }: Known, { idempotency }: CallRequest, credits: number): Partial<Hold> => ({
  ...(idempotency && { idempotency }),
  ...(seen.mode === "test" ? { isTest: true } : isNear(seen, month, credits) && { watched: seen.key_id }),
});

function whyNoReplay(earlier: FirstCall, asked: Idempotency): KnownRefusal | null {
  if (earlier.request_hash !== asked.requestHash) return "idempotency_mismatch";
  return earlier.isAnswered ? null : "call_in_progress";
}

/** A test key's call costs nothing. */
function whyNoCredit({ seen, month }: Known, credits: number): KnownRefusal | null {
  if (seen.mode === "test") return null;
  if (seen.taken + credits > month.limit) return "credits_exhausted";
  return seen.budget !== null && seen.spent + credits > seen.budget ? "key_budget_exhausted" : null;
}

/** With a replay, another attempt under the same Idempotency-Key was answered first: this one costs nothing. */
export type Committed =
  | ({ ok: true; notices?: Notice[] } & Partial<Replay>)
  | { ok: false; reason: "released" };

/**
 * Debits the answer's cost from the reserved credits, once, also if the reservation has expired, in the month of the
 * reservation; the rest is free again. Stores the reply in the same step, so a repeated call gets it as a replay.
 * Does nothing after a `release`.
 */
export function commitCredit(
  sql: Sql,
  hold: Hold,
  outcome: Outcome,
  reply: { packed: string; account: string } | null,
  now: number,
): Committed {
  const { id, idempotency } = hold;
  const other = idempotency && findAttempt(sql, idempotency.key, now);
  const isOther = other?.isAnswered && other.request_hash === idempotency?.requestHash;
  if (isOther && other.call_id !== id) {
    settle(sql, hold, FREE, outcome, now);
    return { ok: true, ...toReplay(other) };
  }
  if (!settle(sql, hold, PAID, outcome, now) && !isPaid(sql, hold)) return { ok: false, reason: "released" };
  if (reply === null) return { ok: true };
  // This very call, asked again.
  if (isOther)
    return other.body === null || other.body === unpack(reply.packed)
      ? { ok: true }
      : { ok: true, ...toReplay(other) };
  keepReply(sql, { callId: id, ...reply, until: now + (idempotency ? REPLAY_MS : RECENT_MS) }, now);
  if (idempotency) answerAttempt(sql, idempotency, id, now);
  return { ok: true };
}

/**
 * Ends a call that failed: it costs nothing, whatever was reserved or debited for it before or may still arrive, and
 * it is in the log with 0 credits.
 */
export function releaseCredit(sql: Sql, hold: Hold, outcome: Outcome, now: number): void {
  if (hold.idempotency) dropAttempt(sql, hold.idempotency.key, hold.id);
  sql.exec("DELETE FROM replies WHERE call_id = ?", hold.id);
  settle(sql, hold, FREE, outcome, now);
}

/** Moves a call to its final state; returns whether it moved. A debit can only be refunded, and a refund is final. */
function settle(
  sql: Sql,
  { id, seq, isTest }: Hold,
  state: typeof PAID | typeof FREE,
  { status, code = null, ms, credits: cost = 1 }: Outcome,
  now: number,
): boolean {
  const from = state === PAID ? `${HELD}, ${EXPIRED}` : `${HELD}, ${EXPIRED}, ${PAID}`;
  const credits = state === PAID && !isTest ? cost : 0;
  const moved = sql.exec(
    `UPDATE calls SET state = ?, status = ?, credits = min(held, ?), ms = ?, at = ?, code = ?
     WHERE seq = ? AND id = ? AND state IN (${from}) RETURNING seq`,
    ...[state, status, credits, ms, now, code, seq, id],
  );
  const isMoved = moved.toArray().length > 0;
  if (isMoved && credits === 0) trimLog(sql, seq, status, now);
  return isMoved;
}

const isPaid = (sql: Sql, { id, seq }: Hold) =>
  findRow(sql, `SELECT 1 FROM calls WHERE seq = ? AND id = ? AND state = ${PAID}`, seq, id) !== undefined;
