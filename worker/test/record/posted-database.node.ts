import type { Miniflare } from "miniflare";
import type { databaseInSteps } from "../in-steps.ts";

type Database = Parameters<typeof databaseInSteps>[0];

interface Statement {
  sql: string;
  params: unknown[];
}

/** The worker that holds the databases: runs what is posted to it in the one named. */
export const DATABASE_WORKER = `export default {
  async fetch(request, env) {
    const { binding, method, statements } = await request.json();
    const prepared = statements.map(({ sql, params }) => env[binding].prepare(sql).bind(...params));
    try {
      const value = method === "batch" ? await env[binding].batch(prepared) : await prepared[0][method]();
      return Response.json({ value });
    } catch (error) {
      return Response.json({ error: error.message });
    }
  },
}`;

/**
 * A D1 of Miniflare, each statement or batch by one request: the one that `getD1Database` gives stops the whole process at each
 * `prepare` and `bind`, which was half the time of a test that lets months pass. Parameters are texts, numbers and null.
 */
export function openPosted(miniflare: Miniflare, binding: string): Database {
  const post = async (method: string, statements: Statement[]) => {
    const body = JSON.stringify({ binding, method, statements });
    const reply = await miniflare.dispatchFetch("http://database/", { method: "POST", body });
    const { value, error } = (await reply.json()) as { value: never; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const prepare = (sql: string, params: unknown[] = []): Statement => ({
    ...{ sql, params, bind: (...values: unknown[]) => prepare(sql, values) },
    ...Object.fromEntries(
      ["all", "run", "raw", "first"].map((method) => [method, () => post(method, [{ sql, params }])]),
    ),
  });
  const batch = (all: Statement[]) =>
    post(
      "batch",
      all.map(({ sql, params }) => ({ sql, params })),
    );
  return { prepare: (sql: string) => prepare(sql), batch } as unknown as Database;
}
