import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { quiet, repo, wrangler } from "../local-config.ts";

/** A worker as it would be deployed: its script first, then the texts it imports. */
export type Modules = { type: "ESModule" | "Text"; path: string; contents: string }[];

/** Bundles `entry` into the folder `out` as wrangler would deploy it; `flags`: more of its options. Throws what it printed. */
export function bundleWorker(entry: string, out: string, flags: string[] = [], cwd = repo): Modules {
  const args = ["deploy", entry, "--dry-run", "--outdir", out, ...flags];
  const done = spawnSync(process.execPath, [wrangler, ...args], {
    cwd,
    env: { ...process.env, ...quiet },
  });
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
  return readBundle(entry, out);
}

/** What `bundleWorker` made of `entry` in `out` before. */
export function readBundle(entry: string, out: string): Modules {
  const read = (file: string) => readFileSync(`${out}/${file}`, "utf8");
  const script = read(basename(entry).replace(/\.ts$/, ".js"));
  const texts = readdirSync(out).filter((file) => file.endsWith(".sql") && script.includes(file));
  return [
    { type: "ESModule", path: "entry.js", contents: script },
    ...texts.map((path) => ({ type: "Text" as const, path, contents: read(path) })),
  ];
}
