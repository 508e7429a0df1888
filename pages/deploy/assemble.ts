import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "smol-toml";
import { rendererOf } from "../prerender/renderer-folder.ts";

export const repo = fileURLToPath(new URL("../..", import.meta.url));
export const wrangler = `${repo}node_modules/wrangler/bin/wrangler.js`;

/** Runs a script of node_modules to its end; a failure ends this process with the same code. */
export function run(args: string[], cwd = repo): void {
  const done = spawnSync(process.execPath, args, { cwd, stdio: "inherit" });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/**
 * Builds the site and lays out the Pages project: `site/` (assets), `functions/` (hands /api and /mcp to the worker,
 * frames /a, draws /markets, /record and the legal pages), the renderer they draw with and its own wrangler.toml. The folder lies
 * outside the repository because Pages would also read the worker's wrangler.toml.
 */
export function assemblePages(): string {
  const worker = parse(readFileSync(`${repo}wrangler.toml`, "utf8"));
  const folder = join(tmpdir(), `enigma-pages-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = join(folder, "site");
  run([`${repo}node_modules/vite/bin/vite.js`, "build", "pages", "--outDir", site, "--emptyOutDir"]);
  cpSync(`${repo}pages/functions`, join(folder, "functions"), {
    recursive: true,
    filter: (file) => !file.endsWith("tsconfig.json"),
  });
  // Beside the Functions: functions/serve-page.ts imports it.
  cpSync(rendererOf(site), folder, { recursive: true });
  rmSync(rendererOf(site), { recursive: true });
  const config = {
    name: "enigma",
    pages_build_output_dir: "site",
    compatibility_date: worker.compatibility_date,
    send_metrics: false,
    services: [{ binding: "API", service: worker.name }],
  };
  writeFileSync(join(folder, "wrangler.toml"), stringify(config));
  return folder;
}

/** Takes the newest steps of each database; `where` are arguments of wrangler. */
export function migrate(...where: string[]): void {
  for (const binding of ["DB", "RECORD"]) run([wrangler, "d1", "migrations", "apply", binding, ...where]);
}
