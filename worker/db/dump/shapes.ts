/** A table of a database or an object: its columns, and those of its primary key in order. */
export interface Shape {
  columns: string[];
  key: string[];
}
/** Tables by name. */
export type Shapes = Record<string, Shape>;

interface ColumnRow {
  table: string;
  column: string;
  /** in the primary key, from 1; 0: not in it */
  place: number;
}

/** All tables but those of SQLite, of the platform (which refuses questions about some) and of the steps that made ours. */
export const SHAPES_QUERY = `SELECT m.name AS "table", c.name AS "column", c.pk AS "place"
  FROM sqlite_master AS m, pragma_table_info(m.name) AS c
  WHERE m.type = 'table' AND m.name NOT GLOB 'sqlite_*' AND m.name NOT GLOB '_cf_*' AND m.name NOT GLOB 'd1_*'
    AND m.name NOT GLOB '__*' ORDER BY m.name, c.cid`;

/** What `SHAPES_QUERY` found. */
export function toShapes(rows: readonly ColumnRow[]): Shapes {
  const tables = Object.entries(Object.groupBy(rows, ({ table }) => table));
  return Object.fromEntries(tables.map(([table, columns = []]) => [table, toShape(columns)]));
}

const toShape = (columns: readonly ColumnRow[]): Shape => ({
  columns: columns.map(({ column }) => column),
  key: columns
    .filter(({ place }) => place > 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ column }) => column),
});
