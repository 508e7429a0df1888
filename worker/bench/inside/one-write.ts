import { DurableObject } from "cloudflare:workers";

/** The least an object that counts can do: one SQLite write a call. */
export class OneWrite extends DurableObject {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS counter (id INTEGER PRIMARY KEY, n INTEGER NOT NULL)");
  }

  count(): number {
    return this.ctx.storage.sql
      .exec<{ n: number }>(
        "INSERT INTO counter VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = n + 1 RETURNING n",
      )
      .one().n;
  }
}
