import type {
  IChartApi,
  IPrimitivePaneRenderer,
  ISeriesApi,
  ISeriesPrimitive,
  Time,
} from "lightweight-charts";
import type { ConeDay } from "./chart-cone.ts";

type CanvasRenderingTarget = Parameters<IPrimitivePaneRenderer["draw"]>[0];

/** Draws the cone behind the candles: 80% lightly, 50% over it. */
export function drawCone(days: ConeDay[], color: string): ISeriesPrimitive<Time> {
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
  const view = {
    zOrder: () => "bottom" as const,
    renderer: () => ({
      draw: (target: CanvasRenderingTarget) => {
        target.useMediaCoordinateSpace(({ context }) => {
          fill(context, "p10", "p90", 0.16);
          fill(context, "p25", "p75", 0.22);
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
