import { insertRow, type Row } from "../../../db/dump/cells.ts";
import type { Shapes } from "../../../db/dump/shapes.ts";
import { readShapes } from "../dump/read-stores.ts";

/** Statements of one step; D1 takes many, but each adds to the time of the step. */
const ROWS_A_STEP = 100;

/** Throws where a database has rows, or lacks a table or column that a dump has. */
export async function requireFresh(db: D1Database, dumped: Shapes): Promise<void> {
  const here = await readShapes(db);
  for (const [table, { columns }] of Object.entries(dumped)) {
    const missing = columns.filter((column) => !here[table]?.columns.includes(column));
    if (missing.length > 0)
      throw new Error(`${table} lacks ${missing.join(", ")}: the dump is of a later version`);
  }
  for (const [table, rows] of Object.entries(await countRows(db)))
    if (rows > 0) throw new Error(`${table} has ${rows} rows: only a fresh database can be filled`);
}

/** Writes rows into a database. Triggers rest meanwhile: what they would write is among the rows. */
export async function importRows(
  db: D1Database,
  shapes: Shapes,
  rows: [table: string, row: Row][],
): Promise<void> {
  const { results: triggers } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all<{ name: string; sql: string }>();
  const rest = triggers.map(({ name }) => db.prepare(`DROP TRIGGER "${name}"`));
  const goOn = triggers.map(({ sql }) => db.prepare(sql));
  for (let i = 0; i < rows.length; i += ROWS_A_STEP) {
    const inserts = rows.slice(i, i + ROWS_A_STEP).map(([table, row]) => {
      const { query, values } = insertRow(table, shapes[table]?.columns ?? [], row);
      return db.prepare(query).bind(...values);
    });
    await db.batch([...rest, ...inserts, ...goOn]);
  }
}

/** How many rows each table has that a dump would have. */
export async function countRows(db: D1Database): Promise<Record<string, number>> {
  const tables = Object.keys(await readShapes(db));
  const counts = await db.batch<{ n: number }>(
    tables.map((table) => db.prepare(`SELECT count(*) AS n FROM "${table}"`)),
  );
  return Object.fromEntries(tables.map((table, i) => [table, counts[i]?.results[0]?.n ?? 0]));
}
