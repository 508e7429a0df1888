import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

import { buildRenderer } from "../../pages/prerender/build-renderer.ts";
import { RENDERER } from "../../pages/prerender/renderer-folder.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cache = `${root}node_modules/.cache/worker-tests`;
/** What tests import beside our own files; taken from the same bundle, so that there is one copy of each. */
const PACKAGES = [
  "@mysten/sui/utils",
  "@noble/hashes/sha2.js",
  "@solana/web3.js",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/durable-sqlite",
  "drizzle-orm/durable-sqlite/migrator",
  "drizzle-orm/sqlite-core",
  "hono",
  "simple-statistics",
  "stripe",
  "viem/accounts",
  "viem/utils",
  "zod",
];

const sources = () =>
  globSync(["worker/**/*.{ts,tsx}", "shared/**/*.ts"], { cwd: root }).filter(
    (file) => !/^worker\/(test|local|bench)\/|\.test\.tsx?$|\.node\.ts$|\.d\.ts$|\.config\.ts$/.test(file),
  );

const entryOf = (name: string) => name.replace(/\.tsx?$/, "");

/** Built anew whenever a source file or the lock file differs. */
function hashOf(files: string[]): string {
  const hash = createHash("sha256");
  const others = [
    "package-lock.json",
    "worker/test/bundle-worker.node.ts",
    ...globSync(["migrations/account/*.{js,sql}", "worker/features/**/*.json"], { cwd: root }),
  ];
  for (const file of [...files, ...others]) hash.update(file).update(readFileSync(root + file));
  return hash.digest("hex").slice(0, 16);
}

/**
 * What `make` puts into a folder, made anew where `hash` differs. Test runs that start together each make their own, and the
 * first that is ready is everybody's.
 */
async function keepBuilt(
  kind: string,
  hash: string,
  make: (outDir: string) => Promise<unknown>,
): Promise<string> {
  const outDir = `${cache}/${kind}-${hash}`;
  if (existsSync(outDir)) return outDir;
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(`${cache}/making-`);
  await make(own);
  for (const older of readdirSync(cache).filter(
    (name) => name.startsWith(`${kind}-`) && !name.endsWith(hash),
  ))
    rmSync(`${cache}/${older}`, { recursive: true, force: true });
  try {
    renameSync(own, outDir);
  } catch {
    // Another run was first.
    rmSync(own, { recursive: true, force: true });
  }
  return outDir;
}

/**
 * Bundles the worker once: every source file becomes a small entry beside one large chunk, all of it loaded by workerd
 * itself. Without it each run would hand over hundreds of modules one by one. Returns the folder of the entries.
 */
async function bundleWorker(): Promise<string> {
  const files = sources();
  return keepBuilt("worker", hashOf(files), (outDir) =>
    build({
      root,
      configFile: false,
      logLevel: "error",
      ssr: { noExternal: true, target: "webworker" },
      resolve: { conditions: ["workerd", "worker", "browser"] },
      define: { "process.env.NODE_ENV": '"test"' },
      build: {
        ssr: true,
        outDir,
        target: "es2024",
        minify: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: Object.fromEntries([
            ...files.map((file) => [entryOf(file), root + file]),
            ...PACKAGES.map((name) => [`packages/${name}`, name]),
          ]),
          external: [/^cloudflare:/, /^node:/],
          moduleTypes: { ".sql": "text" },
          preserveEntrySignatures: "strict",
          output: {
            entryFileNames: "[name].mjs",
            chunkFileNames: "[name].mjs",
            codeSplitting: { groups: [{ name: "all", test: /./ }] },
          },
        },
      },
    }),
  );
}

/** The renderer of our Functions, built anew whenever the site differs, for the tests that draw pages. */
async function bundleRenderer(): Promise<string> {
  const hash = hashOf(globSync("{pages,shared}/**/*.{ts,tsx}", { cwd: root }));
  const folder = await keepBuilt("renderer", hash, async (outDir) => {
    const { NODE_ENV } = process.env;
    // Of a test it would be React as it is developed with.
    process.env.NODE_ENV = "production";
    await buildRenderer(outDir).finally(() => {
      process.env.NODE_ENV = NODE_ENV;
    });
  });
  return `${folder}/renderer.js`;
}

/** Where a worker test imports a source file of ours, or a package of the list, it gets the bundle's. */
export function bundledWorker(): Plugin {
  let outDir = "";
  return {
    name: "bundled-worker",
    enforce: "pre",
    async configResolved() {
      outDir = await bundleWorker();
    },
    async resolveId(id, importer) {
      if (id === RENDERER) return bundleRenderer();
      if (PACKAGES.includes(id)) return `${outDir}/packages/${id}.mjs`;
      if (!/^[./].*\.tsx?$/.test(id)) return null;
      const file = relative(root, importer && id.startsWith(".") ? resolve(dirname(importer), id) : id);
      const entry = `${outDir}/${entryOf(file)}.mjs`;
      return existsSync(entry) ? entry : null;
    },
  };
}
