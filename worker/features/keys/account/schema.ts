/** The tables of one account's object. Times are epoch ms. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS account (
    id INTEGER PRIMARY KEY CHECK (id = 1), first_at INTEGER NOT NULL,
    bucket INTEGER NOT NULL, month_start INTEGER NOT NULL, month_end INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS entitlements (
    payment_id TEXT PRIMARY KEY, source TEXT NOT NULL, tier TEXT NOT NULL,
    anchor INTEGER NOT NULL, valid_from INTEGER NOT NULL, valid_until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS keys (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, hash TEXT NOT NULL UNIQUE,
    preview TEXT NOT NULL, created_at INTEGER NOT NULL, ends_at INTEGER, last_used_at INTEGER
  );
  CREATE TABLE IF NOT EXISTS used (
    bucket INTEGER, key_id TEXT, credits INTEGER NOT NULL, PRIMARY KEY (bucket, key_id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reservations (
    id TEXT PRIMARY KEY, bucket INTEGER NOT NULL, until INTEGER NOT NULL, idempotency_key TEXT
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS settled (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, credits INTEGER NOT NULL,
    call_seq INTEGER, at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS idempotency (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, request_hash TEXT NOT NULL,
    call_id TEXT NOT NULL, body TEXT, at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS calls (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, key_id TEXT NOT NULL, endpoint TEXT NOT NULL,
    status INTEGER NOT NULL, credits INTEGER NOT NULL, ms INTEGER NOT NULL, at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS calls_key ON calls (key_id);
  CREATE INDEX IF NOT EXISTS calls_endpoint ON calls (endpoint);
  CREATE INDEX IF NOT EXISTS calls_key_endpoint ON calls (key_id, endpoint);
  CREATE TABLE IF NOT EXISTS days (
    date TEXT PRIMARY KEY, calls INTEGER NOT NULL, credits INTEGER NOT NULL
  ) WITHOUT ROWID;
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
