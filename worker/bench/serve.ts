import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { repo } from "../local/local-config.ts";

/** Bundles `worker/bench/entry.ts` as it would be deployed and returns the script. */
function bundleWorker(): string {
  const out = `${repo}.wrangler/bench`;
  const args = ["deploy", `${repo}worker/bench/entry.ts`, "--dry-run", "--minify", "--outdir", out];
  const done = spawnSync(process.execPath, [`${repo}node_modules/wrangler/bin/wrangler.js`, ...args], {
    cwd: repo,
  });
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
  return readFileSync(`${out}/entry.js`, "utf8");
}

/** Starts the product in Miniflare, in memory, with a direct socket into workerd (no proxy in between). */
export async function serveWorker(port: number): Promise<{ origin: string; stop: () => Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: port + 1,
      log: new Log(LogLevel.WARN),
      compatibilityDate: "2026-08-01",
      compatibilityFlags: ["nodejs_compat"],
      modules: [{ type: "ESModule", path: "entry.js", contents: bundleWorker() }],
      d1Databases: { DB: "bench" },
      kvNamespaces: { CACHE: "bench", SESSIONS: "bench-sessions" },
      durableObjects: { CREDITS: { className: "CreditCounters", useSQLite: true } },
      ratelimits: {
        CHAT_LIMIT: { namespace_id: "1001", simple: { limit: 1_000_000_000, period: 60 } },
        KEY_LIMIT: { namespace_id: "1003", simple: { limit: 1_000_000_000, period: 60 } },
        AUTH_LIMIT: { namespace_id: "1002", simple: { limit: 1_000_000_000, period: 60 } },
      },
      bindings: {
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        KEY_SECRET: "a secret of the benchmark, long enough",
      },
      unsafeDirectSockets: [{ host: "127.0.0.1", port }],
    }),
  );
  await miniflare.ready;
  const db = await miniflare.getD1Database("DB");
  for (const file of readdirSync(`${repo}migrations`).filter((name) => name.endsWith(".sql")))
    for (const sql of readFileSync(`${repo}migrations/${file}`, "utf8").split("--> statement-breakpoint"))
      await db.prepare(sql).run();
  return { origin: `http://127.0.0.1:${port}`, stop: () => miniflare.dispose() };
}
