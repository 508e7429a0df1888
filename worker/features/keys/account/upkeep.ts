import { DAY_MS, dateOf, HOUR_MS } from "../../../../shared/time.ts";
import { HELD } from "../../../db/account-schema.ts";
import { RESERVATION_MS } from "./calls.ts";
import { findRow, type Sql } from "./find-row.ts";
import { REPLAY_MS } from "./idempotency.ts";
import { keepLastUse } from "./keys.ts";

/** Thirteen of the longest months. */
const LOG_KEPT_MS = 13 * 31 * DAY_MS;
/** A step of the alarm, so that it never holds up calls. */
const STEP_ROWS = 500;

/** Tables whose rows grow old, oldest first by `seq`, and how long they are kept. */
const AGEING = [
  ["idempotency", REPLAY_MS],
  ["calls", LOG_KEPT_MS],
] as const;

/** Drops what is too old, at most 500 rows a table. */
export function dropOld(sql: Sql, now: number): void {
  for (const [table, keptMs] of AGEING) {
    const last = findRow<{ seq: number | null }>(
      sql,
      `SELECT max(seq) AS seq FROM (SELECT seq, at FROM ${table} ORDER BY seq LIMIT ${STEP_ROWS}) WHERE at <= ?`,
      now - keptMs,
    )?.seq;
    if (typeof last !== "number") continue;
    if (table === "calls") keepLastUse(sql, last);
    sql.exec(`DELETE FROM ${table} WHERE seq <= ?`, last);
  }
  sql.exec("DELETE FROM replies WHERE until <= ?", now);
  sql.exec("DELETE FROM tallies WHERE date < ?", dateOf(now - LOG_KEPT_MS));
}

/**
 * When the alarm has something to do next, epoch ms: at the end of the earliest reservation, a minute after a reply was
 * written down here, or at the full hour after something grows too old. Replies do not move before `movesAfter`.
 */
export function nextDue(sql: Sql, movesAfter: number): number | null {
  const held = findRow<{ until: number | null }>(
    sql,
    `SELECT min(until) AS until FROM calls WHERE state = ${HELD}`,
  );
  const ends = AGEING.flatMap(([table, keptMs]) => {
    const oldest = findRow<{ at: number }>(sql, `SELECT at FROM ${table} ORDER BY seq LIMIT 1`);
    return oldest ? [Math.ceil((oldest.at + keptMs) / HOUR_MS) * HOUR_MS] : [];
  });
  const query = `SELECT min(iif(account = '', until, max(at + ${RESERVATION_MS}, ?))) AS at FROM replies`;
  const waiting = findRow<{ at: number | null }>(sql, query, movesAfter);
  const due = [held?.until, waiting?.at, ...ends].filter((at) => typeof at === "number");
  return due.length > 0 ? Math.min(...due) : null;
}
