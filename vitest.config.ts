import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations("./migrations") } },
          })),
        ],
        test: {
          name: "worker",
          include: ["worker/test/**/*.test.ts"],
          exclude: ["worker/test/**/*.node.test.ts"],
          setupFiles: ["worker/test/setup.ts"],
        },
      },
      { test: { name: "node", environment: "node", include: ["worker/test/**/*.node.test.ts"] } },
      {
        plugins: [react()],
        test: { name: "ui", environment: "jsdom", include: ["pages/test/**/*.test.{ts,tsx}"] },
      },
    ],
  },
});
