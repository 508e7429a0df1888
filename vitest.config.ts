import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { VARIABLES } from "./worker/local/local-config.ts";

/** A slow machine is no failure of the code; what must be quick measures itself. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Each request is logged; only what a failing test printed is worth reading.
    silent: "passed-only",
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                // What a developer keeps in .dev.vars has no say in a test.
                ...Object.fromEntries(VARIABLES.map((name) => [name, ""])),
                TEST_MIGRATIONS: await readD1Migrations("./migrations"),
                PUBLIC_ORIGIN: "http://127.0.0.1:8787",
                KEY_SECRET: "a secret of the tests, 32 characters at least",
              },
              ratelimits: {
                CHAT_LIMIT: { namespace_id: "1001", simple: { limit: 1_000_000, period: 60 } },
                KEY_LIMIT: { namespace_id: "1003", simple: { limit: 60, period: 60 } },
                AUTH_LIMIT: { namespace_id: "1002", simple: { limit: 30, period: 60 } },
              },
              // A test that forgets to replace a provider fails here instead of reaching the street.
              outboundService: (request: Request) =>
                new Response(`no street: ${request.url}`, { status: 599 }),
            },
          })),
        ],
        test: {
          name: "worker",
          testTimeout,
          include: ["worker/test/**/*.test.ts"],
          exclude: ["worker/test/**/*.node.test.ts"],
          setupFiles: ["worker/test/setup.ts"],
          // The pool cannot load what these require as it stands; a deployed worker is bundled whole.
          deps: { optimizer: { ssr: { enabled: true, include: ["@solana/web3.js", "@solana/spl-token"] } } },
        },
      },
      {
        test: { name: "node", testTimeout, environment: "node", include: ["worker/test/**/*.node.test.ts"] },
      },
      {
        plugins: [react()],
        test: { name: "ui", testTimeout, environment: "jsdom", include: ["pages/test/**/*.test.{ts,tsx}"] },
      },
    ],
  },
});
