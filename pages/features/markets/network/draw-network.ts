import type { Pair } from "./correlate.ts";

interface Node {
  symbol: string;
  isStock: boolean;
}

interface Colors {
  ink: string;
  faint: string;
  ground: string;
  together: string;
  apart: string;
}

interface Picture {
  nodes: readonly Node[];
  pairs: readonly Pair[];
  colors: Colors;
  /** ms; the rings have turned as far as this time says */
  at: number;
}

type Spots = Map<string, { x: number; y: number }>;

const TURN_MS = 120_000;
/** Reach of the two rings, as shares of width and height. */
const OUTER = { x: 0.42, y: 0.4 };
const INNER = { x: 0.19, y: 0.19 };
const BOX = { width: 52, height: 24 };
/** Weaker pairs are not drawn: in 30 days chance alone reaches about 0.36 in one pair of twenty. */
const MIN_R = 0.36;

/** Where each node stands: coins in the outer ring, stocks in the inner one, turning against each other. */
function placeNodes(nodes: readonly Node[], width: number, height: number, at: number): Spots {
  const spots: Spots = new Map();
  for (const isInner of [false, true]) {
    const ring = nodes.filter(({ isStock }) => isStock === isInner);
    const reach = isInner ? INNER : OUTER;
    const turn = (isInner ? -1 : 1) * ((at % TURN_MS) / TURN_MS) * 2 * Math.PI;
    ring.forEach(({ symbol }, index) => {
      const angle = turn + (index / ring.length) * 2 * Math.PI;
      spots.set(symbol, {
        x: width / 2 + Math.cos(angle) * width * reach.x,
        y: height / 2 + Math.sin(angle) * height * reach.y,
      });
    });
  }
  return spots;
}

/** One line a pair: the stronger the thicker, broken where the two move apart. */
function drawPairs(context: CanvasRenderingContext2D, spots: Spots, { pairs, colors }: Picture) {
  for (const { a, b, r } of pairs) {
    const [from, to] = [spots.get(a), spots.get(b)];
    const strength = Math.abs(r);
    if (!from || !to || strength < MIN_R) continue;
    context.strokeStyle = r > 0 ? colors.together : colors.apart;
    context.globalAlpha = strength ** 2;
    context.lineWidth = strength * 2;
    context.setLineDash(r > 0 ? [] : [4, 4]);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
}

/** A node is a ruled box with its symbol, a coin's in full ink. */
function drawNodes(context: CanvasRenderingContext2D, spots: Spots, { nodes, colors }: Picture) {
  context.font = "500 12px 'Plex Mono', monospace";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 1;
  for (const { symbol, isStock } of nodes) {
    const spot = spots.get(symbol);
    if (!spot) continue;
    const [left, top] = [Math.round(spot.x - BOX.width / 2) + 0.5, Math.round(spot.y - BOX.height / 2) + 0.5];
    context.fillStyle = colors.ground;
    context.strokeStyle = isStock ? colors.faint : colors.ink;
    context.fillRect(left, top, BOX.width, BOX.height);
    context.strokeRect(left, top, BOX.width, BOX.height);
    context.fillStyle = isStock ? colors.faint : colors.ink;
    context.fillText(symbol, left + BOX.width / 2, top + BOX.height / 2 + 1);
  }
}

/** Draws the assets as boxes and their correlations as lines between them, sharp on any screen. */
export function drawNetwork(canvas: HTMLCanvasElement, picture: Picture): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const spots = placeNodes(picture.nodes, width, height, picture.at);
  drawPairs(context, spots, picture);
  drawNodes(context, spots, picture);
}

const read = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The theme's colours of this moment. */
export const readColors = (): Colors => ({
  ink: read("--color-fg"),
  faint: read("--color-fg-3"),
  ground: read("--color-surface"),
  together: read("--color-fg-2"),
  apart: read("--color-info"),
});
