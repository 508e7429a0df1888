import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { NETWORK_IDS } from "../../shared/networks.ts";
import { PORTS } from "./chains/ports.ts";
import { chainsUrl, chainVariables } from "./chains/variables.ts";
import { ADMIN, PRINTED } from "./sign-in.ts";

/** The shell without a window does the same for two thirds of the work. */
const chromium = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
].find((path) => path && existsSync(path));
const site = `http://127.0.0.1:${PORTS.site}`;
/** The same product, set up to be paid on local chains and by a stand-in of Stripe. */
const paidSite = `http://127.0.0.1:${PORTS.payments}`;

/** They only read, or start a product of their own. */
const APART = ["accessibility.spec.ts", "ai.spec.ts", "replay.spec.ts"];

const server = { cwd: "../..", reuseExistingServer: false, timeout: 300_000 };

/** A product of its own: its port, its state, and a file for what it prints, where sign-in.ts reads the links. */
function startProduct(name: keyof typeof PRINTED, env: Record<string, string> = {}) {
  const state = `.wrangler/e2e-${PORTS[name]}`;
  return {
    ...server,
    command: `rm -rf ${state} && mkdir -p .wrangler && exec npm start >${PRINTED[name]}`,
    url: `http://127.0.0.1:${PORTS[name]}/api/stock/prices`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
    env: { PORT: String(PORTS[name]), STATE_DIR: state, ...env },
  };
}

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // When a test is given up, not how fast it must be: what it waits for has no less.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // One a project: those that wait for a block or a clock leave the processors to the others.
  workers: 3,
  reporter: "list",
  use: {
    // Without one of these Playwright looks for its own browser and says how to install it.
    launchOptions: { ...(chromium && { executablePath: chromium }), args: ["--no-sandbox", "--disable-gpu"] },
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
    colorScheme: "dark",
  },
  // Each of the first two is a product of its own, so they run beside each other; the tests of one share its state and go one by
  // one. Those of axe change nothing that others read.
  projects: [
    { name: "site", testIgnore: ["payments/**", ...APART], workers: 1, use: { baseURL: site } },
    { name: "payments", testDir: "payments", workers: 1, use: { baseURL: paidSite } },
    { name: "apart", testMatch: APART, workers: 1, use: { baseURL: site } },
  ],
  webServer: [
    startProduct("site"),
    {
      ...server,
      command: `exec "${process.execPath}" pages/e2e/chains/serve-chains.ts --port ${PORTS.chains} --site ${paidSite}`,
      url: chainsUrl(PORTS.chains),
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    // They start one after another, so the site is built by now; only the addresses in it are the first one's.
    startProduct("payments", {
      ...{ SITE_PORT: String(PORTS.site), ADMIN_EMAILS: ADMIN },
      ...chainVariables(PORTS.chains, NETWORK_IDS),
    }),
  ],
});
