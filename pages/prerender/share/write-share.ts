import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { LISTED_CRYPTO } from "../../../shared/listed.ts";
import { LISTED_NAMES, LISTED_SYMBOLS, type ListedSymbol } from "../../../shared/listed-names.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { drawShare, type ShareWords } from "./draw-share.ts";

const repo = fileURLToPath(new URL("../../..", import.meta.url));
const modules = join(repo, "node_modules");
const SANS = "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2";
const FACES = [
  ["head", SANS, { wdth: 85, wght: 600 }],
  ["prose", SANS, { wdth: 100, wght: 400 }],
  ["mono", "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2", {}],
] as const;

const LEAD = ["Buy, Hold or Sell with its reasons,", "and ranges whose record is public."] as const;

const isCoin = (symbol: ListedSymbol) => LISTED_CRYPTO.some((coin) => coin === symbol);

/** The pictures by their paths. */
const PICTURES: Readonly<Record<string, ShareWords>> = {
  "/share/markets.png": {
    question: "Compare the markets",
    title: "Markets",
    lead: LEAD,
    cells: ["coins and stocks", "7 and 30 days ahead", "source and age"],
  },
  ...Object.fromEntries(
    LISTED_SYMBOLS.map((symbol) => [
      `/share/${symbol}.png`,
      {
        question: `Analyze ${LISTED_NAMES[symbol]}`,
        title: LISTED_NAMES[symbol],
        lead: LEAD,
        cells: [`${symbol} · ${isCoin(symbol) ? "coin" : "stock"}`, "7 and 30 days ahead", "source and age"],
      } satisfies ShareWords,
    ]),
  ),
};

/** The picture that a shared link to an address shows, and what it says; null where that is the site's own. */
export function findPicture(path: string): { file: string; alt: string } | null {
  const file = path === "/markets" ? "/share/markets.png" : `${path.replace(/^\/markets\//, "/share/")}.png`;
  const words = PICTURES[file];
  return words ? { file, alt: `${words.title}: ${words.lead.join(" ")}` } : null;
}

/** Font files of one weight and width each, as the rasteriser reads them. */
async function cutFaces(): Promise<string[]> {
  const folder = join(repo, ".wrangler/fonts");
  mkdirSync(folder, { recursive: true });
  const letters = `${JSON.stringify(PICTURES)}${PRODUCT}›`;
  return Promise.all(
    FACES.map(async ([name, file, variationAxes]) => {
      const font = await subsetFont(readFileSync(join(modules, file)), letters, {
        targetFormat: "sfnt",
        variationAxes,
      });
      // Several builds may run at once, each with a file of its own.
      const path = join(folder, `share-${name}-${process.pid}.ttf`);
      writeFileSync(path, font);
      return path;
    }),
  );
}

/** Draws the pictures beside the site: one for the markets, one an asset. */
export const sharePictures: Plugin = {
  name: "share-pictures",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    const fontFiles = await cutFaces();
    for (const [path, words] of Object.entries(PICTURES)) {
      const picture = new Resvg(drawShare(words), { font: { fontFiles, loadSystemFonts: false } });
      this.emitFile({ type: "asset", fileName: path.slice(1), source: picture.render().asPng() });
    }
    for (const file of fontFiles) rmSync(file);
  },
};
