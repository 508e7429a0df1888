import type {
  IChartApi,
  IPrimitivePaneRenderer,
  ISeriesApi,
  ISeriesPrimitive,
  Time,
} from "lightweight-charts";
import type { Candle } from "../../../../../shared/markets.ts";
import type { ConeDay } from "./chart-cone.ts";
import { type Extent, findRoom, LINE_HEIGHT, PRICES_END } from "./find-room.ts";

type CanvasRenderingTarget = Parameters<IPrimitivePaneRenderer["draw"]>[0];

/** Cut out around letters, px: what runs behind them does not cross them. */
const HALO = 4;

interface ConeLook {
  color: string;
  ground: string;
}

interface Drawn {
  days: ConeDay[];
  /** how often such ranges were right, a line each */
  held: readonly string[];
  /** of the last bars, which the words leave free */
  candles: readonly Candle[];
  /** of lines across the chart, USD */
  lines: readonly number[];
}

/** Draws the cone behind the candles, 80% lightly, 50% over it, and beside them how often such ranges were right. */
export function drawCone(
  { days, held, candles, lines }: Drawn,
  { color, ground }: ConeLook,
): ISeriesPrimitive<Time> {
  let [chart, series] = [null as IChartApi | null, null as ISeriesApi<"Candlestick"> | null];
  const xOf = (time: string) => chart?.timeScale().timeToCoordinate(time) ?? null;
  const yOf = (price: number) => series?.priceToCoordinate(price) ?? null;
  const fill = (
    context: CanvasRenderingContext2D,
    low: "p10" | "p25",
    high: "p75" | "p90",
    alpha: number,
  ) => {
    const points = days.flatMap((day) => {
      const x = xOf(day.time);
      const [bottom, top] = [yOf(day[low]), yOf(day[high])];
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
  /** From where to where downwards something is drawn between two prices. */
  const extentsOf = (prices: readonly (readonly [high: number, low: number])[]): Extent[] =>
    prices.flatMap(([high, low]) => {
      const [top, bottom] = [yOf(high), yOf(low)];
      return top === null || bottom === null ? [] : [[top - 1, bottom + 1] as const];
    });
  /** Of the candles that reach to the right of a place. */
  const candlesFrom = (left: number): Extent[] => {
    const first = candles.findLastIndex(({ date }) => (xOf(date) ?? 0) < left);
    return extentsOf(candles.slice(Math.max(0, first)).map(({ high, low }) => [high, low]));
  };
  const write = (context: CanvasRenderingContext2D, words: readonly string[], height: number) => {
    const end = days.at(-1);
    const [x, high, low] = end ? [xOf(end.time), yOf(end.p90), yOf(end.p10)] : [];
    if (typeof x !== "number" || typeof high !== "number" || typeof low !== "number") return;
    const { fontSize = 11, fontFamily = "monospace" } = chart?.options().layout ?? {};
    Object.assign(context, { font: `${fontSize}px ${fontFamily}`, textAlign: "right", lineJoin: "round" });
    Object.assign(context, { fillStyle: color, strokeStyle: ground, lineWidth: HALO });
    const width = Math.max(...words.map((line) => context.measureText(line).width));
    const plot: Extent = [0, height * PRICES_END];
    const { anchor, offset } = findRoom({
      height: words.length * LINE_HEIGHT,
      end: [high, low],
      plot,
      taken: candlesFrom(x - width - HALO),
      lines: extentsOf(lines.map((price) => [price, price])),
    });
    const top = { high, low, top: plot[0], bottom: plot[1] }[anchor] + offset;
    for (const [at, line] of words.entries()) {
      const y = top + (at + 1) * LINE_HEIGHT - HALO;
      context.strokeText(line, x, y);
      context.fillText(line, x, y);
    }
  };
  const viewOf = (
    zOrder: "bottom" | "top",
    draw: (context: CanvasRenderingContext2D, height: number) => void,
  ) => ({
    zOrder: () => zOrder,
    renderer: () => ({
      draw: (target: CanvasRenderingTarget) =>
        target.useMediaCoordinateSpace(({ context, mediaSize }) => draw(context, mediaSize.height)),
    }),
  });
  const views = [
    viewOf("bottom", (context) => {
      fill(context, "p10", "p90", 0.16);
      fill(context, "p25", "p75", 0.22);
    }),
    viewOf("top", (context, height) => held.length > 0 && write(context, held, height)),
  ];
  return {
    attached: (to) => {
      chart = to.chart as IChartApi;
      series = to.series as ISeriesApi<"Candlestick">;
    },
    paneViews: () => views,
    autoscaleInfo: () => ({
      priceRange: {
        minValue: Math.min(...days.map(({ p10 }) => p10)),
        maxValue: Math.max(...days.map(({ p90 }) => p90)),
      },
    }),
  };
}
