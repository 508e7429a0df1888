import type { Rows } from "../../../test/count-rows.ts";

type Cursor = SqlStorageCursor<Record<string, SqlStorageValue>>;
type Ask = (...asked: Parameters<SqlStorage["exec"]>) => Cursor;

let counted: Cursor[] | null = null;
let isWatched = false;

/** From now on each question that an object of this process asks its database can be counted. */
export function watchObjects(sql: SqlStorage): void {
  if (isWatched) return;
  isWatched = true;
  const prototype = Object.getPrototypeOf(sql) as object;
  const ask = Reflect.get(prototype, "exec") as Ask;
  Reflect.set(prototype, "exec", function exec(this: SqlStorage, ...asked: Parameters<Ask>) {
    const cursor = Reflect.apply(ask, this, asked);
    counted?.push(cursor);
    return cursor;
  });
}

/** Rows that objects read and wrote in their own databases while some work was done. */
export async function countObjectRows(work: () => Promise<unknown>): Promise<Rows> {
  counted = [];
  await work();
  const cursors = counted;
  counted = null;
  return {
    read: cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    written: cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
  };
}
