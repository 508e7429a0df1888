import type { AccountState } from "../../../db/schema.ts";
import { findRow, type Sql } from "./find-row.ts";
import { type AccountRow, countTaken, enterMonth, FREE_CREDITS } from "./months.ts";

/** What the records say of an account. */
export interface Standing {
  /** grows with each change: of two standings the greater number holds, in whatever order they arrive */
  number: number;
  state: AccountState;
  /** free credits its mailbox has had, this account included, and until when they count (epoch ms); null: as it is */
  had: { credits: number; until: number } | null;
}

/** The free credits an account and those of its mailbox before it have had of the running month, and when they start anew (epoch ms). */
export interface FreeUse {
  used: number;
  until: number;
}

const GRANTED = "id IN (SELECT id FROM grants)";

/**
 * Takes over a standing unless a newer one came before; closing ends every key for good, suspending what apps were allowed.
 * Safe to repeat.
 */
export function setStanding(sql: Sql, standing: Standing, now: number): FreeUse {
  const month = enterMonth(sql, now);
  const { number, state, had } = standing;
  const own = countTaken(sql, month.bucket);
  const taken = sql.exec(
    `UPDATE account SET standing = ?1, state = ?2, carried = coalesce(?3, carried),
      carried_until = coalesce(?4, carried_until) WHERE standing < ?1 RETURNING id`,
    ...[number, state, had && Math.max(0, had.credits - own), had?.until ?? null],
  );
  if (taken.toArray().length > 0 && state !== "open") {
    sql.exec("DELETE FROM grants WHERE code_until IS NOT NULL");
    sql.exec(
      `UPDATE keys SET ends_at = ?1 WHERE (ends_at IS NULL OR ends_at > ?1) AND (?2 = 'closed' OR ${GRANTED})`,
      ...[now, state],
    );
  }
  const account = findRow<AccountRow>(sql, "SELECT * FROM account");
  const before = account && account.carried_until > now ? Math.min(account.carried, FREE_CREDITS) : 0;
  return {
    used: Math.min(FREE_CREDITS, own + before),
    until: Math.max(month.resetsAt, before > 0 ? (account?.carried_until ?? 0) : 0),
  };
}

/** Why a signed-in person may change nothing here, or null. */
export function findBar(sql: Sql): "account_suspended" | "signed_out" | null {
  const state = findRow<{ state: AccountState }>(sql, "SELECT state FROM account")?.state ?? "open";
  if (state === "open") return null;
  return state === "suspended" ? "account_suspended" : "signed_out";
}

/** Deletes what is personal of a closed account: keys, calls, answers kept for repetitions. What was paid for stays. */
export function eraseAccount(sql: Sql): void {
  if (findBar(sql) !== "signed_out") return;
  for (const table of [
    "idempotency",
    "calls",
    "used",
    "keys",
    "tallies",
    "notices",
    "days",
    "replies",
    "grants",
  ])
    sql.exec(`DELETE FROM ${table}`);
}
