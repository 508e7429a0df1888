import { PRODUCT } from "../../../shared/product.ts";

/** The colours of the dark theme, which pictures of the site have in every other place too. */
const INK = {
  ground: "#0e0c09",
  line: "#33302a",
  words: "#efece4",
  quiet: "#bdb8ab",
  amber: "#fbb336",
  range: "#5ba9dc",
};

/** What a shared picture says. It is made at build time, so it holds no price. */
export interface ShareWords {
  /** what is asked in the terminal's line */
  question: string;
  title: string;
  /** two lines */
  lead: readonly [string, string];
  /** three cells along the bottom */
  cells: readonly [string, string, string];
}

/** The faces that `write-share.ts` hands to the rasteriser. */
const head = 'font-family="IBM Plex Sans" font-weight="600" font-stretch="semi-condensed"';
const prose = 'font-family="IBM Plex Sans"';
const mono = 'font-family="IBM Plex Mono"';

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const TITLE_SIZE = 132;
/** Of the condensed, semi-bold letters, of their size: no name of ours is wider. */
const LETTER_WIDTH = 0.53;
const SIZE_OF_WIDTH = 720;

/** A picture of 1200 by 630 as SVG: a name beside a range that widens with the root of time, as all of them do. */
export function drawShare({ question, title, lead, cells }: ShareWords): string {
  const size = Math.min(TITLE_SIZE, SIZE_OF_WIDTH / (title.length * LETTER_WIDTH));
  const text = (x: number, y: number, fontSize: number, face: string, fill: string, words: string) =>
    `<text x="${x}" y="${y}" ${face} font-size="${fontSize}" fill="${fill}">${escapeText(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${INK.ground}"/>
<path d="M0 75.5H1200M218.5 0V75M0 538.5H1200M411.5 538V630M808.5 538V630" stroke="${INK.line}" fill="none"/>
${text(56, 50, 32, head, INK.words, PRODUCT)}
<rect x="166" y="22" width="16" height="32" fill="${INK.amber}"/>
${text(257, 46, 22, mono, INK.amber, "›")}
${text(282, 46, 22, mono, INK.quiet, question)}
<path d="M870 307C905 252 1010 196 1200 158V456C1010 418 905 362 870 307Z" fill="${INK.range}" fill-opacity="0.18"/>
<path d="M870 307C905 279 1010 250 1200 232V382C1010 364 905 335 870 307Z" fill="${INK.range}" fill-opacity="0.26"/>
<path d="M870 307.5H1200" stroke="${INK.words}" stroke-width="2" stroke-dasharray="2 10"/>
<rect x="866" y="287" width="4" height="40" fill="${INK.words}"/>
${text(56, 310, size, head, INK.amber, title)}
${text(56, 410, 32, prose, INK.quiet, lead[0])}
${text(56, 456, 32, prose, INK.quiet, lead[1])}
${text(56, 592, 20, mono, INK.quiet, cells[0])}
${text(448, 592, 20, mono, INK.quiet, cells[1])}
${text(845, 592, 20, mono, INK.quiet, cells[2])}
</svg>`;
}
