/** `npm run deploy`: migrations, the API worker, then the Pages project that stands in front of it. */
import { rmSync } from "node:fs";
import { assemblePages, migrate, run, wrangler } from "./assemble.ts";

// Search engines and shared links need whole addresses, which are written into the site as it is built.
if (!process.env.PUBLIC_ORIGIN?.startsWith("https://")) {
  console.error("Name the site's address: PUBLIC_ORIGIN=https://... npm run deploy");
  process.exit(1);
}
const folder = assemblePages();
migrate("--remote");
run([wrangler, "deploy"]);
run([wrangler, "pages", "deploy", "--branch", "main"], folder);
rmSync(folder, { recursive: true, force: true });
