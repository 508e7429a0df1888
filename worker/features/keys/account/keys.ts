import { LOGGED_ENDPOINTS } from "../../../../shared/endpoints.ts";
import type { KeyMode } from "../../../../shared/key-mode.ts";
import type { KeyLimits } from "../../../../shared/key-requests.ts";
import { MAX_ACTIVE_KEYS } from "../../../../shared/keys.ts";
import { findRow, type Sql } from "./find-row.ts";
import { LIMIT_COLUMNS, type LimitRow, toColumns, toLimits } from "./limits.ts";
import { ACTIVE } from "./situation.ts";
import { findBar } from "./standing.ts";

/** Ended keys are listed as long as the account has no more keys than this in all; then the oldest go. */
const MAX_LISTED_KEYS = 200;

/** A key as it is stored; the key itself is not. */
export interface StoredKey {
  id: string;
  name: string;
  preview: string;
  mode: KeyMode;
  createdAt: number;
  /** when it was ended, or a rolled one will end; null without an end */
  endsAt: number | null;
  lastUsedAt: number | null;
  /** credits of the running month */
  creditsUsed: number;
  limits: KeyLimits;
  /** of the running month: with those of the keys it was rolled from, which have one budget together */
  budgetUsed: number;
  isActive: boolean;
  /** the app that was allowed it; null for a key that its owner made */
  app: GrantedApp | null;
}

/** An app that a person allowed to ask in their name. */
interface GrantedApp {
  /** as it calls itself; null where it does not */
  name: string | null;
  /** where its redirect leads */
  host: string;
  clientId: string;
}

export interface NewKey {
  id: string;
  name: string;
  /** SHA-256 of the whole key, hex */
  hash: string;
  preview: string;
  mode: KeyMode;
  limits: KeyLimits;
}

type Made =
  | { ok: true; key: StoredKey }
  | { ok: false; reason: "not_found" | "key_limit" | "account_suspended" | "signed_out" };

interface KeyRow extends LimitRow {
  id: string;
  name: string;
  preview: string;
  mode: KeyMode;
  created_at: number;
  ends_at: number | null;
  last_used_at: number | null;
  credits: number;
  spent: number;
  is_active: number;
  app: string | null;
}

/** A look at the end of each endpoint's part of the index, whatever the length of the log. */
const LAST_CALL = LOGGED_ENDPOINTS.map(
  (name) => `coalesce((SELECT max(seq) FROM calls WHERE key_id = keys.id AND endpoint = '${name}'), 0)`,
).join(", ");
const USED = "FROM used WHERE used.bucket = (SELECT bucket FROM account)";
/** Takes the moment as its second parameter. */
const SELECT = `SELECT id, name, preview, mode, created_at, ends_at, ${LIMIT_COLUMNS}, ${ACTIVE} AS is_active,
  coalesce((SELECT at FROM calls WHERE seq = max(${LAST_CALL})), last_used_at) AS last_used_at,
  coalesce((SELECT credits ${USED} AND key_id = keys.id), 0) AS credits,
  coalesce((SELECT sum(credits) ${USED} AND used.family = keys.family), 0) AS spent,
  (SELECT json_object('name', grants.name, 'host', host, 'clientId', client_id) FROM grants
    WHERE grants.id = keys.id) AS app FROM keys`;

/** All keys, the newest first. */
export const listKeys = (sql: Sql, now: number): StoredKey[] =>
  sql.exec<KeyRow>(`${SELECT} WHERE seq >= ?1 ORDER BY seq DESC`, 0, now).toArray().map(toKey);

/** Adds a key unless 20 are active; `family` is the first of the keys it follows. The same id again changes nothing. */
export function addKey(sql: Sql, key: NewKey, now: number, family = key.id): Made {
  const known = findKey(sql, key.id, now);
  if (known) return { ok: true, key: known };
  const bar = findBar(sql);
  if (bar) return { ok: false, reason: bar };
  if (countActive(sql, now) >= MAX_ACTIVE_KEYS) return { ok: false, reason: "key_limit" };
  sql.exec(
    `INSERT INTO keys (id, name, hash, preview, created_at, mode, family, ${LIMIT_COLUMNS})
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[key.id, key.name, key.hash, key.preview, now, key.mode, family, ...toColumns(key.limits)],
  );
  dropOldKeys(sql, now);
  return toMade(findKey(sql, key.id, now));
}

export function countActive(sql: Sql, now: number): number {
  const query = `SELECT count(*) AS active FROM keys WHERE seq >= ?1 AND ${ACTIVE}`;
  return sql.exec<{ active: number }>(query, 0, now).one().active;
}

/** Ends a key now; one that has ended stays as it is. */
export function endKey(sql: Sql, id: string, now: number): Made {
  sql.exec(`UPDATE keys SET ends_at = ?2 WHERE id = ?1 AND ${ACTIVE}`, id, now);
  return toMade(findKey(sql, id, now));
}

/** Changes some limits of an active key for the very next call; the others stay. */
export function limitKey(sql: Sql, id: string, changes: Partial<KeyLimits>, now: number): Made {
  const known = findKey(sql, id, now);
  if (!known?.isActive) return { ok: false, reason: "not_found" };
  const bar = findBar(sql);
  if (bar) return { ok: false, reason: bar };
  sql.exec(
    `UPDATE keys SET (${LIMIT_COLUMNS}) = (?, ?, ?, ?, ?), family = coalesce(nullif(family, ''), id) WHERE id = ?`,
    ...[...toColumns({ ...known.limits, ...changes }), id],
  );
  return toMade(findKey(sql, id, now));
}

/**
 * A new key of the same name, mode and limits beside an active one, which ends at `endsAt` or when it would have anyway. While
 * the old one goes on it counts among the 20. What was used of a budget stays used: both have one together.
 */
export function replaceKey(
  sql: Sql,
  id: string,
  next: Pick<NewKey, "id" | "hash" | "preview">,
  endsAt: number,
  now: number,
): Made {
  const known = findKey(sql, next.id, now);
  if (known) return { ok: true, key: known };
  const old = findKey(sql, id, now);
  // What an app was allowed becomes nobody's key.
  if (!old?.isActive || old.app) return { ok: false, reason: "not_found" };
  const end = Math.min(endsAt, old.endsAt ?? endsAt);
  sql.exec("UPDATE keys SET ends_at = ?, family = coalesce(nullif(family, ''), id) WHERE id = ?", end, id);
  const { family } = sql.exec<{ family: string }>("SELECT family FROM keys WHERE id = ?", id).one();
  const { name, mode, limits } = old;
  const made = addKey(sql, { ...next, name, mode, limits }, now, family);
  if (!made.ok) sql.exec("UPDATE keys SET ends_at = ? WHERE id = ?", old.endsAt, id);
  return made;
}

/** Keeps the last use of keys whose calls up to `seq` are about to leave the log. */
export const keepLastUse = (sql: Sql, seq: number) =>
  void sql.exec(
    `UPDATE keys SET last_used_at = old.at
       FROM (SELECT key_id, max(at) AS at FROM calls WHERE seq <= ? GROUP BY key_id) AS old
       WHERE old.key_id = keys.id`,
    seq,
  );

export function findKey(sql: Sql, id: string, now: number): StoredKey | undefined {
  const row = findRow<KeyRow>(sql, `${SELECT} WHERE id = ?1`, id, now);
  return row && toKey(row);
}

function dropOldKeys(sql: Sql, now: number): void {
  sql.exec(
    `DELETE FROM keys WHERE seq IN (SELECT seq FROM keys WHERE seq >= ?1 AND NOT (${ACTIVE}) ORDER BY seq
       LIMIT max(0, (SELECT count(*) FROM keys) - ${MAX_LISTED_KEYS}))`,
    ...[0, now],
  );
}

const toMade = (key: StoredKey | undefined): Made =>
  key ? { ok: true, key } : { ok: false, reason: "not_found" };

const toKey = (row: KeyRow): StoredKey => ({
  id: row.id,
  name: row.name,
  preview: row.preview,
  mode: row.mode,
  createdAt: row.created_at,
  endsAt: row.ends_at,
  lastUsedAt: row.last_used_at,
  creditsUsed: row.credits,
  limits: toLimits(row),
  budgetUsed: row.spent,
  isActive: row.is_active === 1,
  app: row.app === null ? null : JSON.parse(row.app),
});
