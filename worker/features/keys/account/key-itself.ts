import type { LoggedEndpoint } from "../../../../shared/endpoints.ts";
import { type LogPage, readDays, readLog } from "./call-log.ts";
import type { Refusal } from "./calls.ts";
import { findRow, type Sql } from "./find-row.ts";
import { findKey } from "./keys.ts";
import { type Caller, lasted } from "./limits.ts";
import { countTaken, enterMonth } from "./months.ts";
import { findPaid, listRecent } from "./recent-calls.ts";
import { ACTIVE, judgeKey } from "./situation.ts";
import { type FreeCall, noteCall } from "./tally.ts";

const DAYS_SHOWN = 30;

/** A call that asks about the key or its account and costs nothing. */
export interface FreeRequest extends Caller {
  id: string;
}

/** The account's month, a page of its log and its last 30 days, both as filtered. */
export function readMonth(sql: Sql, page: LogPage, now: number) {
  const month = enterMonth(sql, now);
  const creditsUsed = countTaken(sql, month.bucket);
  return { month, creditsUsed, log: readLog(sql, page), days: readDays(sql, page, DAYS_SHOWN, now) };
}

type Asked = FreeRequest & { endpoint: LoggedEndpoint };

/** Judges a free call by its key and logs it; gives the key's id where it may be answered. */
function admit(sql: Sql, request: Asked, now: number): { keyId: string } | { reason: Refusal } {
  const judged = judgeKey(sql, request, now);
  if (!("seen" in judged)) return judged;
  const { id, endpoint } = request;
  const code = judged.ok ? null : judged.reason;
  noteCall(
    sql,
    { id, keyId: judged.seen.key_id, endpoint, method: "GET", code, ms: lasted(request, now) },
    now,
  );
  return judged.ok ? { keyId: judged.seen.key_id } : judged;
}

export function describeKey(sql: Sql, request: Asked, now: number) {
  const admitted = admit(sql, request, now);
  if ("reason" in admitted) return { ok: false as const, reason: admitted.reason };
  const month = enterMonth(sql, now);
  const key = findKey(sql, admitted.keyId, now);
  if (!key) return { ok: false as const, reason: "key_invalid" as const };
  return { ok: true as const, key, month, creditsUsed: countTaken(sql, month.bucket) };
}

/** A key's latest paid calls. */
export function listCallsByKey(sql: Sql, request: Asked, now: number) {
  const admitted = admit(sql, request, now);
  if ("reason" in admitted) return { ok: false as const, reason: admitted.reason };
  return { ok: true as const, calls: listRecent(sql, admitted.keyId, now) };
}

/** One of them, by its id; null where the key has paid for no such call. */
export function findCallByKey(sql: Sql, request: Asked, id: string, now: number) {
  const admitted = admit(sql, request, now);
  if ("reason" in admitted) return { ok: false as const, reason: admitted.reason };
  return { ok: true as const, call: findPaid(sql, admitted.keyId, id) ?? null };
}

export function readUsageByKey(sql: Sql, request: Asked, page: LogPage, now: number) {
  const admitted = admit(sql, request, now);
  if ("reason" in admitted) return { ok: false as const, reason: admitted.reason };
  return { ok: true as const, ...readMonth(sql, page, now) };
}

/** A key that is none of ours, or not any more, is nobody's call. */
export function noteRefusal(
  sql: Sql,
  { keyHash }: Pick<Caller, "keyHash">,
  call: Omit<FreeCall, "keyId">,
  now: number,
): void {
  const query = `SELECT id FROM keys WHERE hash = ?1 AND ${ACTIVE}`;
  const key = findRow<{ id: string }>(sql, query, keyHash, now);
  if (key) noteCall(sql, { ...call, keyId: key.id }, now);
}
