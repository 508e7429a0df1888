import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { PORTS } from "../chains/ports.ts";

export interface Product {
  site: string;
  stop: () => Promise<void>;
}

const PATIENCE_MS = 300_000;

/** A product of its own, with its own state, set up by `variables`, once it answers. Throws what it printed if it does not. */
export async function startProduct(port: number, variables: Record<string, string>): Promise<Product> {
  const site = `http://127.0.0.1:${port}`;
  const state = `.wrangler/e2e-${port}`;
  rmSync(state, { recursive: true, force: true });
  mkdirSync(".wrangler", { recursive: true });
  const out = openSync(`${state}.log`, "w");
  const own = { PORT: String(port), SITE_PORT: String(PORTS.site) };
  const env = { ...process.env, ...variables, ...own, STATE_DIR: state };
  const child = spawn("npm", ["start"], { stdio: ["ignore", out, out], env });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!(await isUp(site))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${site} is not up:\n${readFileSync(`${state}.log`, "utf8")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { site, stop };
}

const isUp = (site: string) =>
  fetch(`${site}/api/stock/prices`).then(
    ({ ok }) => ok,
    () => false,
  );
