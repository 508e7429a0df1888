import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, inject, vi } from "vitest";
import { setClock, settleBy } from "./clock.ts";
import { unexpectedLines, watchConsole } from "./console-lines.ts";
import { emptyDatabase } from "./empty-database.ts";

setClock(inject("moment"));
// Both answer in the order in which they are asked.
settleBy(() => Promise.all([env.DB.prepare("SELECT 1").run(), env.CACHE.get("-")]));
await Promise.all([
  emptyDatabase(env.DB),
  emptyDatabase(env.RECORD, env.RECORD_SCHEMA),
  emptyNamespace(env.CACHE),
  emptyNamespace(env.SESSIONS),
]);

// What is only said on the console is still a failure, unless the test said it expects one.
beforeEach(() => {
  setClock(inject("moment"));
  watchConsole();
});
afterEach(() => {
  const lines = unexpectedLines();
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});

async function emptyNamespace(namespace: KVNamespace): Promise<void> {
  const { keys } = await namespace.list();
  await Promise.all(keys.map(({ name }) => namespace.delete(name)));
}
