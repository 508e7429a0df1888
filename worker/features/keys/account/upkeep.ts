import { REPLAY_MS } from "./idempotency.ts";
import { findRow, type Sql } from "./schema.ts";

const HOUR_MS = 3_600_000;
/** Thirteen of the longest months. */
const LOG_KEPT_MS = 13 * 31 * 24 * HOUR_MS;
/** A step of the alarm, so that it never holds up calls. */
const STEP_ROWS = 500;

/** Tables whose rows grow old, oldest first by `seq`. */
const AGEING = { settled: REPLAY_MS, idempotency: REPLAY_MS, calls: LOG_KEPT_MS } as const;
type AgeingTable = keyof typeof AGEING;

/** Drops what is too old, at most 500 rows a table. */
export function dropOld(sql: Sql, now: number): void {
  for (const table of Object.keys(AGEING) as AgeingTable[])
    sql.exec(
      `DELETE FROM ${table} WHERE seq IN (SELECT seq FROM ${table} ORDER BY seq LIMIT ${STEP_ROWS}) AND at <= ?`,
      now - AGEING[table],
    );
  sql.exec("DELETE FROM days WHERE date < ?", new Date(now - LOG_KEPT_MS).toISOString().slice(0, 10));
}

/** When the alarm has something to do next, epoch ms: at the earliest reservation's end, or at the full hour after something grows too old. */
export function nextDue(sql: Sql): number | null {
  const { until } =
    findRow<{ until: number | null }>(sql, "SELECT min(until) AS until FROM reservations") ?? {};
  const ends = (Object.keys(AGEING) as AgeingTable[]).flatMap((table) => {
    const oldest = findRow<{ at: number }>(sql, `SELECT at FROM ${table} ORDER BY seq LIMIT 1`);
    return oldest ? [Math.ceil((oldest.at + AGEING[table]) / HOUR_MS) * HOUR_MS] : [];
  });
  const due = [...(typeof until === "number" ? [until] : []), ...ends];
  return due.length > 0 ? Math.min(...due) : null;
}
