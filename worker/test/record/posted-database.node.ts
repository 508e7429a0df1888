import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import type { Miniflare } from "miniflare";
import type { Deps } from "../../deps.ts";
import type { databaseInSteps } from "../in-steps.ts";

type Database = Parameters<typeof databaseInSteps>[0];

interface Statement {
  sql: string;
  params: unknown[];
}

/** The worker that holds databases and stores: runs what is posted to it in the one named. */
export const DATABASE_WORKER = `export default {
  async fetch(request, env) {
    const { binding, method, statements, values } = await request.json();
    const prepared = statements?.map(({ sql, params }) => env[binding].prepare(sql).bind(...params));
    try {
      const value = !prepared
        ? await env[binding][method](...values)
        : await (method === "batch" ? env[binding].batch(prepared) : prepared[0][method]());
      return Response.json({ value });
    } catch (error) {
      return Response.json({ error: error.message });
    }
  },
}`;

type Asked = { method: string } & ({ statements: Statement[] } | { values: unknown[] });

/**
 * Asks the worker for one thing of a binding; throws with the words it throws with. Each on a connection of its own: workerd
 * closes one that rested for five seconds, as it does while a long answer is computed here, and loses a POST that is sent just then.
 */
async function post(miniflare: Miniflare, binding: string, asked: Asked) {
  const sent = request(await miniflare.ready, { method: "POST", agent: false });
  sent.end(JSON.stringify({ binding, ...asked }));
  const [reply] = (await once(sent, "response")) as [IncomingMessage];
  const { value, error } = (await json(reply)) as { value: never; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

/**
 * A D1 of Miniflare, each statement or batch by one request: the one that `getD1Database` gives stops the whole process at each
 * `prepare` and `bind`, which was half the time of a test that lets months pass. Parameters are texts, numbers and null.
 */
export function openPosted(miniflare: Miniflare, binding: string): Database {
  const ask = (method: string, statements: Statement[]) => post(miniflare, binding, { method, statements });
  const prepare = (sql: string, params: unknown[] = []): Statement => ({
    ...{ sql, params, bind: (...values: unknown[]) => prepare(sql, values) },
    ...Object.fromEntries(
      ["all", "run", "raw", "first"].map((method) => [method, () => ask(method, [{ sql, params }])]),
    ),
  });
  const batch = (all: Statement[]) =>
    ask(
      "batch",
      all.map(({ sql, params }) => ({ sql, params })),
    );
  return { prepare: (sql: string) => prepare(sql), batch } as unknown as Database;
}

/** A KV of Miniflare, each call by one request, for the same reason. Values are texts and JSON. */
export const openPostedStore = (miniflare: Miniflare, binding: string): Deps["cache"] =>
  new Proxy({} as Deps["cache"], {
    get:
      (_, method) =>
      (...values: unknown[]) =>
        post(miniflare, binding, { method: String(method), values }),
  });
