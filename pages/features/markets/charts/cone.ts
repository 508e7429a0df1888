import type {
  IChartApi,
  IPrimitivePaneRenderer,
  ISeriesApi,
  ISeriesPrimitive,
  Time,
} from "lightweight-charts";
import type { Candle } from "../../../../shared/markets.ts";
import type { ChartMarks, ConeEnd } from "../../../ui/chart-marks.ts";

const DAY_MS = 86_400_000;
type Cone = NonNullable<ChartMarks["cone"]>;

/** One day of the cone as it is drawn. */
export interface ConeDay extends Omit<ConeEnd, "days"> {
  time: string;
}

/**
 * The days of a cone from its close on: between the forecast ends each bound widens with the root of time. Days on which the
 * asset's bars show no trading (weekends of a stock) have none.
 */
export function spreadCone({ date, close, at }: Cone, candles: Candle[]): ConeDay[] {
  const restsAtWeekends = candles.length > 0 && !candles.some((bar) => isWeekend(Date.parse(bar.date)));
  const knots: ConeEnd[] = [
    { days: 0, p10: close, p25: close, p75: close, p90: close },
    ...at.toSorted((a, b) => a.days - b.days),
  ];
  const last = knots.at(-1)?.days ?? 0;
  const days: ConeDay[] = [];
  for (let day = 0; day <= last; day++) {
    const moment = Date.parse(date) + day * DAY_MS;
    if (restsAtWeekends && isWeekend(moment)) continue;
    const next = knots.findIndex(({ days: end }) => end >= day);
    const [from, to] = [knots[Math.max(0, next - 1)] as ConeEnd, knots[next] as ConeEnd];
    const span = Math.sqrt(to.days) - Math.sqrt(from.days);
    const share = span === 0 ? 1 : (Math.sqrt(day) - Math.sqrt(from.days)) / span;
    const between = (key: "p10" | "p25" | "p75" | "p90") => from[key] + share * (to[key] - from[key]);
    days.push({
      time: new Date(moment).toISOString().slice(0, 10),
      ...{ p10: between("p10"), p25: between("p25"), p75: between("p75"), p90: between("p90") },
    });
  }
  return days;
}

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());

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
