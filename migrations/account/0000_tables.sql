-- The tables as the first accounts have them, made before steps were counted: there this changes nothing.
CREATE TABLE IF NOT EXISTS account (
	id INTEGER PRIMARY KEY CHECK (id = 1), first_at INTEGER NOT NULL, bucket INTEGER NOT NULL,
	tier TEXT NOT NULL, month_start INTEGER NOT NULL, month_end INTEGER NOT NULL, resets_at INTEGER NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS purchases (
	seq INTEGER PRIMARY KEY, payment_id TEXT NOT NULL UNIQUE, source TEXT, tier TEXT,
	months INTEGER NOT NULL, at INTEGER NOT NULL, revoked_at INTEGER
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS keys (
	seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, hash TEXT NOT NULL UNIQUE,
	preview TEXT NOT NULL, created_at INTEGER NOT NULL, ends_at INTEGER, last_used_at INTEGER
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS calls (
	seq INTEGER PRIMARY KEY, id TEXT NOT NULL, key_id TEXT NOT NULL, endpoint TEXT NOT NULL,
	bucket INTEGER NOT NULL, state INTEGER NOT NULL, until INTEGER NOT NULL,
	status INTEGER NOT NULL, credits INTEGER NOT NULL, ms INTEGER NOT NULL, at INTEGER NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS calls_key ON calls (key_id, endpoint);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS calls_endpoint ON calls (endpoint);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS calls_held ON calls (id, bucket, until) WHERE state = 0;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS used (
	bucket INTEGER, key_id TEXT, credits INTEGER NOT NULL, PRIMARY KEY (bucket, key_id)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS days (
	date TEXT PRIMARY KEY, calls INTEGER NOT NULL, credits INTEGER NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS idempotency (
	seq INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, request_hash TEXT NOT NULL,
	call_id TEXT NOT NULL, body TEXT, at INTEGER NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS drafts (call_id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
