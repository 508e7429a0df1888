import { readFileSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import react from "@vitejs/plugin-react";
import { parse } from "smol-toml";
import { defineConfig } from "vitest/config";
import { bundledWorker } from "./worker/test/bundle-worker.node.ts";
import { VARIABLES } from "./worker/variables.ts";

/**
 * The tests of a project: those of everyday, or (`--mode deep`) the long sweeps and attacks, or (`--mode large`) those that need
 * the memory of a runtime for themselves.
 */
const testsOf = (mode: string, suffix: string, ...folders: string[]) => {
  const of = (kind: string) => folders.map((folder) => `${folder}/**/*${kind}${suffix}`);
  return mode === "deep" || mode === "large"
    ? { include: of(`.${mode}`) }
    : { include: of(""), exclude: [...of(".deep"), ...of(".large")] };
};

/** Requests a minute by the names of wrangler.toml's limits. */
function readLimits(): Record<string, number> {
  const toml = parse(readFileSync("./wrangler.toml", "utf8")) as {
    ratelimits: { name: string; simple: { limit: number } }[];
  };
  return Object.fromEntries(toml.ratelimits.map(({ name, simple }) => [name, simple.limit]));
}

export default defineConfig(({ mode }) => {
  const worker = testsOf(mode, ".test.ts", "worker");
  const ui = testsOf(mode, ".test.{ts,tsx}", "pages");
  const common = {
    // A slow machine is no failure of the code: this only stops a test that would never end.
    testTimeout: mode === "deep" ? 900_000 : 300_000,
    hookTimeout: 300_000,
    // Modules are loaded once for all files; each test brings its own people, keys and moment.
    isolate: false,
  };
  return {
    test: {
      // The long ones wait more than they work.
      maxWorkers: mode === "deep" ? 3 : 2,
      reporters: [["default", { summary: false }]],
      // One line a file.
      slowTestThreshold: 600_000,
      // Each request is logged; only what a failing test printed is worth reading.
      silent: "passed-only",
      // The moment at which every test begins.
      provide: {
        moment: process.env.TEST_MOMENT ?? "2026-10-13T15:00:00Z",
        deepCalls: Number(process.env.DEEP_CALLS ?? 2_400),
      },
      projects: [
        {
          plugins: [
            bundledWorker(),
            cloudflareTest(async () => ({
              main: "./worker/test/worker.ts",
              verbose: false,
              wrangler: { configPath: "./wrangler.toml" },
              miniflare: {
                modulesRules: [{ type: "ESModule", include: ["**/.cache/worker-tests/**/*.mjs"] }],
                bindings: {
                  // What a developer keeps in .dev.vars has no say in a test.
                  ...Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, ""])),
                  TEST_SCHEMA: (await readD1Migrations("./migrations/d1")).flatMap(({ queries }) => queries),
                  RECORD_SCHEMA: (await readD1Migrations("./migrations/record")).flatMap(
                    ({ queries }) => queries,
                  ),
                  DOORS: readLimits(),
                  RUNBOOK: readFileSync("./worker/RUNBOOK.md", "utf8"),
                  PUBLIC_ORIGIN: "http://127.0.0.1:8787",
                  KEY_SECRET: "a secret of the tests, 32 characters at least",
                  SIGNING_KEYS: `2000-01-01:${"x".repeat(42)}A`,
                  TEST_SIGNING_KEY: `${"y".repeat(42)}A`,
                },
                // The store of bars is bound where a test says so.
                r2Buckets: ["BACKUPS", "TEST_BARS"],
                // Likewise the queue, whose messages come to the tests' worker.
                queueProducers: { TEST_WEBHOOKS: { queueName: "webhooks" } },
                queueConsumers: { webhooks: { maxBatchSize: 12, maxBatchTimeout: 0, maxRetries: 0 } },
                ratelimits: {
                  READ_LIMIT: { namespace_id: "1005", simple: { limit: 1_000_000, period: 60 } },
                  CHAT_LIMIT: { namespace_id: "1001", simple: { limit: 1_000_000, period: 60 } },
                  KEY_LIMIT: { namespace_id: "1003", simple: { limit: 60, period: 60 } },
                  FREE_LIMIT: { namespace_id: "1004", simple: { limit: 30, period: 60 } },
                  AUTH_LIMIT: { namespace_id: "1002", simple: { limit: 30, period: 60 } },
                },
                // A test that forgets to replace a provider fails here instead of reaching the street.
                outboundService: (request: Request) =>
                  new Response(`no street: ${request.url}`, { status: 599 }),
              },
            })),
          ],
          test: {
            ...common,
            name: "worker",
            include: worker.include,
            exclude: ["worker/**/*.node.test.ts", ...(worker.exclude ?? [])],
            setupFiles: ["worker/test/setup.ts"],
          },
        },
        {
          test: {
            ...common,
            ...testsOf(mode, ".node.test.ts", "worker", "pages"),
            name: "node",
            environment: "node",
            setupFiles: ["worker/test/setup.node.ts"],
          },
        },
        {
          plugins: [react()],
          test: {
            ...common,
            include: ui.include,
            exclude: ["pages/**/*.node.test.ts", ...(ui.exclude ?? [])],
            name: "ui",
            environment: "./pages/test/kept-document.ts",
            setupFiles: ["pages/test/setup.ts"],
          },
        },
      ],
    },
  };
});
