import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { pause } from "../../timing.ts";
import {
  makeSecrets,
  quiet,
  readVars,
  repo,
  stateFolder,
  wrangler,
  writeLocalConfig,
} from "../local-config.ts";
import { migrateLocally } from "../running/migrate.ts";

/** The stores of the installation on this machine, by the worker that dumps and fills them. */
export interface Backup {
  ask: (path: string, body?: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts it on a free port of 127.0.0.1, the databases at their newest step. `npm start` must not run on the same data. */
export async function serveBackup(): Promise<Backup> {
  makeSecrets();
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const config = writeLocalConfig(port, readVars(origin), "worker/local/backup/backup-worker.ts");
  const env = { ...process.env, ...quiet };
  const where = ["-c", config, "--persist-to", stateFolder];
  await migrateLocally();
  const args = ["dev", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", ...where];
  const child = spawn(process.execPath, [wrangler, ...args, "--show-interactive-dev-session=false"], {
    ...{ cwd: repo, env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  for (let tries = 0; !(await isUp(origin)); tries++) {
    if (child.exitCode !== null || tries > 900) throw new Error("the worker did not start");
    await pause(200);
  }
  return { ask: askAt(origin), stop };
}

/** The stores of a deployed installation, whose place the worker has taken. */
export const reachBackup = (origin: string, token: string): Backup => ({
  ask: askAt(origin, { Authorization: `Bearer ${token}` }),
  stop: async () => {},
});

const askAt =
  (origin: string, headers: Record<string, string> = {}): Backup["ask"] =>
  async (path, body = {}) => {
    const reply = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const json = (await reply.json()) as { error?: string };
    if (!reply.ok) throw new Error(json.error);
    return json;
  };

const isUp = async (origin: string) =>
  fetch(origin, { method: "POST" }).then(
    () => true,
    () => false,
  );

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
