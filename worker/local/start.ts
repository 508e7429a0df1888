/**
 * `npm start`: builds the site, migrates the local databases, serves site and API on one address and ticks the worker's
 * scheduled handler, since cron does not fire by itself on a developer's machine. `--dev` adds Vite's dev server
 * with hot reload in front. Ctrl-C or SIGTERM ends everything.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { Cron } from "croner";
import { pause } from "../timing.ts";
import {
  makeSecrets,
  quiet,
  readVars,
  readWranglerToml,
  repo,
  siteFolder,
  stateFolder,
  wrangler,
  writeLocalConfig,
} from "./local-config.ts";
import { endWithParent } from "./running/end-with-parent.ts";
import { migrateLocally } from "./running/migrate.ts";
import { isNoise } from "./running/tell-noise.ts";

const port = Number(process.env.PORT ?? 8787);
const dev = process.argv.includes("--dev");
const origin = `http://127.0.0.1:${port}`;
const devOrigin = "http://127.0.0.1:5173";
const vite = `${repo}node_modules/vite/bin/vite.js`;
const children: ChildProcess[] = [];

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

/** A line of the log for each request and answer is not for somebody who looks for a sign-in link. */
const LOG_LINE = '{"level":"info"';

let isUp = false;
const earlyErrors: string[] = [];

/**
 * Passes on what the worker prints, sign-in links among it. Wrangler's own lines are left out, for its banner shows
 * the beginnings of secrets, the log's of requests and answers, and what is said of readers who left early. What it
 * complains of while starting is kept for the case that it fails.
 */
function relay({ stdout, stderr }: ChildProcess) {
  if (!stdout || !stderr) return;
  createInterface(stdout).on("line", (line) => {
    const plain = stripVTControlCharacters(line).trim();
    if (isUp && plain && !/^(\[wrangler:|⎔)/.test(plain) && !plain.startsWith(LOG_LINE)) console.log(line);
  });
  let before = "";
  createInterface(stderr).on("line", (line) => {
    const plain = stripVTControlCharacters(line).trim();
    if (!isUp) earlyErrors.push(line);
    else if (plain && !isNoise(plain, before)) console.error(line);
    if (plain) before = plain;
  });
}

function serve(args: string[]) {
  const env = { ...process.env, ...quiet };
  const child = spawn(process.execPath, args, { cwd: repo, stdio: ["ignore", "pipe", "pipe"], env });
  relay(child);
  child.on("exit", (code) => {
    if (!isUp && !stopping) console.error(earlyErrors.join("\n"));
    stop(code ?? 0);
  });
  children.push(child);
}

let stopping = false;
function stop(code: number) {
  if (stopping) return;
  stopping = true;
  let open = children.filter((child) => child.exitCode === null && child.signalCode === null);
  if (open.length === 0) process.exit(code);
  for (const child of open) {
    child.on("exit", () => {
      open = open.filter((other) => other !== child);
      if (open.length === 0) process.exit(code);
    });
    child.kill("SIGTERM");
  }
  setTimeout(() => {
    for (const child of open) child.kill("SIGKILL");
  }, 5_000).unref();
}

async function waitUntilUp() {
  for (let tries = 0; tries < 900; tries++) {
    const up = await fetch(`${origin}/api/crypto/prices`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    );
    if (up) return;
    await pause(200);
  }
  console.error("the server did not come up within three minutes");
  stop(1);
}

const tick = async (cron: string): Promise<void> => {
  await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`, {
    signal: AbortSignal.timeout(30_000),
  }).catch((error) => console.error(`scheduled ${cron}: ${error.message}`));
};

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));
process.on("SIGHUP", () => stop(0));
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
serve([
  wrangler,
  ...["dev", "-c", config, "--ip", "127.0.0.1", "--port", String(port), "--persist-to", stateFolder],
  ...["--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "log"],
]);
await waitUntilUp();
isUp = true;

// Wrangler's proxy drops its connection to the worker after five seconds of rest, and loses a POST that is sent just then.
setInterval(() => fetch(`${origin}/robots.txt`).catch(() => {}), 1_000).unref();

const { crons } = readWranglerToml().triggers;
await Promise.all(crons.map(tick));
for (const cron of crons) new Cron(cron, { timezone: "UTC" }, () => tick(cron));

if (dev) serve([vite, "dev", "pages", "--host", "127.0.0.1", "--port", "5173", "--strictPort"]);
console.log(`Enigma is up: ${dev ? devOrigin : origin}  (Ctrl-C ends it)`);
