/** @jsxImportSource hono/jsx */
import type { AssetReply } from "../../../shared/board.ts";
import { AVERAGES } from "../../../shared/chart-averages.ts";
import { type ChartMarks, findMarks, LEVEL_TOKENS } from "../../../shared/chart-marks.ts";
import type { Candle } from "../../../shared/markets.ts";
import { sayChart } from "../../../shared/say-chart.ts";
import { Picture } from "./draw-picture.tsx";
import { placeChart } from "./place-chart.ts";

export interface ChartBars {
  source: string;
  /** daily, oldest first */
  candles: readonly [Candle, ...Candle[]];
}

interface ChartProps {
  reply: AssetReply;
  bars: ChartBars | null;
}

/** The chart of an asset as a picture within what the live chart has around it; the browser finds it by its `data-chart`. */
export const Chart = ({ reply: { asset, facts, forecast }, bars }: ChartProps) => {
  if (!bars)
    return (
      <noscript>
        <p class="px-4 py-3 text-fg-3 text-sm">The chart needs JavaScript.</p>
      </noscript>
    );
  const { symbol, name } = asset;
  const { source, candles } = bars;
  const since = candles[0].date;
  const marks = findMarks({ facts, forecast: [forecast] }, symbol);
  return (
    <figure
      class="flex h-full min-h-[400px] flex-col"
      data-chart={symbol}
      data-source={source}
      data-since={since}
    >
      <figcaption class="flex items-center justify-between gap-4 py-1 pr-2 pl-4">
        <span class="label">{symbol} · daily</span>
        <span class="min-h-7 pointer-coarse:min-h-11" />
      </figcaption>
      <div class="min-h-5 px-4 font-mono text-fg-3 text-xs">
        <Legend levels={marks.levels} />
      </div>
      <p class="sr-only">{sayChart({ name, candles: [...candles] }, marks)}</p>
      <div class="relative min-h-0 flex-1">
        <div aria-hidden="true" class="chart-canvas absolute inset-0 left-3">
          <div class="absolute inset-0 flex flex-col bg-bg font-mono">
            <Picture chart={placeChart(candles, marks)} />
          </div>
        </div>
      </div>
      <p class="px-4 pt-1 pb-2 text-fg-3 text-xs">
        {source} since {since}
      </p>
    </figure>
  );
};

/** What the lines are. */
const Legend = ({ levels }: Pick<ChartMarks, "levels">) => (
  <span class="flex flex-wrap items-center gap-x-3">
    SMA
    {AVERAGES.map(({ length, token: color }) => (
      <span key={length}>
        <Swatch color={color} />
        {length}
      </span>
    ))}
    {levels.map(({ name, tone }) => (
      <span key={name}>
        <Swatch color={LEVEL_TOKENS[tone]} />
        {name}
      </span>
    ))}
  </span>
);

/** By attributes: the browser is told to take no style from HTML. */
const Swatch = ({ color }: { color: string }) => (
  <svg width={12} height={2} class="mr-1 inline-block align-middle" aria-hidden="true">
    <rect width={12} height={2} fill={`var(${color})`} />
  </svg>
);
