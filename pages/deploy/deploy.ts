/**
 * `npm run deploy`: migrations, the API worker, then the Pages project that stands in front of it. With `--dry-run` nothing leaves
 * this machine: migrations go to the local databases, the worker is bundled, and the Pages project is made into a worker.
 */
import { rmSync } from "node:fs";
import { assemblePages, migrate, run, wrangler } from "./assemble.ts";

// Search engines and shared links need whole addresses, which are written into the site as it is built.
if (!process.env.PUBLIC_ORIGIN?.startsWith("https://")) {
  console.error("Name the site's address: PUBLIC_ORIGIN=https://... npm run deploy");
  process.exit(1);
}
const isDry = process.argv.includes("--dry-run");
const folder = assemblePages();
migrate(isDry ? "--local" : "--remote");
run([wrangler, "deploy", ...(isDry ? ["--dry-run", "--outdir", ".wrangler/dry-run"] : [])]);
if (isDry) run([wrangler, "pages", "functions", "build", "--outdir", "worker"], folder);
else run([wrangler, "pages", "deploy", "--branch", "main"], folder);
rmSync(folder, { recursive: true, force: true });
