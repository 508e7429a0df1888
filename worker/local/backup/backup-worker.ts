/**
 * The worker of `npm run dump` and `npm run restore`: the product's stores, and nobody to serve. On this machine whoever
 * reaches it may ask; deployed in the product's place (see the runbook) it asks for the token that was set for it.
 */
import * as z from "zod";
import type { Chunk } from "../../db/dump/chunks.ts";
import { manifestSchema } from "../../db/dump/manifest.ts";
import { type Deps, openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { hashSecret } from "../../features/auth/secrets.ts";
import { dumpNow } from "../../features/backups/dump/run-dump.ts";
import { logEndings } from "../../features/backups/log-endings.ts";
import { lastEndings } from "../../features/backups/restore/apply-endings.ts";
import { finishRestore } from "../../features/backups/restore/finish-restore.ts";
import { countPlaces, importChunks } from "../../features/backups/restore/import-chunks.ts";
import { requireFresh } from "../../features/backups/restore/import-rows.ts";
import { openStores } from "../../features/backups/stores.ts";
import { isLoopback } from "../../loopback.ts";

export { CreditCounters, KeptTalks, SharedAnswers } from "../../index.ts";

type Tools = Deps & { backups: R2Bucket };

const rowsSchema = z.object({
  manifest: manifestSchema.pick({ id: true, shapes: true }),
  chunks: z.array(z.custom<Chunk>()),
});

const WAYS: Record<string, (deps: Tools, body: unknown) => Promise<unknown>> = {
  /** Logs what was ended, and writes a whole dump. */
  "/dump": async (deps) => {
    await logEndings(deps);
    await dumpNow(deps);
    return {};
  },
  "/files": async ({ backups }, body) => {
    const cursor = z.object({ cursor: z.string().optional() }).parse(body).cursor;
    const page = await backups.list(cursor === undefined ? {} : { cursor });
    return { keys: page.objects.map(({ key }) => key), cursor: page.truncated ? page.cursor : null };
  },
  "/file": async ({ backups }, body) => {
    const { key } = z.object({ key: z.string() }).parse(body);
    return { text: (await (await backups.get(key))?.text()) ?? null };
  },
  "/begin": async ({ databases }, body) => {
    const { shapes } = manifestSchema.pick({ shapes: true }).parse(body);
    for (const [name, db] of Object.entries(databases)) await requireFresh(db, shapes[name] ?? {});
    return {};
  },
  "/rows": async (deps, body) => {
    const { manifest, chunks } = rowsSchema.parse(body);
    await importChunks(openStores(deps), manifest, chunks);
    return {};
  },
  "/count": async (deps, body) =>
    countPlaces(openStores(deps), z.object({ places: z.array(z.string()) }).parse(body).places),
  "/finish": async (deps, body) =>
    finishRestore(deps, lastEndings(z.object({ log: z.array(z.string()) }).parse(body).log)),
};

async function isAllowed(request: Request, { RESTORE_TOKEN: token }: Env & { RESTORE_TOKEN?: string }) {
  if (!token) return isLoopback(request.url);
  return (
    (await hashSecret(request.headers.get("Authorization") ?? "")) === (await hashSecret(`Bearer ${token}`))
  );
}

export default {
  async fetch(request, env, context) {
    if (!(await isAllowed(request, env))) return Response.json({ error: "no" }, { status: 403 });
    const deps = openDeps(env, context);
    const way = WAYS[new URL(request.url).pathname];
    if (!way || !deps.backups) return Response.json({ error: "no such address" }, { status: 404 });
    try {
      return Response.json(await way({ ...deps, backups: deps.backups }, await request.json()));
    } catch (error) {
      return Response.json({ error: String(error) }, { status: 500 });
    }
  },
} satisfies ExportedHandler<Env>;
