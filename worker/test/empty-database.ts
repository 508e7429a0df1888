import { env } from "cloudflare:workers";

/** Files share one database, so that its tables are made once; each begins with empty ones. */
export async function emptyDatabase(db: D1Database, steps = env.TEST_SCHEMA): Promise<void> {
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
      ? steps
      : [
          "PRAGMA defer_foreign_keys = on",
          ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
          ...tables.map(({ name }) => `DELETE FROM "${name}"`),
          ...triggers.map(({ sql }) => sql),
        ];
  await db.batch(statements.map((statement) => db.prepare(statement)));
}
