import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const repo = fileURLToPath(new URL("../..", import.meta.url));
const whole = join(
  repo,
  "node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2",
);
/** styles/theme.css and index.html name it. */
const core = join(repo, ".wrangler/fonts/plex-sans-core.woff2");

/** What our own words are written in: the core's `unicode-range` in styles/theme.css. */
const ASCII = Array.from({ length: 0x7e - 0x1f }, (_, at) => String.fromCodePoint(0x20 + at)).join("");
const SIGNS = "\u00a0·×±÷°²–—‘’“”…−€£©‹›↑↓";
/** The widths and weights that the styles use; the whole font has 75 to 100 and 100 to 700. */
const AXES = { wdth: { min: 85, max: 100 }, wght: { min: 400, max: 600 } };

/**
 * Writes the part of the sans-serif that every screen needs, half as heavy as the whole, before the site is built. A
 * browser fetches the whole one only for a text with other letters.
 */
export const coreFont: Plugin = {
  name: "core-font",
  async buildStart() {
    const font = await subsetFont(readFileSync(whole), ASCII + SIGNS, {
      targetFormat: "woff2",
      variationAxes: AXES,
    });
    mkdirSync(dirname(core), { recursive: true });
    // Several builds may run at once: each finds a whole file.
    const written = `${core}.${process.pid}`;
    writeFileSync(written, font);
    renameSync(written, core);
  },
};
