import * as z from "zod";
import { dateOf } from "../../../../shared/time.ts";
import { type Manifest, manifestSchema } from "../../../db/dump/manifest.ts";
import type { Deps } from "../../../deps.ts";
import { openStores } from "../stores.ts";
import { forgetOld } from "./forget-old.ts";
import { noteSizes } from "./note-sizes.ts";
import { isKnownPlace, type Place, readStores, type Step } from "./read-stores.ts";

const PROGRESS = "dumps/progress.json";
/** Requests and bytes of one run: with the other jobs of its turn it stays within the free plan's 50 requests. */
const MAX_STEPS = 30;
const MAX_BYTES = 4_000_000;

const placeSchema = z.custom<Place>((value) => typeof value === "object").nullable();
const progressSchema = manifestSchema.extend({ place: placeSchema });
type Progress = z.infer<typeof progressSchema>;

export type DumpTools = Pick<
  Deps,
  "db" | "databases" | "accounts" | "talks" | "shared" | "now" | "release"
> & {
  backups: R2Bucket;
};

/**
 * Goes on with the dump that was begun, or begins the day's (UTC): writes one file of lines, and how far it came. A run that
 * dies in between is done again. After the last file comes the manifest, by which a dump is known to be whole, and old
 * dumps go. Tells whether there is more to write.
 */
export async function runDump(deps: DumpTools): Promise<boolean> {
  const progress = await readProgress(deps);
  if (progress) return goOn(deps, progress);
  const { objects } = await deps.backups.list({ prefix: `dumps/${dateOf(deps.now().getTime())}` });
  if (objects.some(({ key }) => key.endsWith("/manifest.json"))) return false;
  return goOn(deps, nothingYet(deps));
}

/** A whole dump of this moment, whatever was begun before. */
export async function dumpNow(deps: DumpTools): Promise<void> {
  let isMore = await goOn(deps, nothingYet(deps));
  while (isMore) isMore = await runDump(deps);
}

async function goOn(deps: DumpTools, { place, ...manifest }: Progress): Promise<boolean> {
  const { lines, next } = await readPart(deps, place, manifest);
  if (lines.length > 0) manifest.files.push(await writePart(deps, manifest, lines));
  if (next) {
    await save(deps, PROGRESS, { ...manifest, place: next });
    return true;
  }
  const finishedAt = deps.now().toISOString();
  await save(deps, `dumps/${manifest.id}/manifest.json`, { ...manifest, finishedAt });
  await deps.backups.delete(PROGRESS);
  await forgetOld(deps);
  await noteSizes(deps, manifest);
  return false;
}

/** Null where none was begun, or another version stands in a store that this one has not. */
async function readProgress(deps: DumpTools): Promise<Progress | null> {
  const kept = await deps.backups.get(PROGRESS);
  const progress = kept && progressSchema.parse(await kept.json());
  return progress && isKnownPlace(openStores(deps), progress.place) ? progress : null;
}

function nothingYet({ release, now }: DumpTools): Progress {
  const startedAt = now().toISOString();
  const nothing = {
    finishedAt: null,
    shapes: {},
    counts: {},
    objects: {},
    sizes: {},
    files: [],
    place: null,
  };
  return { format: 1, id: startedAt.replaceAll(/[:.]/g, "-"), release, startedAt, ...nothing };
}

/** The lines of one run, counted in the manifest; `next` is null where they are the last. */
async function readPart(deps: DumpTools, from: Place | null, manifest: Manifest) {
  const lines: string[] = [];
  let steps = 0;
  let bytes = 0;
  for await (const step of readStores(openStores(deps), from)) {
    count(step, manifest);
    for (const line of step.lines) bytes += lines[lines.push(JSON.stringify(line)) - 1]?.length ?? 0;
    if (++steps >= MAX_STEPS || bytes > MAX_BYTES) return { lines, next: step.next };
  }
  return { lines, next: null };
}

function count({ store, shapes, lines, bytes }: Step, manifest: Manifest): void {
  if (bytes > 0) manifest.sizes[store] = (manifest.sizes[store] ?? 0) + bytes;
  manifest.shapes[store] ??= shapes;
  const counts = manifest.counts[store] ?? Object.fromEntries(Object.keys(shapes).map((table) => [table, 0]));
  manifest.counts[store] = counts;
  for (const [, table] of lines)
    if (table === undefined) manifest.objects[store] = (manifest.objects[store] ?? 0) + 1;
    else counts[table] = (counts[table] ?? 0) + 1;
}

async function writePart({ backups }: DumpTools, { id, files }: Manifest, lines: string[]) {
  const name = `part-${String(files.length + 1).padStart(5, "0")}.ndjson`;
  const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  await backups.put(`dumps/${id}/${name}`, bytes);
  return { name, sha256, bytes: bytes.length, lines: lines.length };
}

async function save({ backups }: DumpTools, name: string, value: object): Promise<void> {
  await backups.put(name, JSON.stringify(value));
}
