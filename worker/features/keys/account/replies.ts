import { unpack } from "../../../db/packed.ts";
import { findRow, type Sql } from "./find-row.ts";

/** Replies that one step takes along, and how many wait at most while they cannot be taken: the oldest go first. */
const A_STEP = 50;
const MOST_WAITING = 1_000;

/** A paid reply on its way from the account's credits to the object that keeps it. */
export interface WaitingReply {
  callId: string;
  /** as `pack` keeps it */
  packed: string;
  /** when it is forgotten, epoch ms */
  until: number;
}

/** Writes a reply down in the step that debits it. One that is there already stays. */
export function keepReply(sql: Sql, reply: WaitingReply & { account: string }, now: number): void {
  const { callId, account, packed, until } = reply;
  sql.exec(
    "INSERT INTO replies (call_id, account, packed, until, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    ...[callId, account, packed, until, now],
  );
  sql.exec("DELETE FROM replies WHERE seq <= (SELECT max(seq) FROM replies) - ?", MOST_WAITING);
}

/** The reply of a call while it waits here. */
export function findWaiting(sql: Sql, callId: string): string | undefined {
  const row = findRow<{ packed: string }>(sql, "SELECT packed FROM replies WHERE call_id = ?", callId);
  return row && unpack(row.packed);
}

/** The oldest that wait, all of one account, with what `endWaiting` takes. */
export function listWaiting(sql: Sql): { account: string; last: number; replies: WaitingReply[] } | null {
  const query =
    "SELECT seq, account, call_id, packed, until FROM replies WHERE account <> '' ORDER BY seq LIMIT ?";
  const rows = sql.exec<{ seq: number; account: string; call_id: string; packed: string; until: number }>(
    query,
    A_STEP,
  );
  const found = rows.toArray();
  const last = found.at(-1);
  if (!last) return null;
  const replies = found.map(({ call_id: callId, packed, until }) => ({ callId, packed, until }));
  return { account: last.account, last: last.seq, replies };
}

export function endWaiting(sql: Sql, last: number): void {
  sql.exec("DELETE FROM replies WHERE account <> '' AND seq <= ?", last);
}
