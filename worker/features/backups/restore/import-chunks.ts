import type { Chunk, Counts } from "../../../db/dump/chunks.ts";
import type { Cursor } from "../../../db/dump/object-dump.ts";
import type { Shapes } from "../../../db/dump/shapes.ts";
import type { Stores } from "../stores.ts";
import { countRows, importRows } from "./import-rows.ts";

/** "CREDITS/NAME" is an object, anything without a slash a database. */
function readPlace(place: string): { store: string; name: string | null } {
  const at = place.indexOf("/");
  return at < 0 ? { store: place, name: null } : { store: place.slice(0, at), name: place.slice(at + 1) };
}

function openPlace({ objects, databases }: Stores, place: string) {
  const { store, name } = readPlace(place);
  const object = name === null ? undefined : objects[store]?.get(name);
  const database = name === null ? databases[store] : undefined;
  if (!object && !database) throw new Error(`${place} is no place of this version`);
  return { store, object, database };
}

/** Writes chunks of the dump `id` to where they belong. Throws for an object that was used before. */
export async function importChunks(
  stores: Stores,
  { id, shapes }: { id: string; shapes: Record<string, Shapes> },
  chunks: readonly Chunk[],
): Promise<void> {
  for (const { place, rows, ...part } of chunks) {
    const { store, object, database } = openPlace(stores, place);
    const known = shapes[store] ?? {};
    if (database) await importRows(database, known, rows);
    if (!object) continue;
    const columns = Object.fromEntries(Object.entries(known).map(([table, shape]) => [table, shape.columns]));
    const { ok } = await object.importPart({ ...part, id, columns, rows });
    if (!ok) throw new Error(`${place} was used before: only a fresh object can be filled`);
  }
}

/** What lies in these places now. */
export async function countPlaces(stores: Stores, places: readonly string[]): Promise<Counts> {
  const counts: Counts = {};
  for (const place of places) {
    const { object, database } = openPlace(stores, place);
    const found: Record<string, number> = database ? await countRows(database) : {};
    let cursor: Cursor | null = null;
    if (object)
      do {
        const slice = await object.exportSlice(cursor);
        for (const [table] of slice.rows) found[table] = (found[table] ?? 0) + 1;
        cursor = slice.next;
      } while (cursor);
    counts[place] = Object.fromEntries(Object.entries(found).filter(([, rows]) => rows > 0));
  }
  return counts;
}
