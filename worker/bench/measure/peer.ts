import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { repo } from "../../local/local-config.ts";
import { bundleWorker, type Modules } from "../../local/running/bundle-worker.ts";
import { runtime } from "../serve.ts";

/** better-auth and its plugin of API keys, which has no version of the very same number. */
const PACKAGES = ["better-auth@1.6.34", "@better-auth/api-key@1.6.33"];
const FOLDER = `${repo}.wrangler/bench/peer`;

/** Installs the peer into a folder of its own, once, and bundles it; null when it cannot be had here. */
export function bundlePeer(): Modules | null {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(`${FOLDER}/node_modules/better-auth`)) {
    writeFileSync(`${FOLDER}/package.json`, JSON.stringify({ name: "peer", private: true, type: "module" }));
    const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--legacy-peer-deps"];
    const options = { cwd: FOLDER, timeout: 300_000 };
    if (spawnSync("npm", ["install", ...flags, ...PACKAGES], options).status !== 0) return null;
  }
  const config = {
    name: "peer",
    compatibility_date: runtime.compatibilityDate,
    compatibility_flags: runtime.compatibilityFlags,
  };
  writeFileSync(`${FOLDER}/wrangler.json`, JSON.stringify(config));
  copyFileSync(`${repo}worker/bench/inside/peer.js`, `${FOLDER}/entry.js`);
  return bundleWorker(`${FOLDER}/entry.js`, `${FOLDER}/out`, ["--minify"], FOLDER);
}
