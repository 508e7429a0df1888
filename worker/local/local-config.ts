import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { RENDERER, rendererOf } from "../../pages/prerender/renderer-folder.ts";
import { VARIABLES } from "../variables.ts";

export const repo = fileURLToPath(new URL("../..", import.meta.url));

/** Where `npm start` keeps its data. */
export const stateFolder = process.env.STATE_DIR ?? `${repo}.wrangler/state`;
export const wrangler = `${repo}node_modules/wrangler/bin/wrangler.js`;
/** What keeps wrangler from asking the network. */
export const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  NO_UPDATE_NOTIFIER: "1",
};

export interface WranglerConfig {
  main: string;
  alias: Record<string, string>;
  triggers: { crons: string[] };
  d1_databases: { binding: string; database_id: string; migrations_dir: string }[];
  [key: string]: unknown;
}

export const readWranglerToml = () =>
  parse(readFileSync(`${repo}wrangler.toml`, "utf8")) as unknown as WranglerConfig;

const devVars = `${repo}.dev.vars`;

const makeSeed = () => randomBytes(32).toString("base64url");

/** What a deployment sets by hand and a machine makes for itself. */
const OWN_SECRETS = {
  KEY_SECRET: makeSeed,
  SIGNING_KEYS: () => `${new Date().toISOString().slice(0, 10)}:${makeSeed()}`,
  TEST_SIGNING_KEY: makeSeed,
};

/** The first run on a machine makes the secrets that sign keys and answers, and keeps them in `.dev.vars` (git-ignored). */
export function makeSecrets(): void {
  const text = existsSync(devVars) ? readFileSync(devVars, "utf8") : "";
  const known = parseEnv(text);
  const lines = Object.entries(OWN_SECRETS).flatMap(([name, make]) =>
    known[name] ? [] : `${name}=${make()}\n`,
  );
  if (lines.length === 0) return;
  writeFileSync(devVars, `${text}${text && !text.endsWith("\n") ? "\n" : ""}${lines.join("")}`, {
    mode: 0o600,
  });
}

/** The worker's variables on this machine: the shell's, else `.dev.vars`, else those of a local run at `origin`. */
export function readVars(origin: string): Record<string, string> {
  const saved = existsSync(devVars) ? parseEnv(readFileSync(devVars, "utf8")) : {};
  const all: Record<string, string | undefined> = {
    PUBLIC_ORIGIN: origin,
    ...saved,
    ...process.env,
  };
  return Object.fromEntries(
    Object.keys(VARIABLES)
      .map((name) => [name, all[name]])
      .filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/**
 * Where a local run keeps its build of the site: one folder a port, so that a second run does not empty the first's. With
 * SITE_PORT it shows the build of the run on that port.
 */
export const siteFolder = (port: number) => `${repo}.wrangler/local/site-${process.env.SITE_PORT ?? port}`;

/**
 * Writes the configuration of a local run and returns its path: wrangler.toml with the built site as assets, so that
 * one process serves both, and this machine's variables; one file a port (or another number that no other run has), so that two
 * runs do not meet. The file may hold keys, so only its owner may read it.
 * `main`: a worker that serves no site.
 */
export function writeLocalConfig(port: number, vars: Record<string, string>, main?: string): string {
  // Mail goes to the terminal here, also where a deployed worker sends it; and a stack names functions.
  const { send_email: _, minify: __, alias, ...toml } = readWranglerToml();
  const config = {
    ...toml,
    main: `${repo}${main ?? "worker/local/site-worker.ts"}`,
    alias: {
      ...Object.fromEntries(Object.entries(alias).map(([from, to]) => [from, `${repo}${to}`])),
      ...(main === undefined && { [RENDERER]: `${rendererOf(siteFolder(port))}/renderer.js` }),
    },
    r2_buckets: [
      { binding: "BACKUPS", bucket_name: "enigma-backups" },
      { binding: "BARS", bucket_name: "enigma-bars" },
    ],
    d1_databases: toml.d1_databases.map((d1) => ({ ...d1, migrations_dir: `${repo}${d1.migrations_dir}` })),
    ...(main === undefined && {
      assets: {
        binding: "ASSETS",
        directory: siteFolder(port),
        not_found_handling: "404-page",
        run_worker_first: [
          "/api/*",
          "/mcp",
          "/.well-known/oauth-*",
          "/a/*",
          "/markets",
          "/markets/*",
          "/record",
          "/privacy",
          "/terms",
        ],
      },
    }),
    // Nothing runs by itself beside such a worker.
    ...(main !== undefined && { triggers: { crons: [] } }),
    vars,
  };
  const folder = `${repo}.wrangler/local`;
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/port-${port}.json`;
  writeFileSync(file, JSON.stringify(config, null, 2), { mode: 0o600 });
  return file;
}
