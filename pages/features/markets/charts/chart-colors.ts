import { CALL_LINE_TOKEN, CALL_TICKS, type LEVEL_TOKENS } from "../../../ui/chart-marks.ts";
import type { AVERAGES } from "./chart-averages.ts";

let context: CanvasRenderingContext2D | null | undefined;

function openPixel() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  return canvas.getContext("2d", { willReadFrequently: true });
}

/** A colour token as rgb(): the chart library reads no oklch, so a canvas translates. */
function readToken(name: string): string {
  context ??= openPixel();
  if (!context) return "rgb(128, 128, 128)";
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

export const readChartColors = () => ({
  ground: readToken("--color-bg"),
  line: readToken("--color-line"),
  words: readToken("--color-fg-3"),
  cross: readToken("--color-line-strong"),
  label: readToken("--color-surface-3"),
  up: readToken("--color-up"),
  down: readToken("--color-down"),
  cone: readToken("--color-info"),
});

/** Of past calls by what came of them. */
export const readCallColors = () => ({
  right: readToken(CALL_TICKS.right.token),
  wrong: readToken(CALL_TICKS.wrong.token),
  open: readToken(CALL_TICKS.open.token),
  line: readToken(CALL_LINE_TOKEN),
});

/** The lines of a comparison; none of them says up or down, and none is the brand's. */
const LINE_TOKENS = [
  "--color-info",
  "--color-fg",
  "--color-violet",
  "--color-fg-3",
  "--color-line-strong",
] as const;
export type LineToken = (typeof LINE_TOKENS)[number];

const sumLetters = (symbol: string) => [...symbol].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** The colour of each asset, in whichever order they are asked for: its own, or the next where another one has that. */
export function pickLineTokens(symbols: string[]): ReadonlyMap<string, LineToken> {
  const picked = new Map<string, LineToken>();
  for (const symbol of symbols.toSorted()) {
    const free = LINE_TOKENS.filter((token) => ![...picked.values()].includes(token));
    const own = LINE_TOKENS[sumLetters(symbol) % LINE_TOKENS.length] as LineToken;
    picked.set(symbol, free.includes(own) ? own : (free[0] ?? own));
  }
  return picked;
}

type DrawnToken =
  | LineToken
  | "--color-amber"
  | "--color-ink"
  | (typeof AVERAGES)[number]["token"]
  | (typeof LEVEL_TOKENS)[keyof typeof LEVEL_TOKENS];
/** The colour of a line's token. */
export const readLineColor = (token: DrawnToken) => readToken(token);
