/** What the built site weighs against what it may weigh; ends with 1 when anything weighs more. KB are 1,000 bytes. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const site = join(fileURLToPath(new URL("../..", import.meta.url)), "dist/site");
/** React, TanStack Router, TanStack Query and jotai alone, measured as one build. */
const FLOOR_KB = 94;

const read = (file: string) => readFileSync(join(site, file));
const brotliOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

/** Scripts an HTML file asks for before anything else happens: its own and those its route needs. */
function listScripts(html: string): string[] {
  const [, names = ""] = / data-scripts="([^"]+)"/.exec(read(html).toString()) ?? [];
  return names.split(" ").map((name) => name.slice(1));
}

const assets = readdirSync(join(site, "assets"));
const findAsset = (pattern: RegExp) =>
  assets.filter((file) => pattern.test(file)).map((file) => `assets/${file}`);
const gzipOf = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

const pages = {
  "/": ["index.html", 110],
  "/app": ["app.html", 215],
  "/api-docs": ["api-docs.html", 150],
} as const;
const rows = [
  ...Object.entries(pages).map(([path, [html, limit]]) => ({
    what: `${path} initial JS, brotli`,
    bytes: brotliOf(listScripts(html)),
    limit,
    floor: FLOOR_KB,
  })),
  {
    what: "wallet panel chunk, gzip",
    bytes: gzipOf(findAsset(/^payment-panel-.*\.js$/)),
    limit: 12,
    floor: 0,
  },
  {
    what: "record verifier chunk",
    bytes: findAsset(/^prove-row-.*\.js$/).reduce((sum, file) => sum + read(file).length, 0),
    limit: 5,
    floor: 0,
  },
  { what: "CSS, brotli", bytes: brotliOf(findAsset(/^(?!reference-).*\.css$/)), limit: 16, floor: 0 },
  {
    what: "reference page and CSS, brotli",
    bytes: brotliOf(["api-docs/reference/analyze.html", ...findAsset(/^reference-.*\.css$/)]),
    limit: 16,
    floor: 0,
  },
];

const kb = (bytes: number) => (bytes / 1_000).toFixed(1).padStart(7);
console.log("                                    KB   limit   floor");
let isOver = false;
for (const { what, bytes, limit, floor } of rows) {
  const over = bytes > limit * 1_000 || bytes === 0;
  isOver ||= over;
  console.log(
    `${what.padEnd(30)}${kb(bytes)}${String(limit).padStart(8)}${String(floor || "").padStart(8)}${over ? "  OVER" : ""}`,
  );
}
if (isOver) process.exit(1);
