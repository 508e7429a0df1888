import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, inject, vi } from "vitest";
import { setClock, settleBy } from "./clock.ts";
import { unexpectedLines, watchConsole } from "./console-lines.ts";

setClock(inject("moment"));
// Both answer in the order in which they are asked.
settleBy(() => Promise.all([env.DB.prepare("SELECT 1").run(), env.CACHE.get("-")]));
await Promise.all([emptyDatabase(env.DB), emptyNamespace(env.CACHE), emptyNamespace(env.SESSIONS)]);

// What is only said on the console is still a failure, unless the test said it expects one.
beforeEach(() => {
  setClock(inject("moment"));
  watchConsole();
});
afterEach(() => {
  const lines = unexpectedLines();
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});

/** Files share one database, so that its tables are made once; each begins with empty ones. */
async function emptyDatabase(db: D1Database): Promise<void> {
  const { results: tables } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*'",
    )
    .all<{ name: string }>();
  // The record's triggers refuse that its rows go.
  const { results: triggers } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all<{ name: string; sql: string }>();
  const statements =
    tables.length === 0
      ? env.TEST_SCHEMA
      : [
          "PRAGMA defer_foreign_keys = on",
          ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
          ...tables.map(({ name }) => `DELETE FROM "${name}"`),
          ...triggers.map(({ sql }) => sql),
        ];
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

async function emptyNamespace(namespace: KVNamespace): Promise<void> {
  const { keys } = await namespace.list();
  await Promise.all(keys.map(({ name }) => namespace.delete(name)));
}
