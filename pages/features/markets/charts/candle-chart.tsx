import {
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  LineSeries,
  LineStyle,
  type MouseEventParams,
} from "lightweight-charts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Candle } from "../../../../shared/markets.ts";
import { type ChartMarks, LEVEL_TOKENS } from "../../../ui/chart-marks.ts";
import type { Theme } from "../../../ui/shell/theme.ts";
import { type Say, useSay } from "../../../ui/words/say.ts";
import { AlertLine } from "./alert-line.tsx";
import { nameSteps } from "./axis/name-steps.ts";
import { AVERAGES, averageCloses } from "./chart-averages.ts";
import { readCallColors, readLineColor } from "./chart-colors.ts";
import { countShown, type Span } from "./chart-spans.ts";
import { type ConeDay, findEnds, sayHeld, spreadCone } from "./cone/chart-cone.ts";
import { drawCone } from "./cone/draw-cone.ts";
import { drawCalls } from "./draw-calls.ts";
import type { LiveBars } from "./follow-price.ts";
import { inTurns } from "./in-turns.ts";
import { openChart, quiet } from "./open-chart.ts";
import { usePointedLines } from "./pointed/use-pointed-lines.ts";
import { nameOnScale } from "./say-chart.ts";

type Opened = ReturnType<typeof openChart>;

/** Candles, and their volume under them. */
function drawBars({ chart, colors }: Opened, candles: Candle[]) {
  const bars = chart.addSeries(CandlestickSeries, {
    upColor: colors.ground,
    downColor: colors.down,
    borderUpColor: colors.up,
    borderDownColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
    priceLineColor: colors.label,
  });
  bars.setData(candles.map(({ date, open, high, low, close }) => ({ time: date, open, high, low, close })));
  bars.priceScale().applyOptions({ scaleMargins: { top: 0.06, bottom: 0.2 } });
  const volume = chart.addSeries(HistogramSeries, {
    ...quiet,
    priceScaleId: "volume",
    priceFormat: { type: "volume" },
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.86, bottom: 0 } });
  volume.setData(candles.map(({ date, volume: value }) => ({ time: date, value, color: colors.line })));
  return bars;
}

type Bars = ReturnType<typeof drawBars>;

/** The averages of the bars, the levels that count and the cone. */
function drawLines(
  { chart, colors }: Opened,
  {
    bars,
    candles,
    levels,
    calls = [],
    cone,
    marked,
    say,
  }: { bars: Bars; candles: Candle[]; cone: ConeDay[]; marked: ChartMarks["cone"]; say: Say } & Omit<
    ChartMarks,
    "cone"
  >,
) {
  for (const { length, token } of AVERAGES) {
    const line = chart.addSeries(LineSeries, { ...quiet, color: readLineColor(token), lineWidth: 1 });
    line.setData(averageCloses(candles, length));
  }
  const name = (price: number, color: string, lineVisible = true) =>
    bars.createPriceLine({
      ...{ price, color, lineVisible, lineWidth: 1, lineStyle: LineStyle.Dashed, axisLabelVisible: true },
      axisLabelColor: colors.label,
      axisLabelTextColor: color,
    });
  for (const { price, tone } of levels) name(price, readLineColor(LEVEL_TOKENS[tone]));
  for (const price of findEnds(marked)) name(price, colors.cone, false);
  if (calls.length > 0) bars.attachPrimitive(drawCalls(calls, readCallColors()));
  if (cone.length === 0) return;
  const last = candles.at(-1)?.date ?? "";
  // Days ahead, so that the time scale reaches as far as the cone.
  const ahead = chart.addSeries(LineSeries, quiet);
  ahead.setData(cone.filter(({ time }) => time > last).map(({ time }) => ({ time })));
  const lines = [...levels, ...candles.slice(-1).map(({ close }) => ({ price: close }))].map(
    ({ price }) => price,
  );
  bars.attachPrimitive(
    drawCone(
      { days: cone, held: marked?.held === undefined ? [] : sayHeld(marked.held, say), candles, lines },
      { color: colors.cone, ground: colors.ground },
    ),
  );
}

interface CandleChartProps {
  symbol: string;
  candles: Candle[];
  theme: Theme;
  marks: ChartMarks;
  span: Span;
  /** the bar under the pointer, and none when it leaves */
  onHover: (bar: Candle | null) => void;
  /** each time all of it stands */
  onDrawn: () => void;
  /** a line that would cancel something was dragged to a price; `last` is that of the last bar, USD. Without it none can be dragged */
  onAlert?: ((price: number, last: number) => void) | undefined;
}

/** Daily candles (filled means down) with volume, their 20, 50 and 200 day averages, the forecast's cone and the levels that count. */
export default function CandleChart(props: CandleChartProps) {
  const { symbol, candles, theme, marks, span, onHover, onDrawn, onAlert } = props;
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ chart: IChartApi; cone: number }>(null);
  const [bars, setBars] = useState<LiveBars | null>(null);
  usePointedLines(bars, symbol, marks);
  const hover = useEffectEvent(({ time }: MouseEventParams) =>
    onHover(candles.find(({ date }) => date === time) ?? null),
  );
  const tell = useEffectEvent(onDrawn);
  const show = useEffectEvent(() => {
    if (!drawn.current) return;
    const { chart, cone } = drawn.current;
    const from = candles.length - countShown(candles, span);
    chart.timeScale().setVisibleLogicalRange({ from, to: candles.length + 1 + cone });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens that are read follow the theme; equal marks are drawn once
  useEffect(() => {
    if (!box.current) return;
    const ends = candles.flatMap(({ high, low }) => [high, low]);
    const range = Math.max(...ends) - Math.min(...ends);
    const priceFormatter = (price: number) => say.figure(nameOnScale(price, range));
    let live: LiveBars | undefined;
    const named = [...candles.slice(-1).map(({ close }) => close), ...findEnds(marks.cone)];
    for (const { price } of marks.levels) named.push(price);
    const tickmarksPriceFormatter = nameSteps(priceFormatter, named, () => live?.series);
    const opened = openChart(box.current, { localization: { priceFormatter, tickmarksPriceFormatter } }, say);
    const { chart } = opened;
    const cone = marks.cone ? spreadCone(marks.cone, candles) : [];
    chart.subscribeCrosshairMove((event) => hover(event));
    // All at once it would hold up a slow phone for half a second.
    const end = inTurns([
      () => {
        live = { series: drawBars(opened, candles), isGone: false };
        drawn.current = { chart, cone: cone.length };
        show();
      },
      () => {
        if (!live) return;
        drawLines(opened, { ...marks, bars: live.series, candles, cone, marked: marks.cone, say });
        show();
        setBars(live);
        tell();
      },
    ]);
    return () => {
      end();
      drawn.current = null;
      if (live) live.isGone = true;
      setBars(null);
      chart.remove();
    };
  }, [candles, theme, say, JSON.stringify(marks)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another span moves the same drawing
  useEffect(() => show(), [span]);
  return (
    <div className="relative isolate h-full">
      <div ref={box} className="h-full" aria-hidden />
      {bars &&
        onAlert &&
        marks.levels
          .filter(({ tone }) => tone === "wrong")
          .map(({ price, name }) => (
            <AlertLine
              key={price}
              {...{ bars, price, name }}
              onRelease={(to) => onAlert(to, candles.at(-1)?.close ?? price)}
            />
          ))}
    </div>
  );
}
