import { insertRow, keyOf, type Row, sliceQuery, toRow } from "./cells.ts";
import { NOT_DUMPED } from "./manifest.ts";
import { SHAPES_QUERY, type Shapes, toShapes } from "./shapes.ts";

/** Where the next slice begins: in which table, behind which key. */
export interface Cursor {
  table: string;
  after: Row | null;
}

/** Rows of an object, each with its table; `next` is null at the end. */
export interface Slice {
  shapes: Shapes;
  rows: [table: string, row: Row][];
  next: Cursor | null;
  /** its size, given once: with the last slice, or for a bucket with each */
  bytes: number;
}

/** Some rows of an object that is brought up anew, numbered from 0. */
export interface Part {
  /** names the import, so that a part sent twice is written once */
  id: string;
  number: number;
  isLast: boolean;
  columns: Record<string, string[]>;
  rows: [table: string, row: Row][];
}

/** An object that can be written down and brought up again, as it is asked. */
export interface Dumpable {
  exportSlice(cursor: Cursor | null): Promise<Slice>;
  importPart(part: Part): Promise<{ ok: boolean }>;
}

const MAX_ROWS = 500;
const MARK = "import";
type Sql = Pick<SqlStorage, "exec">;
type Storage = { sql: Sql; kv: SyncKvStorage };

function readShapes(sql: Sql): Shapes {
  const all = toShapes(sql.exec<{ table: string; column: string; place: number }>(SHAPES_QUERY).toArray());
  return Object.fromEntries(Object.entries(all).filter(([table]) => !NOT_DUMPED.has(table)));
}

/** At most 500 rows of an object, the tables by name and each by its key. Changes nothing. */
export function exportSlice(
  { sql }: { sql: Pick<SqlStorage, "exec" | "databaseSize"> },
  cursor: Cursor | null,
): Slice {
  const shapes = readShapes(sql);
  const rows: Slice["rows"] = [];
  const tables = Object.keys(shapes).filter((table) => cursor === null || table >= cursor.table);
  for (const table of tables) {
    const shape = shapes[table];
    if (!shape) continue;
    const limit = MAX_ROWS - rows.length;
    const after = cursor?.table === table ? cursor.after : null;
    const { query, values } = sliceQuery(table, shape, after, limit);
    const found = [...sql.exec(query, ...values).raw()].map(toRow);
    for (const row of found) rows.push([table, row]);
    const last = found.at(-1);
    if (last && found.length === limit)
      return { shapes, rows, bytes: 0, next: { table, after: keyOf(shape, last) } };
  }
  return { shapes, rows, bytes: sql.databaseSize, next: null };
}

/**
 * Writes rows into an object that was never used, part after part; `ok` is false for any other. Its triggers answer to
 * updates alone, so that nothing is counted twice. To be called within a transaction.
 */
export function importPart({ sql, kv }: Storage, part: Part): { ok: boolean } {
  const { id, number, isLast, columns, rows } = part;
  const mark = kv.get<{ id: string; next: number }>(MARK);
  if (mark?.id === id && number < mark.next) return { ok: true };
  const isNext = mark ? mark.id === id && mark.next === number : number === 0 && isEmpty(sql);
  if (!isNext) return { ok: false };
  for (const [table, row] of rows) {
    const { query, values } = insertRow(table, columns[table] ?? [], row);
    sql.exec(query, ...values);
  }
  if (isLast) kv.delete(MARK);
  else kv.put(MARK, { id, next: number + 1 });
  return { ok: true };
}

const isEmpty = (sql: Sql) =>
  Object.keys(readShapes(sql)).every(
    (table) => sql.exec(`SELECT 1 FROM "${table}" LIMIT 1`).toArray().length === 0,
  );
