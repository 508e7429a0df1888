import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { keepPagesOnLastCore, leaveLastCore, takeAllCores } from "./measure/own-core.ts";
import { measureRendering } from "./rendering.ts";

const PATHS = ["/", "/app", "/markets", "/markets/BTC", "/pricing", "/api-docs", "/whitepaper"];
const RUNS = 5;
const PORT = 8798;
/** Where Lighthouse finds the browser. */
const BROWSER_PORT = 8797;
/** npm brings it at the first run: nothing else needs it. */
const LIGHTHOUSE = "lighthouse@12.8.2";
/** The benchmark index of the desk computers Lighthouse's four times slower phone was set on. */
const NAMED_INDEX = 1_200;
/** How far the index of a run may be from the one it was slowed by: a shared machine is not as fast all the time. */
const INDEX_TOLERANCE = 0.15;
const MOST_TRIES = 3 * RUNS;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const repo = fileURLToPath(new URL("../..", import.meta.url));

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The product as `npm start` serves it, on its own port and state; the returned function ends it. */
async function startProduct() {
  const env = { ...process.env, PORT: String(PORT), STATE_DIR: `${repo}.wrangler/bench-pages` };
  const child = spawn(process.execPath, [`${repo}worker/local/start.ts`], {
    cwd: repo,
    env,
    stdio: "ignore",
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}/api/stock/prices`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error("npm start ended; by hand it says why.");
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
}

interface Audit {
  scores: number[];
  lcpMs: number;
  cls: number;
  /** total blocking time: what tasks of the main thread take beyond 50 ms each, on the phone */
  tbtMs: number;
  /** how fast Lighthouse finds this machine */
  benchmarkIndex: number;
}

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

/** A browser without a window and with a profile of its own; the returned function ends it. */
async function startBrowser() {
  const path = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-headless-shell"].find(
    (one) => one && existsSync(one),
  );
  if (!path) throw new Error("Install Chromium, or name it in CHROMIUM.");
  const profile = mkdtempSync(join(tmpdir(), "bench-pages-"));
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`];
  const browser = spawn(path, [...flags, `--remote-debugging-port=${BROWSER_PORT}`], { stdio: "ignore" });
  const stop = async () => {
    browser.kill("SIGTERM");
    await once(browser, "exit");
    rmSync(profile, { recursive: true, force: true });
  };
  return { pid: browser.pid ?? 0, stop };
}

async function audit(path: string, cpuSlowdownMultiplier: number): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      ...["--yes", LIGHTHOUSE, `http://127.0.0.1:${PORT}${path}`, `--port=${BROWSER_PORT}`],
      ...["--output=json", "--quiet", `--only-categories=${CATEGORIES.join()}`],
      `--throttling.cpuSlowdownMultiplier=${cpuSlowdownMultiplier}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits, environment }: Report = JSON.parse(stdout);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcpMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    tbtMs: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Whether it went without an error. */
function tryTo(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/**
 * Lighthouse on a phone with a slow network, as it simulates one: medians of five runs a page. The phone is as slow as four
 * times slower than a machine of index 1,200 on whatever machine this is, so that figures of two machines can be compared; a
 * run counts where the machine was as fast as in the run before, by whose index it was slowed. Pages have a core of their own
 * where that can be had: a phone runs neither their server nor a tester, whose turns Lighthouse counts as blocking. `named` pages
 * alone, when there are any.
 */
export async function measurePages(named: string[]) {
  const hasRoom = tryTo(leaveLastCore);
  const stop = await startProduct();
  const browser = await startBrowser();
  const measured: Record<string, Record<string, number>> = {};
  let rendering = {};
  try {
    await audit("/whitepaper", 4);
    if (!hasRoom || !tryTo(() => keepPagesOnLastCore(browser.pid))) {
      // This process has started all the others.
      if (hasRoom) tryTo(() => takeAllCores(process.pid));
      console.error("Pages share their cores with what serves and tests them: figures scatter.");
    }
    let { benchmarkIndex: expected } = await audit("/whitepaper", 4);
    for (const path of named.length > 0 ? named : PATHS) {
      const runs: Audit[] = [];
      for (let tries = 0; runs.length < RUNS && tries < MOST_TRIES; tries++) {
        const one = await audit(path, Math.max(1, (4 * expected) / NAMED_INDEX));
        const isSteady = Math.abs(one.benchmarkIndex / expected - 1) <= INDEX_TOLERANCE;
        // Now and then Lighthouse sees no paint at all, on a busy machine.
        if (isSteady && Number.isFinite(one.lcpMs)) runs.push(one);
        if (one.benchmarkIndex > 0) expected = one.benchmarkIndex;
      }
      const scores = CATEGORIES.map((name, at) => [name, median(runs.map((one) => one.scores[at] ?? 0))]);
      measured[path] = {
        ...Object.fromEntries(scores),
        lcpMs: Math.round(median(runs.map(({ lcpMs }) => lcpMs))),
        cls: Number(median(runs.map(({ cls }) => cls)).toFixed(3)),
        tbtMs: Math.round(median(runs.map(({ tbtMs }) => tbtMs))),
        benchmarkIndex: Math.round(median(runs.map(({ benchmarkIndex }) => benchmarkIndex))),
        runs: runs.length,
      };
    }
    rendering = await measureRendering(PORT);
  } finally {
    await browser.stop();
    await stop();
  }
  return { ...measured, rendering };
}
