import { keyOf, lastOfSlice, type Row, sliceQuery, toRow } from "../../../db/dump/cells.ts";
import { type Line, NOT_DUMPED } from "../../../db/dump/manifest.ts";
import type { Cursor } from "../../../db/dump/object-dump.ts";
import { SHAPES_QUERY, type Shapes, toShapes } from "../../../db/dump/shapes.ts";
import type { ObjectStore, Stores } from "../stores.ts";

const ROWS_A_SLICE = 200;
/** No limit, in SQL. */
const MOST_ROWS = -1;

/** Where a dump goes on: in which store, with which object (all before it are done), and where in it. */
export interface Place {
  store: string;
  name: string;
  cursor: Cursor | null;
}

/** What one request of a store gave; `next` is where to go on once its lines are written. */
export interface Step {
  store: string;
  shapes: Shapes;
  lines: Line[];
  /** of a store, as its slices tell it */
  bytes: number;
  next: Place;
}

/** Whether this version has the store where a dump is to go on; of another version's it would begin with the first again. */
export const isKnownPlace = ({ objects, databases }: Stores, place: Place | null): boolean =>
  place === null || place.store in objects || place.store in databases;

/** Reads all stores, or what is left of them behind `from`, one request after another. */
export async function* readStores(stores: Stores, from: Place | null): AsyncGenerator<Step> {
  const sources = [
    ...Object.entries(stores.objects).map(
      ([store, one]) => [store, readObjects.bind(null, store, one)] as const,
    ),
    ...Object.entries(stores.databases).map(
      ([store, one]) => [store, readDatabase.bind(null, store, one)] as const,
    ),
  ];
  const first = sources.findIndex(([store]) => store === from?.store);
  for (const [store, read] of sources.slice(Math.max(first, 0)))
    yield* read(from?.store === store ? from : { store, name: "", cursor: null });
}

async function* readObjects(store: string, { names, get }: ObjectStore, from: Place): AsyncGenerator<Step> {
  let { name } = from;
  if (from.cursor) yield* readObject(store, get, from);
  for (;;) {
    const page = await names(name);
    for (name of page) yield* readObject(store, get, { store, name, cursor: null });
    if (page.length === 0) return;
  }
}

async function* readObject(store: string, get: ObjectStore["get"], from: Place): AsyncGenerator<Step> {
  let { cursor } = from;
  const place = `${store}/${from.name}`;
  do {
    const { shapes, rows, next, bytes } = await get(from.name).exportSlice(cursor);
    const lines: Line[] = rows.map(([table, row]) => [place, table, row]);
    if (next === null) lines.push([place]);
    cursor = next;
    yield { store, shapes, lines, bytes, next: { store, name: from.name, cursor } };
  } while (cursor);
}

/** Tables read in one step with another, by the same ids: an address is in one of the two, and must not be between them. */
const READ_WITH: Record<string, string> = { users: "account_closures" };
const COMPANIONS = new Set(Object.values(READ_WITH));

async function* readDatabase(store: string, db: D1Database, from: Place): AsyncGenerator<Step> {
  const shapes = await readShapes(db);
  for (const [table, shape] of Object.entries(shapes)) {
    if (COMPANIONS.has(table) || (from.cursor && table < from.cursor.table)) continue;
    let after = from.cursor?.table === table ? from.cursor.after : null;
    let isMore = true;
    while (isMore) {
      const [rows = [], ...others] = await readSlice(db, shapes, table, after);
      const last = rows.at(-1);
      isMore = rows.length === ROWS_A_SLICE;
      if (last) after = keyOf(shape, last);
      const lines = rows.map((row): Line => [store, table, row]);
      for (const row of others.flat()) lines.push([store, READ_WITH[table] ?? "", row]);
      yield { store, shapes, lines, bytes: 0, next: { store, name: "", cursor: { table, after } } };
    }
  }
}

/** At most 200 rows behind `after`, and the rows of its companion up to the last of them; behind the last of all, those left. */
async function readSlice(db: D1Database, shapes: Shapes, table: string, after: Row | null): Promise<Row[][]> {
  const shape = shapes[table] ?? { columns: [], key: [] };
  const queries = [sliceQuery(table, shape, after, ROWS_A_SLICE)];
  const companion = shapes[READ_WITH[table] ?? ""];
  if (companion) {
    const upTo = lastOfSlice(table, shape, after, ROWS_A_SLICE);
    queries.push(sliceQuery(READ_WITH[table] ?? "", companion, after, MOST_ROWS, upTo));
  }
  const found = await db.batch<object>(queries.map(({ query, values }) => db.prepare(query).bind(...values)));
  return found.map(({ results }) => results.map((row) => toRow(Object.values(row))));
}

/** The tables of a database that are dumped. */
export async function readShapes(db: D1Database): Promise<Shapes> {
  const { results } = await db.prepare(SHAPES_QUERY).all<{ table: string; column: string; place: number }>();
  return Object.fromEntries(Object.entries(toShapes(results)).filter(([table]) => !NOT_DUMPED.has(table)));
}
