export interface Reads {
  /** requests to the database */
  queries: number;
  rowsRead: number;
  rowsWritten: number;
}

/** The same database, counting queries and the rows they touch. */
export function countReads(db: D1Database): { db: D1Database; reads: Reads } {
  const reads: Reads = { queries: 0, rowsRead: 0, rowsWritten: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const add = <T>(result: D1Result<T>) => {
    reads.rowsRead += result.meta.rows_read;
    reads.rowsWritten += result.meta.rows_written;
    return result;
  };
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async <T>() => {
      reads.queries++;
      return add(await statement.all<T>());
    };
    const watched = {
      bind: (...values: unknown[]) => watch(statement.bind(...values)),
      all,
      run: all,
      // Raw answers tell no counts; no query here names a column twice.
      raw: async () => (await all<Record<string, unknown>>()).results.map((row) => Object.values(row)),
    };
    originals.set(watched, statement);
    return watched as unknown as D1PreparedStatement;
  };
  const watchedDb = {
    prepare: (query: string) => watch(db.prepare(query)),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      reads.queries++;
      const results = await db.batch<T>(statements.map((one) => originals.get(one) ?? one));
      return results.map(add);
    },
  };
  return { db: watchedDb as unknown as D1Database, reads };
}
