/** The tables as the first deployed worker made them, before steps were counted. Never to be changed. */
export const FIRST_TABLES = `
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
  CREATE INDEX IF NOT EXISTS calls_held ON calls (id, bucket, until) WHERE state = 0;
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
      VALUES (date(iif(old.state = 1, old.at, new.at) / 1000, 'unixepoch'), old.state = 0, new.credits - old.credits)
      ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits;
  END;
  CREATE TABLE IF NOT EXISTS idempotency (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, request_hash TEXT NOT NULL,
    call_id TEXT NOT NULL, body TEXT, at INTEGER NOT NULL
  );
  -- calls that are debited but still being written: the answer kept for them gives way to the whole one
  CREATE TABLE IF NOT EXISTS drafts (call_id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
`;
