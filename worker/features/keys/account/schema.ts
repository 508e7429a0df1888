/** What a call has come to: its credit is held, was debited, was given back, or the worker was not heard of again. */
export const HELD = 0;
export const PAID = 1;
export const FREE = 2;
export const EXPIRED = 3;

/**
 * The tables of one account's object. Times are epoch ms. A call is one row from its reservation on, which is the
 * account's log as well. Triggers keep the counters per key and per day in step with it, in the same statement.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS account (
    id INTEGER PRIMARY KEY CHECK (id = 1), first_at INTEGER NOT NULL, bucket INTEGER NOT NULL,
    tier TEXT NOT NULL, month_start INTEGER NOT NULL, month_end INTEGER NOT NULL, resets_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS purchases (
    seq INTEGER PRIMARY KEY, payment_id TEXT NOT NULL UNIQUE, source TEXT, tier TEXT,
    months INTEGER NOT NULL, at INTEGER NOT NULL, revoked_at INTEGER
  );
  CREATE TABLE IF NOT EXISTS keys (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, hash TEXT NOT NULL UNIQUE,
    preview TEXT NOT NULL, created_at INTEGER NOT NULL, ends_at INTEGER,
    -- of calls that are no longer in the log
    last_used_at INTEGER
  );
  CREATE TABLE IF NOT EXISTS calls (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL, key_id TEXT NOT NULL, endpoint TEXT NOT NULL,
    bucket INTEGER NOT NULL, state INTEGER NOT NULL, until INTEGER NOT NULL,
    status INTEGER NOT NULL, credits INTEGER NOT NULL, ms INTEGER NOT NULL, at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS calls_key ON calls (key_id, endpoint);
  CREATE INDEX IF NOT EXISTS calls_endpoint ON calls (endpoint);
  CREATE INDEX IF NOT EXISTS calls_held ON calls (id, bucket, until) WHERE state = ${HELD};
  CREATE TABLE IF NOT EXISTS used (
    bucket INTEGER, key_id TEXT, credits INTEGER NOT NULL, PRIMARY KEY (bucket, key_id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS days (
    date TEXT PRIMARY KEY, calls INTEGER NOT NULL, credits INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS count_credits AFTER UPDATE OF credits ON calls WHEN new.credits <> old.credits BEGIN
    INSERT INTO used VALUES (new.bucket, new.key_id, new.credits - old.credits)
      ON CONFLICT DO UPDATE SET credits = credits + excluded.credits;
  END;
  CREATE TRIGGER IF NOT EXISTS count_day AFTER UPDATE OF state ON calls WHEN new.state <> old.state BEGIN
    INSERT INTO days
      VALUES (date(iif(old.state = ${PAID}, old.at, new.at) / 1000, 'unixepoch'), old.state = ${HELD}, new.credits - old.credits)
      ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits;
  END;
  CREATE TABLE IF NOT EXISTS idempotency (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, request_hash TEXT NOT NULL,
    call_id TEXT NOT NULL, body TEXT, at INTEGER NOT NULL
  );
  -- calls that are debited but still being written: the answer kept for them gives way to the whole one
  CREATE TABLE IF NOT EXISTS drafts (call_id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
`;

/** What the steps of this folder need of the object's storage. */
export type Sql = Pick<SqlStorage, "exec">;

export const createTables = (sql: Sql) => void sql.exec(TABLES);

/** The first row, or undefined. */
export const findRow = <T extends Record<string, SqlStorageValue>>(
  sql: Sql,
  query: string,
  ...values: SqlStorageValue[]
): T | undefined => sql.exec<T>(query, ...values).toArray()[0];
