import { join } from "node:path";
import { readD1Migrations } from "@cloudflare/vitest-pool-workers";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readWranglerToml, repo, stateFolder } from "../local-config.ts";

/** The table in which wrangler notes what it applied: `npm run db:migrate` and these functions go on from each other. */
const APPLIED = "d1_migrations";
const MAKE_APPLIED = `CREATE TABLE IF NOT EXISTS ${APPLIED} (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/** Brings a database to its newest step, each step whole or not at all. `open` finds it by its binding. */
export const migrateAll = (open: (binding: string) => Promise<D1Database>): Promise<void> =>
  tryAgain(() => applySteps(open));

async function applySteps(open: (binding: string) => Promise<D1Database>): Promise<void> {
  for (const { binding, migrations_dir } of readWranglerToml().d1_databases) {
    const database = await open(binding);
    await database.prepare(MAKE_APPLIED).run();
    const { results } = await database.prepare(`SELECT name FROM ${APPLIED}`).all<{ name: string }>();
    const applied = new Set(results.map(({ name }) => name));
    for (const { name, queries } of await readD1Migrations(repo + migrations_dir)) {
      if (applied.has(name)) continue;
      const note = database.prepare(`INSERT INTO ${APPLIED} (name) VALUES (?)`).bind(name);
      await database.batch([...queries.map((query) => database.prepare(query)), note]);
    }
  }
}

/**
 * Migrates the databases of this machine's installation. Wrangler starts a process for each step, which takes half a minute
 * for a new installation; here one process serves them all.
 */
export async function migrateLocally(): Promise<void> {
  const databases = readWranglerToml().d1_databases;
  const server = new Miniflare({
    ...convertV4MiniflareOptions({
      modules: true,
      script: "export default { fetch: () => new Response() }",
      d1Databases: Object.fromEntries(databases.map((one) => [one.binding, one.database_id])),
    }),
    resourcePersistencePath: join(stateFolder, "v3"),
  });
  try {
    await migrateAll(async (binding) => (await server.getD1Database(binding)) as never);
  } finally {
    await server.dispose();
  }
}

/** On a busy machine a connection may rest until it is closed. A step is whole or not there, so that it may be asked for again. */
async function tryAgain(work: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left--)
    try {
      return await work();
    } catch (error) {
      const isCut = error instanceof TypeError && error.message === "fetch failed";
      if (!isCut || left <= 1) throw error;
    }
}
const TRIES = 5;
