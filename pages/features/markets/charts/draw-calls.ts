import type { IChartApi, IPrimitivePaneRenderer, ISeriesPrimitive, Time } from "lightweight-charts";
import { CALL_TICKS, CALLS_AT, type ChartMarks } from "../../../ui/chart-marks.ts";

type CanvasRenderingTarget = Parameters<IPrimitivePaneRenderer["draw"]>[0];

/** How long a tick is. */
export const TICK_PX = 9;
const WIDTH_PX = 2;
/** Where bars are narrow, ticks stay apart. */
const SHARE_OF_BAR = 0.6;

/** Draws past calls as ticks on a line at the foot of the prices; `colors` are those of their tokens. */
export function drawCalls(
  calls: NonNullable<ChartMarks["calls"]>,
  colors: Record<keyof typeof CALL_TICKS | "line", string>,
): ISeriesPrimitive<Time> {
  let chart = null as IChartApi | null;
  const view = {
    renderer: () => ({
      draw: (target: CanvasRenderingTarget) => {
        target.useMediaCoordinateSpace(({ context, mediaSize }) => {
          const spacing = chart?.timeScale().options().barSpacing ?? 0;
          const width = Math.min(WIDTH_PX, spacing * SHARE_OF_BAR);
          const line = Math.round(mediaSize.height * CALLS_AT);
          for (const { date, came } of calls) {
            const x = chart?.timeScale().timeToCoordinate(date) ?? null;
            if (x === null) continue;
            context.fillStyle = colors.line;
            context.fillRect(x - spacing / 2, line - 0.5, spacing, 1);
            const { from, to } = CALL_TICKS[came];
            context.fillStyle = colors[came];
            context.fillRect(x - width / 2, line + from * TICK_PX, width, (to - from) * TICK_PX);
          }
        });
      },
    }),
  };
  return {
    attached: (to) => {
      chart = to.chart as IChartApi;
    },
    paneViews: () => [view],
  };
}
