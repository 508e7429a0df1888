/** `npm run deploy`: migrations, the API worker, then the Pages project that stands in front of it. */
import { rmSync } from "node:fs";
import { assemblePages, run, wrangler } from "./assemble.ts";

const folder = assemblePages();
run([wrangler, "d1", "migrations", "apply", "DB", "--remote"]);
run([wrangler, "deploy"]);
run([wrangler, "pages", "deploy", "--branch", "main"], folder);
rmSync(folder, { recursive: true, force: true });
