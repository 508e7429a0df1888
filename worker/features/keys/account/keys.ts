import { ENDPOINTS } from "../../../../shared/endpoints.ts";
import { MAX_ACTIVE_KEYS } from "../../../../shared/keys.ts";
import { findRow, type Sql } from "./find-row.ts";
import { findBar } from "./standing.ts";

/** Ended keys are listed as long as the account has no more keys than this in all; then the oldest go. */
const MAX_LISTED_KEYS = 200;

/** A key as it is stored; the key itself is not. */
export interface StoredKey {
  id: string;
  name: string;
  preview: string;
  createdAt: number;
  /** when it ended or will end; null without an end */
  endsAt: number | null;
  lastUsedAt: number | null;
  /** credits of the running month */
  creditsUsed: number;
  isActive: boolean;
}

export interface NewKey {
  id: string;
  name: string;
  /** SHA-256 of the whole key, hex */
  hash: string;
  preview: string;
}

type Made =
  | { ok: true; key: StoredKey }
  | { ok: false; reason: "not_found" | "key_limit" | "account_suspended" | "signed_out" };

interface KeyRow extends Record<string, SqlStorageValue> {
  id: string;
  name: string;
  preview: string;
  created_at: number;
  ends_at: number | null;
  last_used_at: number | null;
  credits: number;
}

/** A look at the end of each endpoint's part of the index, whatever the length of the log. */
const LAST_CALL = ENDPOINTS.map(
  (name) => `coalesce((SELECT max(seq) FROM calls WHERE key_id = keys.id AND endpoint = '${name}'), 0)`,
).join(", ");
const COLUMNS = `id, name, preview, created_at, ends_at,
  coalesce((SELECT at FROM calls WHERE seq = max(${LAST_CALL})), last_used_at) AS last_used_at,
  coalesce((SELECT credits FROM used WHERE used.bucket = (SELECT bucket FROM account) AND key_id = keys.id), 0) AS credits`;
const ACTIVE = "(ends_at IS NULL OR ends_at > ?)";

/** All keys, the newest first. */
export const listKeys = (sql: Sql, now: number): StoredKey[] =>
  sql
    .exec<KeyRow>(`SELECT ${COLUMNS} FROM keys ORDER BY seq DESC`)
    .toArray()
    .map((row) => toKey(row, now));

/** Adds a key unless 20 are active. The same id again changes nothing. */
export function addKey(sql: Sql, key: NewKey, now: number): Made {
  const known = findKey(sql, key.id, now);
  if (known) return { ok: true, key: known };
  const bar = findBar(sql);
  if (bar) return { ok: false, reason: bar };
  const { active } = sql
    .exec<{ active: number }>(`SELECT count(*) AS active FROM keys WHERE ${ACTIVE}`, now)
    .one();
  if (active >= MAX_ACTIVE_KEYS) return { ok: false, reason: "key_limit" };
  sql.exec(
    "INSERT INTO keys (id, name, hash, preview, created_at) VALUES (?, ?, ?, ?, ?)",
    ...[key.id, key.name, key.hash, key.preview, now],
  );
  dropOldKeys(sql, now);
  return toMade(findKey(sql, key.id, now));
}

/** Ends a key now; one that has ended stays as it is. */
export function endKey(sql: Sql, id: string, now: number): Made {
  sql.exec(`UPDATE keys SET ends_at = ? WHERE id = ? AND ${ACTIVE}`, now, id, now);
  return toMade(findKey(sql, id, now));
}

/**
 * A new key of the same name beside an active one, which ends at `endsAt` or when it would have anyway. While the old
 * one goes on it counts among the 20.
 */
export function replaceKey(
  sql: Sql,
  id: string,
  next: Omit<NewKey, "name">,
  endsAt: number,
  now: number,
): Made {
  const known = findKey(sql, next.id, now);
  if (known) return { ok: true, key: known };
  const old = findKey(sql, id, now);
  if (!old?.isActive) return { ok: false, reason: "not_found" };
  const end = Math.min(endsAt, old.endsAt ?? endsAt);
  sql.exec("UPDATE keys SET ends_at = ? WHERE id = ?", end, id);
  const made = addKey(sql, { ...next, name: old.name }, now);
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

function findKey(sql: Sql, id: string, now: number): StoredKey | undefined {
  const row = findRow<KeyRow>(sql, `SELECT ${COLUMNS} FROM keys WHERE id = ?`, id);
  return row && toKey(row, now);
}

function dropOldKeys(sql: Sql, now: number): void {
  sql.exec(
    `DELETE FROM keys WHERE seq IN (SELECT seq FROM keys WHERE NOT ${ACTIVE} ORDER BY seq
       LIMIT max(0, (SELECT count(*) FROM keys) - ${MAX_LISTED_KEYS}))`,
    now,
  );
}

const toMade = (key: StoredKey | undefined): Made =>
  key ? { ok: true, key } : { ok: false, reason: "not_found" };

const toKey = (row: KeyRow, now: number): StoredKey => ({
  id: row.id,
  name: row.name,
  preview: row.preview,
  createdAt: row.created_at,
  endsAt: row.ends_at,
  lastUsedAt: row.last_used_at,
  creditsUsed: row.credits,
  isActive: row.ends_at === null || row.ends_at > now,
});
