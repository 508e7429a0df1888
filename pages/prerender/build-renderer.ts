import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const pages = fileURLToPath(new URL("..", import.meta.url));

/** Builds the site a second time, for servers, into a folder that holds all they need, with `renderer.js` as its entry. */
export async function buildRenderer(outDir: string): Promise<void> {
  await build({
    configFile: join(pages, "vite.config.ts"),
    logLevel: "warn",
    // Neither Node nor a Function has anything beside it.
    ssr: { noExternal: true, target: "webworker", resolve: { conditions: ["workerd", "worker", "module"] } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      ssr: join(pages, "server/renderer.ts"),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
}
