/**
 * `npm start`: builds the site, migrates the local databases, serves site and API on one address and ticks the worker's
 * scheduled handler, since cron does not fire by itself on a developer's machine. `--dev` adds Vite's dev server
 * with hot reload in front, and takes changes of the worker up. Ctrl-C or SIGTERM ends everything.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Cron } from "croner";
import {
  makeSecrets,
  quiet,
  readVars,
  readWranglerToml,
  repo,
  siteFolder,
  writeLocalConfig,
} from "./local-config.ts";
import { endWithParent } from "./running/end-with-parent.ts";
import { migrateLocally } from "./running/migrate.ts";
import { onChange } from "./running/on-change.ts";
import { type RunningWorker, runWorker, SCHEDULED } from "./running/run-worker.ts";

const port = Number(process.env.PORT ?? 8787);
const dev = process.argv.includes("--dev");
const origin = `http://127.0.0.1:${port}`;
const devOrigin = "http://127.0.0.1:5173";
const vite = `${repo}node_modules/vite/bin/vite.js`;

function run(step: string, args: string[], env: Record<string, string> = {}) {
  console.log(`${step}...`);
  const done = spawnSync(process.execPath, args, { cwd: repo, env: { ...process.env, ...quiet, ...env } });
  if (done.status === 0) return;
  console.error(`${done.stdout}${done.stderr}`);
  process.exit(done.status ?? 1);
}

async function requireFreePort() {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening").catch(() => {
    console.error(`Port ${port} is in use. Choose another: PORT=8788 npm start`);
    process.exit(1);
  });
  probe.close();
  await once(probe, "close");
}

let worker: RunningWorker | undefined;
let site: ChildProcess | undefined;

let stopping = false;
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code), 5_000).unref();
  await worker?.stop();
  process.exit(code);
}

const tick = async (cron: string): Promise<void> => {
  await fetch(`${origin}${SCHEDULED}?cron=${encodeURIComponent(cron)}`, {
    signal: AbortSignal.timeout(30_000),
  }).catch((error) => console.error(`scheduled ${cron}: ${error.message}`));
};

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));
process.on("SIGHUP", () => stop(0));
process.on("exit", () => site?.kill("SIGTERM"));
endWithParent();

await requireFreePort();
makeSecrets();
const vars = readVars(dev ? devOrigin : origin);
if (!process.env.SITE_PORT)
  run("building the site", [vite, "build", "pages", "--outDir", siteFolder(port), "--emptyOutDir"], {
    PUBLIC_ORIGIN: vars.PUBLIC_ORIGIN ?? origin,
  });
const config = writeLocalConfig(port, vars);
console.log("migrating the local databases...");
await migrateLocally();
worker = await runWorker(config, {
  port,
  bundle: `${siteFolder(port)}-worker`,
  isBundled: Boolean(process.env.SITE_PORT),
});

const { crons } = readWranglerToml().triggers;
await Promise.all(crons.map(tick));
for (const cron of crons) new Cron(cron, { timezone: "UTC" }, () => tick(cron));

if (dev) {
  const args = ["dev", "pages", "--host", "127.0.0.1", "--port", "5173", "--strictPort"];
  site = spawn(process.execPath, [vite, ...args], { cwd: repo, stdio: ["ignore", "inherit", "inherit"] });
  site.on("exit", (code) => stop(code ?? 0));
  onChange([`${repo}worker`, `${repo}shared`], async () => {
    await worker?.reload().catch((error) => console.error(error.message));
  });
}
console.log(`Enigma is up: ${dev ? devOrigin : origin}  (Ctrl-C ends it)`);
