import type { Shape } from "./shapes.ts";

/** One value of a row in JSON, nothing of it lost: integers beyond 2^53 and infinities as text, blobs in hex. */
export type Cell = null | number | string | { int: string } | { real: string } | { blob: string };
export type Row = Cell[];

/** A statement and its bound values, for whichever SQLite. */
export interface Statement {
  query: string;
  values: (string | number)[];
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const MOST = Number.MAX_SAFE_INTEGER;
/** SQLite's word for a real that is larger than all numbers. */
const INFINITIES: Record<string, string> = { Inf: "9e999", "-Inf": "-9e999" };

/** What is selected of a column: what would not come out of SQLite as it is, as text. */
function select(name: string): string {
  const c = quote(name);
  return `CASE typeof(${c}) WHEN 'integer' THEN iif(${c} BETWEEN -${MOST} AND ${MOST}, ${c}, CAST(${c} AS TEXT))
    WHEN 'real' THEN iif(abs(${c}) = 9e999, CAST(${c} AS TEXT), ${c}) WHEN 'blob' THEN hex(${c}) ELSE ${c} END`;
}

/**
 * Reads at most `limit` rows of a table in the order of its primary key, behind the row whose key is `after`. Each comes
 * as a text of its values' kinds and then its values, of which `toRow` makes cells. `upTo` gives the last key; null: no end.
 */
export function sliceQuery(
  table: string,
  shape: Shape,
  after: Row | null,
  limit: number,
  upTo?: Statement,
): Statement {
  const { columns, key } = shape;
  if (key.length === 0) throw new Error(`${table} has no primary key`);
  const order = key.map(quote).join(", ");
  const kinds = columns.map((name) => `substr(typeof(${quote(name)}), 1, 1)`).join(" || ");
  const behind = after === null ? "true" : `(${order}) > (${after.map(write).join(", ")})`;
  const within = upTo ? ` AND coalesce(${order} <= (${upTo.query}), true)` : "";
  const selected = [kinds, ...columns.map(select)].map((one, i) => `${one} AS c${i}`);
  return {
    query: `SELECT ${selected.join(", ")} FROM ${quote(table)} WHERE ${behind}${within} ORDER BY ${order} LIMIT ${limit}`,
    values: [...(after ?? []).flatMap(toValue), ...(upTo?.values ?? [])],
  };
}

/** The key of the last row that `sliceQuery` gives; null where it gives fewer than `limit`. For a key of one column. */
export function lastOfSlice(table: string, { key }: Shape, after: Row | null, limit: number): Statement {
  const order = key.map(quote).join(", ");
  const behind = after === null ? "true" : `${order} > ${after.map(write).join(", ")}`;
  return {
    query: `SELECT ${order} FROM ${quote(table)} WHERE ${behind} ORDER BY ${order} LIMIT 1 OFFSET ${limit - 1}`,
    values: (after ?? []).flatMap(toValue),
  };
}

/** What came of `sliceQuery`. */
export function toRow([kinds, ...values]: readonly unknown[]): Row {
  return values.map((value, i) => {
    const kind = String(kinds)[i];
    if (kind === "b") return { blob: String(value) };
    if (kind === "i" && typeof value === "string") return { int: value };
    if (kind === "r" && typeof value === "string") return { real: value };
    return value as Cell;
  });
}

/** The cells of a row's primary key. */
export const keyOf = ({ columns, key }: Shape, row: Row): Row =>
  key.map((name) => row[columns.indexOf(name)] ?? null);

/** Writes one row. */
export const insertRow = (table: string, columns: readonly string[], row: Row): Statement => ({
  query: `INSERT INTO ${quote(table)} (${columns.map(quote).join(", ")}) VALUES (${row.map(write).join(", ")})`,
  values: row.flatMap(toValue),
});

function write(cell: Cell): string {
  if (cell === null) return "NULL";
  if (typeof cell !== "object") return "?";
  if ("real" in cell) return INFINITIES[cell.real] ?? "NULL";
  return "int" in cell ? "CAST(? AS INTEGER)" : "unhex(?)";
}

function toValue(cell: Cell): (string | number)[] {
  if (cell === null) return [];
  if (typeof cell !== "object") return [cell];
  return "int" in cell ? [cell.int] : "blob" in cell ? [cell.blob] : [];
}
