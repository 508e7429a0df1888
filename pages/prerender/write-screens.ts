import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import coins from "../../shared/catalogue/coins.json" with { type: "json" };
import funds from "../../shared/catalogue/funds.json" with { type: "json" };
import stocks from "../../shared/catalogue/stocks.json" with { type: "json" };
import { buildRenderer } from "./build-renderer.ts";
import { fillTemplate, writeHead } from "./fill-template.ts";
import { rendererOf } from "./renderer-folder.ts";
import type { Reference, Renderer } from "./screen.ts";
import { readOrigin } from "./write-document.ts";

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The scripts of a screen, each after those it imports: those of its route, then the entry that draws it. */
function listScripts(manifest: Manifest, path: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    files.add(`/${chunk.file}`);
  };
  const route = path === "/" ? "index" : path.slice(1).replaceAll("/", ".");
  // A route that stands beside its parent has a low line in its file's name, one of many things a parameter.
  const sameRoute = (key: string) =>
    key.replace("_.", ".").replace(/\$\w+/, path.split("/").at(-1) ?? "") ===
    `routes/${route}.tsx?tsr-split=component`;
  for (const key of Object.keys(manifest).filter(sameRoute)) add(key);
  add("index.html");
  return [...files];
}

/** Builds the part that draws screens, beside the site, and imports it. */
async function loadRenderer(site: string): Promise<Renderer> {
  const folder = rendererOf(site);
  await buildRenderer(folder);
  const built = (await import(join(folder, "renderer.js"))) as { loadScreens: () => Promise<Renderer> };
  return built.loadScreens();
}

const sitemap = (origin: string, paths: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join("\n")}
</urlset>
`;

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /oauth/\nDisallow: /admin\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ""}`;

const REFERENCE = "reference/reference.html";

/** The pages of the reference as HTML and as Markdown, from the one template; returns the addresses that are listed. */
function writeReference(dir: string, { pages, llms }: Reference, origin: string): string[] {
  const template = readFileSync(join(dir, REFERENCE), "utf8");
  rmSync(join(dir, dirname(REFERENCE)), { recursive: true });
  for (const { path, html, markdown, title, description, isListed } of pages) {
    const file = join(dir, path.slice(1));
    mkdirSync(dirname(file), { recursive: true });
    const head = writeHead({ title, description, isPublic: isListed }, path, origin);
    writeFileSync(
      `${file}.html`,
      template
        .replace(/<title>.*<\/title>/, () => head)
        .replace("<body></body>", () => `<body>${html}</body>`),
    );
    writeFileSync(`${file}.md`, markdown);
  }
  writeFileSync(join(dir, "llms.txt"), llms);
  return pages.filter(({ isListed }) => isListed).map(({ path }) => path);
}

/**
 * After the site is built, writes an HTML file for each of its addresses, drawn once without data, and 404.html for all
 * others, which servers answer with status 404. Also the pages of the reference, and the site map, whose addresses begin with `PUBLIC_ORIGIN`.
 */
export const prerender: Plugin = {
  name: "prerender",
  apply: (config, { command }) => command === "build" && !config.build?.ssr,
  async writeBundle({ dir = "" }) {
    const origin = readOrigin();
    const manifest = JSON.parse(readFileSync(join(dir, ".vite/manifest.json"), "utf8")) as Manifest;
    const template = readFileSync(join(dir, "index.html"), "utf8");
    const { renderScreen, listPaths, renderReference } = await loadRenderer(dir);
    const open: string[] = [];
    for (const path of [...listPaths(), "/404"]) {
      const screen = await renderScreen(path);
      const scripts = listScripts(manifest, path);
      const file = join(dir, path === "/" ? "index.html" : `${path.slice(1)}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, fillTemplate(template, screen, { path, origin, scripts }));
      if (screen.isPublic) open.push(path);
    }
    open.push(...writeReference(dir, renderReference(origin), origin));
    // Most have no file of their own: a Function draws them.
    const assets = [...coins, ...stocks, ...funds].map(({ symbol }) => `/markets/${symbol}`);
    if (origin) writeFileSync(join(dir, "sitemap.xml"), sitemap(origin, [...new Set([...open, ...assets])]));
    writeFileSync(join(dir, "robots.txt"), robots(origin));
    rmSync(join(dir, ".vite"), { recursive: true, force: true });
  },
};
