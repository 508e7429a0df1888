import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import type { AssetCloses } from "../../../../shared/markets.ts";
import { themeAtom } from "../../../ui/shell/theme.ts";
import type { Pair } from "./correlate.ts";
import { drawNetwork, readColors } from "./draw-network.ts";

const FRAME_MS = 1_000 / 30;
/** The moment that a still picture shows. */
const STILL_AT_MS = 4_000;

/** Calls `draw` with the time 30 times a second until it is stopped. */
function startLoop(draw: (at: number) => void): () => void {
  let frame = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const loop = (now: number) => {
    frame = requestAnimationFrame(loop);
    // Half a frame of grace: screens do not tick in whole multiples of ours.
    if (now - drawnAt < FRAME_MS - 8) return;
    drawnAt = now;
    draw(now);
  };
  frame = requestAnimationFrame(loop);
  return () => cancelAnimationFrame(frame);
}

/** Draws the network on the canvas while that is on screen; still, and only when its size changes, for those who want less motion. */
export function useDrawing(assets: readonly AssetCloses[], pairs: readonly Pair[]) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useAtomValue(themeAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours that are read follow the theme
  useEffect(() => {
    const element = canvas.current;
    if (!element || assets.length === 0) return;
    const nodes = assets.map(({ symbol, type }) => ({ symbol, isStock: type === "stock" }));
    const colors = readColors();
    const draw = (at: number) => drawNetwork(element, { nodes, pairs, colors, at });
    const isStill = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
    let stop = () => {};
    const size = new ResizeObserver(() => draw(isStill ? STILL_AT_MS : performance.now()));
    const screen = new IntersectionObserver((entries) => {
      stop();
      if (!isStill && entries.at(-1)?.isIntersecting) stop = startLoop(draw);
    });
    size.observe(element);
    screen.observe(element);
    return () => {
      size.disconnect();
      screen.disconnect();
      stop();
    };
  }, [assets, pairs, theme]);
  return canvas;
}
