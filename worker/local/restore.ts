/**
 * `npm run restore -- FOLDER [--dump ID] [--to ORIGIN]`: brings a fresh installation up on this machine from a folder that is a
 * copy of the bucket: checks its hashes, writes its rows, counts them, ends once more what was ended since, applies each
 * payment by its id, and says what differs. The data goes where `npm start` keeps it (`STATE_DIR`), which must be empty; with
 * `--to ORIGIN` into the deployed installation whose place `backup-worker.ts` has taken, by the token in `RESTORE_TOKEN`.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { openChunks } from "../db/dump/chunks.ts";
import { type Dump, readDump, sumByStore } from "./backup/read-dump.ts";
import { type Backup, reachBackup, serveBackup } from "./backup/serve-backup.ts";
import { stateFolder } from "./local-config.ts";

const CHUNKS_A_REQUEST = 50;
const PLACES_A_REQUEST = 200;

interface Restored {
  epoch: number;
  applied: number;
  differences: string[];
}

const options = { dump: { type: "string" }, to: { type: "string" } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [folder] = positionals;
if (!folder) stop("usage: npm run restore -- FOLDER [--dump ID] [--to ORIGIN]");
if (!values.to && existsSync(`${stateFolder}/v3`))
  stop(`${stateFolder} is in use: move it away, or set STATE_DIR to an empty folder`);
try {
  await restore(readDump(folder, values.dump));
} catch (error) {
  stop(String(error));
}

async function restore(dump: Dump): Promise<void> {
  const { manifest, counts, log } = dump;
  console.log(`dump ${manifest.id}: ${manifest.files.length} files, hashes right`);
  const backup = values.to ? reachBackup(values.to, process.env.RESTORE_TOKEN ?? "") : await serveBackup();
  try {
    await fill(backup, dump);
    const found = await count(backup, Object.keys(counts));
    const wrong = Object.entries(counts).filter(([place, tables]) => !isSame(tables, found[place] ?? {}));
    for (const [place] of wrong) console.error(`${place}: its rows differ`);
    if (wrong.length > 0) throw new Error(`${wrong.length} places have other rows than the dump`);
    tell(dump, found);
    const restored = (await backup.ask("/finish", { log })) as Restored;
    console.log(`sessions ended (epoch ${restored.epoch}); ${log.length} files of what was ended applied`);
    console.log(
      `${restored.applied} payments applied by their ids; differences: ${restored.differences.length || "none"}`,
    );
    for (const difference of restored.differences) console.log(`- ${difference}`);
  } finally {
    await backup.stop();
  }
}

async function fill({ ask }: Backup, { manifest, parts }: Dump): Promise<void> {
  const { id, shapes } = manifest;
  await ask("/begin", { shapes });
  const toChunks = openChunks();
  for (const lines of parts()) {
    const chunks = toChunks(lines);
    for (let i = 0; i < chunks.length; i += CHUNKS_A_REQUEST)
      await ask("/rows", { manifest: { id, shapes }, chunks: chunks.slice(i, i + CHUNKS_A_REQUEST) });
  }
}

async function count({ ask }: Backup, places: string[]): Promise<Dump["counts"]> {
  const found: Dump["counts"] = {};
  for (let i = 0; i < places.length; i += PLACES_A_REQUEST)
    Object.assign(found, await ask("/count", { places: places.slice(i, i + PLACES_A_REQUEST) }));
  return found;
}

function isSame(a: Record<string, number>, b: Record<string, number>): boolean {
  return Object.keys({ ...a, ...b }).every((table) => (a[table] ?? 0) === (b[table] ?? 0));
}

/** Rows before and after, by table; of objects by table over all of them. */
function tell({ manifest, counts }: Dump, found: Dump["counts"]): void {
  const [before, after] = [sumByStore(counts), sumByStore(found)];
  for (const [store, tables] of Object.entries(before)) {
    const objects = manifest.objects[store];
    console.log(`${store}${objects === undefined ? "" : ` (${objects} objects, each as it was)`}`);
    for (const [table, rows] of Object.entries(tables))
      if (rows > 0)
        console.log(
          `  ${table.padEnd(24)} ${String(rows).padStart(9)} ${String(after[store]?.[table] ?? 0).padStart(9)}`,
        );
  }
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
