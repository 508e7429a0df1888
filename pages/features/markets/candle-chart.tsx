import { CandlestickSeries, createChart, LineSeries, LineStyle } from "lightweight-charts";
import { useEffect, useRef } from "react";
import { formatUsd } from "../../../shared/format.ts";
import type { Candle } from "../../../shared/markets.ts";
import type { ChartMarks } from "../../ui/chart-marks.ts";
import type { Theme } from "../../ui/shell/theme.ts";
import { AVERAGES, LEVEL_TOKENS, readChartColors, readLineColor } from "./chart-colors.ts";
import { drawCone, spreadCone } from "./cone.ts";
import { averageCloses } from "./moving-average.ts";

const quiet = { priceLineVisible: false, lastValueVisible: false, crosshairMarkerVisible: false } as const;

/** Bars in view at first; fewer beside a cone, which takes the room of a month. */
const SHOWN = 180;
const SHOWN_WITH_CONE = 120;

function drawChart(box: HTMLElement, candles: Candle[], marks: ChartMarks) {
  const colors = readChartColors();
  const chart = createChart(box, {
    autoSize: true,
    layout: {
      background: { color: colors.ground },
      textColor: colors.words,
      fontFamily: '"Plex Mono", monospace',
      fontSize: 11,
      // The link and the notice its licence asks for are written under the chart.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colors.line } },
    rightPriceScale: { borderColor: colors.line },
    timeScale: { borderColor: colors.line },
    crosshair: {
      vertLine: { color: colors.cross, labelBackgroundColor: colors.label },
      horzLine: { color: colors.cross, labelBackgroundColor: colors.label },
    },
    localization: { priceFormatter: (price: number) => formatUsd(price).replace("$", "") },
    // The page scrolls; the chart zooms by pinch and by dragging its scales.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  });
  const bars = chart.addSeries(CandlestickSeries, {
    upColor: colors.ground,
    downColor: colors.down,
    borderUpColor: colors.up,
    borderDownColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
    priceLineColor: colors.label,
  });
  bars.setData(candles.map(({ date, ...prices }) => ({ time: date, ...prices })));
  for (const { length, token } of AVERAGES) {
    const line = chart.addSeries(LineSeries, { ...quiet, color: readLineColor(token), lineWidth: 1 });
    line.setData(averageCloses(candles, length));
  }
  for (const { price, tone } of marks.levels)
    bars.createPriceLine({
      ...{ price, lineWidth: 1, lineStyle: LineStyle.Dashed, axisLabelVisible: false },
      color: readLineColor(LEVEL_TOKENS[tone]),
    });
  const cone = marks.cone ? spreadCone(marks.cone, candles) : [];
  if (cone.length > 0) {
    const last = candles.at(-1)?.date ?? "";
    // Days ahead, so that the time scale reaches as far as the cone.
    const ahead = chart.addSeries(LineSeries, quiet);
    ahead.setData(cone.filter(({ time }) => time > last).map(({ time }) => ({ time })));
    bars.attachPrimitive(drawCone(cone, colors.cone));
  }
  const shown = cone.length > 0 ? SHOWN_WITH_CONE : SHOWN;
  chart
    .timeScale()
    .setVisibleLogicalRange({ from: candles.length - shown, to: candles.length + 2 + cone.length });
  return chart;
}

/** Daily candles (filled means down) with their 20, 50 and 200 day averages, the forecast's cone and the levels that count. */
export default function CandleChart(props: { candles: Candle[]; theme: Theme; marks: ChartMarks }) {
  const { candles, theme, marks } = props;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens that are read follow the theme; equal marks are drawn once
  useEffect(() => {
    if (!box.current) return;
    const chart = drawChart(box.current, candles, marks);
    return () => chart.remove();
  }, [candles, theme, JSON.stringify(marks)]);
  return <div ref={box} className="h-full" />;
}
