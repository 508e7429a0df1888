import { env } from "cloudflare:workers";
import { openChunks } from "../../db/dump/chunks.ts";
import type { Line, Manifest } from "../../db/dump/manifest.ts";
import type { Deps } from "../../deps.ts";
import { lastEndings } from "../../features/backups/restore/apply-endings.ts";
import { finishRestore } from "../../features/backups/restore/finish-restore.ts";
import { importChunks } from "../../features/backups/restore/import-chunks.ts";
import { requireFresh } from "../../features/backups/restore/import-rows.ts";
import { openStores } from "../../features/backups/stores.ts";
import { emptyDatabase } from "../empty-database.ts";
import { openBackups } from "./folder.ts";

type Tools = Deps & { backups: R2Bucket };

let installations = 0;
/** The tools of a fresh installation: an empty database, and objects that nobody has used. */
export async function openFresh(): Promise<Tools> {
  await Promise.all([emptyDatabase(env.DB), emptyDatabase(env.RECORD)]);
  const prefix = `installation ${++installations} `;
  const accounts = { getByName: (name: string) => env.CREDITS.getByName(prefix + name) } as Deps["accounts"];
  const talks = { getByName: (name: string) => env.TALKS.getByName(prefix + name) } as Deps["talks"];
  const shared = { getByName: (name: string) => env.SHARES.getByName(prefix + name) } as Deps["shared"];
  return { ...openBackups(), accounts, talks, shared };
}

export const linesOf = (files: Map<string, string>): Line[] =>
  [...files]
    .filter(([name]) => name.startsWith("part-"))
    .flatMap(([, text]) => text.split("\n").filter(Boolean))
    .map((line) => JSON.parse(line));

/** Brings all rows of a dump into a fresh installation. */
export async function fill(
  deps: Tools,
  { files, manifest }: { files: Map<string, string>; manifest: Manifest },
) {
  for (const [name, db] of Object.entries(deps.databases))
    await requireFresh(db, manifest.shapes[name] ?? {});
  const toChunks = openChunks();
  const parts = [...files].filter(([name]) => name.startsWith("part-"));
  for (const part of parts)
    await importChunks(openStores(deps), manifest, toChunks(linesOf(new Map([part]))));
}

/** A fresh installation from a dump and a log. */
export async function restore(dump: { files: Map<string, string>; manifest: Manifest }, log: string[]) {
  const deps = await openFresh();
  await fill(deps, dump);
  return { deps, ...(await finishRestore(deps, lastEndings(log))) };
}
