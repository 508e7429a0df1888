/** What the steps of this folder need of the object's storage. */
export type Sql = Pick<SqlStorage, "exec">;

/** The first row, or undefined. */
export const findRow = <T extends Record<string, SqlStorageValue>>(
  sql: Sql,
  query: string,
  ...values: SqlStorageValue[]
): T | undefined => sql.exec<T>(query, ...values).toArray()[0];
