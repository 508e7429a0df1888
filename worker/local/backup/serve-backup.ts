import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSecrets, readVars, writeLocalConfig } from "../local-config.ts";
import { migrateLocally } from "../running/migrate.ts";
import { runWorker } from "../running/run-worker.ts";

/** The stores of the installation on this machine, by the worker that dumps and fills them. */
export interface Backup {
  ask: (path: string, body?: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts it on a free port of 127.0.0.1, the databases at their newest step. `npm start` must not run on the same data. */
export async function serveBackup(): Promise<Backup> {
  makeSecrets();
  const config = writeLocalConfig(
    process.pid,
    readVars("http://127.0.0.1"),
    "worker/local/backup/backup-worker.ts",
  );
  const bundle = mkdtempSync(join(tmpdir(), "enigma-backup-"));
  try {
    await migrateLocally();
    const { origin, stop } = await runWorker(config, { port: 0, bundle });
    return { ask: askAt(origin), stop };
  } finally {
    rmSync(bundle, { recursive: true });
    rmSync(config);
  }
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
