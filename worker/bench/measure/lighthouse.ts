import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../.wrangler/lighthouse/", import.meta.url));
/** They are as large as the product's own tools together, and this bench alone needs them. */
const PACKAGES = ["lighthouse@12.8.2", "chrome-launcher@1.2.1"];

/** Of what Lighthouse found, what is read here. */
interface Found {
  categories?: Record<string, { score: number | null }>;
  audits?: Record<string, { numericValue?: number }>;
  environment?: { benchmarkIndex: number };
}

export interface Lighthouse {
  judge: (url: string, options: object) => Promise<{ lhr: Found } | undefined>;
  /** starts a Chromium */
  launch: (options: object) => Promise<{ port: number; pid: number; kill: () => void }>;
  /** a phone on a slow network */
  slowPhone: object;
}

/** Lighthouse, which npm brings into a folder of its own when it is asked for first. Throws where npm cannot. */
export async function openLighthouse(): Promise<Lighthouse> {
  if (!existsSync(`${FOLDER}node_modules/lighthouse`)) {
    const asked = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", "--ignore-scripts", ...PACKAGES];
    const { status } = spawnSync("npm", asked, { stdio: "inherit", shell: process.platform === "win32" });
    if (status !== 0) throw new Error(`npm could not bring ${PACKAGES.join(" and ")}.`);
  }
  const load = async (path: string) =>
    (await import(pathToFileURL(`${FOLDER}node_modules/${path}`).href)) as Record<string, unknown>;
  const [{ default: judge }, { throttling }, { launch }] = await Promise.all([
    load("lighthouse/core/index.js"),
    load("lighthouse/core/config/constants.js"),
    load("chrome-launcher/dist/index.js"),
  ]);
  return { judge, launch, slowPhone: (throttling as { mobileSlow4G: object }).mobileSlow4G } as Lighthouse;
}
