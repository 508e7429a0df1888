/** What D1 read and wrote, in rows, as it counts and bills them. */
export interface Rows {
  read: number;
  written: number;
}

/**
 * The same database, with what its statements read and wrote so far. `raw` tells no figures: a SELECT is asked for them
 * once more, anything else is sent as a batch of one.
 */
export function countRows(db: D1Database) {
  const rows: Rows = { read: 0, written: 0 };
  const bare = new WeakMap<object, D1PreparedStatement>();
  const note = <Result extends D1Result>(result: Result): Result => {
    rows.read += result.meta.rows_read;
    rows.written += result.meta.rows_written;
    return result;
  };
  const watch = (text: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const watched = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => watch(text, target.bind(...values));
        if (name === "all" || name === "run") return async () => note(await target.all());
        if (name === "first") return async () => note(await target.all()).results[0] ?? null;
        if (name !== "raw") return Reflect.get(target, name);
        return async () => {
          if (/^\s*(?:SELECT|WITH)\b/i.test(text)) {
            note(await target.all());
            return target.raw();
          }
          const [result] = await db.batch<Record<string, unknown>>([target]);
          return result ? note(result).results.map((row) => Object.values(row)) : [];
        };
      },
    });
    bare.set(watched, statement);
    return watched;
  };
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === "prepare") return (text: string) => watch(text, target.prepare(text));
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) =>
          (await target.batch(statements.map((one) => bare.get(one) ?? one))).map(note);
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: counted, rows };
}
