import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from "miniflare";
import { parse } from "smol-toml";
import { repo } from "../local/local-config.ts";
import { bundleWorker, type Modules } from "../local/running/bundle-worker.ts";
import { migrateAll } from "../local/running/migrate.ts";

const unlimited = (id: string) => ({
  namespace_id: id,
  simple: { limit: 1_000_000_000, period: 60 as const },
});
const deployed = parse(readFileSync(`${repo}wrangler.toml`, "utf8"));
export const runtime = {
  compatibilityDate: deployed.compatibility_date as string,
  compatibilityFlags: deployed.compatibility_flags as string[],
};

/** Answers in place of the network: the JSON at an address. */
type Outside = (url: string) => unknown;

const api = (port: number, bindings: Record<string, string>, outside?: Outside) => ({
  ...runtime,
  name: "api",
  modules: bundleWorker(`${repo}worker/bench/inside/entry.ts`, `${repo}.wrangler/bench`, ["--minify"]),
  d1Databases: { DB: "bench", RECORD: "bench-record" },
  kvNamespaces: { CACHE: "bench", SESSIONS: "bench-sessions" },
  durableObjects: {
    CREDITS: { className: "CreditCounters", useSQLite: true },
    TALKS: { className: "KeptTalks", useSQLite: true },
    SHARES: { className: "SharedAnswers", useSQLite: true },
    X402: { className: "PaymentDesk", useSQLite: true },
    ONE_WRITE: { className: "OneWrite", useSQLite: true },
    WATCHED: { className: "WatchedCounters", useSQLite: true },
  },
  ratelimits: {
    CHAT_LIMIT: unlimited("1001"),
    READ_LIMIT: unlimited("1005"),
    AUTH_LIMIT: unlimited("1002"),
    KEY_LIMIT: unlimited("1003"),
    FREE_LIMIT: unlimited("1004"),
  },
  bindings: {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    KEY_SECRET: "a secret of the benchmark, long enough",
    SIGNING_KEYS: `2000-01-01:${"x".repeat(42)}A`,
    ...bindings,
  },
  unsafeDirectSockets: [{ host: "127.0.0.1", port }],
  ...(outside && { outboundService: ({ url }: { url: string }) => Response.json(outside(url)) }),
});

const peer = (port: number, modules: Modules) => ({
  ...runtime,
  name: "peer",
  modules,
  d1Databases: { DB: "bench-peer" },
  unsafeDirectSockets: [{ host: "127.0.0.1", port }],
});

export interface Served {
  origin: string;
  /** where the peer is, if one was given */
  peerOrigin: string;
  /** rows of the product's database */
  query: (statement: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
}

/** Of three ports that two processes do not share, the first; they lie below those the system gives to outgoing connections. */
export const pickPorts = (): number => 20_000 + (process.pid % 4_000) * 3;

/**
 * Starts the product, and a peer beside it on the same workerd, in Miniflare, in memory, each with a direct socket
 * into workerd (no proxy in between). Takes `port` and the two after it. `bindings`: further variables of the product. `log`
 * hears of the lines it prints; those that are not of level info go to the terminal too. `stateDir`: where its data is
 * kept instead, so that another one can go on with it; `outside` answers whatever the product asks.
 */
export async function serveWorker(
  port: number,
  peerModules?: Modules,
  bindings: Record<string, string> = {},
  log: (line: string) => void = () => {},
  { stateDir, outside }: { stateDir?: string; outside?: Outside } = {},
): Promise<Served> {
  const workers = [
    api(port, bindings, outside),
    ...(peerModules === undefined ? [] : [peer(port + 2, peerModules)]),
  ];
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: port + 1,
      cf: false,
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: ({ message }) => {
        log(message);
        if (!message.includes('"level":"info"')) console.error(message);
      },
      workers,
    }),
    ...(stateDir !== undefined && { resourcePersistencePath: stateDir }),
  });
  await miniflare.ready;
  await migrateAll(async (binding) => (await miniflare.getD1Database(binding, "api")) as never);
  return {
    origin: `http://127.0.0.1:${port}`,
    peerOrigin: `http://127.0.0.1:${port + 2}`,
    query: async (statement) =>
      (await (await miniflare.getD1Database("DB", "api")).prepare(statement).all<Record<string, unknown>>())
        .results,
    stop: () => miniflare.dispose(),
  };
}
