import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type Manifest, manifestSchema } from "../../db/dump/manifest.ts";
import { type Deps, openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { runDump } from "../../features/backups/dump/run-dump.ts";
import { logEndings } from "../../features/backups/log-endings.ts";
import { passTime } from "../clock.ts";

const DAY_MS = 86_400_000;

/** The tools of a worker with a bucket. */
export const openBackups = (vars: Partial<Env> = {}): Deps & { backups: R2Bucket } => {
  const deps = openDeps({ ...env, ...vars } as Env, createExecutionContext());
  if (!deps.backups) throw new Error("the tests have a bucket");
  return { ...deps, backups: deps.backups };
};

/** The day's dump, run after run, a day later, as files by their names. */
export async function takeDump(
  deps = openBackups(),
): Promise<{ files: Map<string, string>; manifest: Manifest; runs: number }> {
  passTime(DAY_MS);
  let runs = 1;
  while (await runDump(deps)) runs++;
  const keys = (await deps.backups.list({ prefix: "dumps/" })).objects.map(({ key }) => key);
  const newest = keys.filter((key) => key.endsWith("/manifest.json")).at(-1) ?? "";
  const files = await readFolder(deps, newest.replace("manifest.json", ""));
  const manifest = manifestSchema.parse(JSON.parse(files.get("manifest.json") ?? ""));
  return { files, manifest, runs };
}

/** A bucket with nothing in it. */
export async function emptyBucket({ backups } = openBackups()): Promise<void> {
  const keys = (await backups.list()).objects.map(({ key }) => key);
  if (keys.length > 0) await backups.delete(keys);
}

export async function readFolder(
  { backups }: { backups: R2Bucket },
  prefix: string,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { key } of (await backups.list({ prefix })).objects)
    files.set(key.slice(prefix.length), (await (await backups.get(key))?.text()) ?? "");
  return files;
}

/** What was ended, as the log has it. */
export async function readLog(deps = openBackups()): Promise<string[]> {
  await logEndings(deps);
  return [...(await readFolder(deps, "endings/")).values()];
}
