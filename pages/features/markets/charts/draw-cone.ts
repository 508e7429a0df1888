import type {
  IChartApi,
  IPrimitivePaneRenderer,
  ISeriesApi,
  ISeriesPrimitive,
  Time,
} from "lightweight-charts";
import { type ConeDay, sayHeld } from "./chart-cone.ts";

type CanvasRenderingTarget = Parameters<IPrimitivePaneRenderer["draw"]>[0];

const LINE_HEIGHT = 14;

/** Draws the cone behind the candles, 80% lightly, 50% over it, and in its upper end how often such ranges held. */
export function drawCone(days: ConeDay[], color: string, held?: number): ISeriesPrimitive<Time> {
  let [chart, series] = [null as IChartApi | null, null as ISeriesApi<"Candlestick"> | null];
  const fill = (
    context: CanvasRenderingContext2D,
    low: "p10" | "p25",
    high: "p75" | "p90",
    alpha: number,
  ) => {
    const points = days.flatMap((day) => {
      const x = chart?.timeScale().timeToCoordinate(day.time) ?? null;
      const [bottom, top] = [
        series?.priceToCoordinate(day[low]) ?? null,
        series?.priceToCoordinate(day[high]) ?? null,
      ];
      return x === null || bottom === null || top === null ? [] : [{ x, bottom, top }];
    });
    context.globalAlpha = alpha;
    context.fillStyle = color;
    context.beginPath();
    // The first line begins where nothing was drawn: there it only moves.
    for (const { x, top } of points) context.lineTo(x, top);
    for (const { x, bottom } of points.toReversed()) context.lineTo(x, bottom);
    context.closePath();
    context.fill();
    context.globalAlpha = 1;
  };
  const write = (context: CanvasRenderingContext2D, lines: readonly string[]) => {
    const end = days.at(-1);
    const x = end && chart?.timeScale().timeToCoordinate(end.time);
    const top = end && series?.priceToCoordinate(end.p90);
    const { fontSize = 11, fontFamily = "monospace" } = chart?.options().layout ?? {};
    if (typeof x !== "number" || typeof top !== "number") return;
    context.font = `${fontSize}px ${fontFamily}`;
    context.textAlign = "right";
    context.fillStyle = color;
    for (const [at, line] of lines.entries()) context.fillText(line, x - 4, top + (at + 1) * LINE_HEIGHT);
  };
  const view = {
    zOrder: () => "bottom" as const,
    renderer: () => ({
      draw: (target: CanvasRenderingTarget) => {
        target.useMediaCoordinateSpace(({ context }) => {
          fill(context, "p10", "p90", 0.16);
          fill(context, "p25", "p75", 0.22);
          if (held !== undefined) write(context, sayHeld(held));
        });
      },
    }),
  };
  return {
    attached: (to) => {
      chart = to.chart as IChartApi;
      series = to.series as ISeriesApi<"Candlestick">;
    },
    paneViews: () => [view],
    autoscaleInfo: () => ({
      priceRange: {
        minValue: Math.min(...days.map(({ p10 }) => p10)),
        maxValue: Math.max(...days.map(({ p90 }) => p90)),
      },
    }),
  };
}
