import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { PRINTED } from "./sign-in.ts";

const port = Number(process.env.E2E_PORT ?? 8790);
const chromium = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  timeout: 45_000,
  workers: 1,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Without one of these Playwright looks for its own browser and says how to install it.
    launchOptions: { ...(chromium && { executablePath: chromium }), args: ["--no-sandbox", "--disable-gpu"] },
    screenshot: "only-on-failure",
  },
  webServer: {
    // What it prints, the sign-in links among it, goes where sign-in.ts reads it.
    command: `rm -rf .wrangler/e2e && mkdir -p .wrangler && exec npm start >${PRINTED}`,
    cwd: "../..",
    url: `http://127.0.0.1:${port}/api/stock/prices`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: String(port), STATE_DIR: ".wrangler/e2e" },
  },
});
