import type { LoggedEndpoint } from "../../../../shared/endpoints.ts";
import type { KeyMode } from "../../../../shared/key-mode.ts";
import { EXPIRED, HELD } from "../../../db/account-schema.ts";
import { findRow, type Sql } from "./find-row.ts";
import { type Caller, judgeLimits, LIMIT_COLUMNS, type LimitRefusal, type LimitRow } from "./limits.ts";
import { type AccountRow, type CurrentMonth, enterMonth, takenOf } from "./months.ts";

/** What the log shows of a call of which nothing more was heard. */
const EXPIRED_STATUS = 500;

/** A key goes on until it was ended or rolled, or expires. */
export const ACTIVE = "(ends_at IS NULL OR ends_at > ?2) AND (expires_at IS NULL OR expires_at > ?2)";

/** SQL: the credits of the running month that the keys of a family have had together, calls under way among them. */
const SPENT = `(SELECT coalesce(sum(credits), 0) FROM used
    WHERE used.bucket = account.bucket AND used.family = caller.family)
  + (SELECT coalesce(sum(held), 0) FROM calls WHERE state = ${HELD} AND calls.bucket = account.bucket
      AND key_id IN (SELECT id FROM keys WHERE keys.family = caller.family))`;

/** All that a call is judged by, in one look. */
const SITUATION = `SELECT account.*, ${takenOf("account.bucket")} AS taken,
  caller.id AS key_id, caller.mode, ${LIMIT_COLUMNS}, iif(budget IS NULL, 0, ${SPENT}) AS spent,
  (SELECT seq FROM calls WHERE state = ${HELD} AND id = ?3) AS held_seq,
  (SELECT min(until) FROM calls WHERE state = ${HELD}) AS first_end
  FROM account JOIN keys AS caller ON caller.hash = ?1 AND ${ACTIVE}`;

export interface Situation extends AccountRow, LimitRow {
  key_id: string;
  mode: KeyMode;
  /** credits of the account's month, and of the key's budget, that are spent or held */
  taken: number;
  spent: number;
  held_seq: number | null;
  first_end: number | null;
}

export type Judged =
  | { ok: true; seen: Situation; month: CurrentMonth }
  | { ok: false; reason: "key_invalid" }
  | { ok: false; reason: "account_suspended" | LimitRefusal; seen: Situation; month: CurrentMonth };

/** Whether a key is active and may be used like this. Enters the month and gives back what expired. */
export function judgeKey(
  sql: Sql,
  request: Caller & { id: string; endpoint: LoggedEndpoint },
  now: number,
): Judged {
  const seen = findRow<Situation>(sql, SITUATION, request.keyHash, now, request.id);
  if (!seen || seen.state === "closed") return { ok: false, reason: "key_invalid" };
  if (seen.first_end !== null && seen.first_end <= now) {
    expireHeld(sql, now);
    return judgeKey(sql, request, now);
  }
  const month = enterMonth(sql, now, seen);
  if (month.bucket !== seen.bucket) return judgeKey(sql, request, now);
  const reason =
    seen.state === "suspended" ? "account_suspended" : judgeLimits(seen, request, request.endpoint);
  return reason ? { ok: false, reason, seen, month } : { ok: true, seen, month };
}

/** Gives back the credits of calls of which nothing more was heard, and their Idempotency-Keys before. */
export function expireHeld(sql: Sql, now: number): void {
  const held = `state = ${HELD} AND until <= ?`;
  sql.exec(
    `DELETE FROM idempotency WHERE body IS NULL AND call_id IN (SELECT id FROM calls WHERE ${held})`,
    now,
  );
  sql.exec(
    `UPDATE calls SET state = ${EXPIRED}, status = ${EXPIRED_STATUS}, code = 'internal' WHERE ${held}`,
    now,
  );
}
