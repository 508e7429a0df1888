import { CandlestickSeries, createChart, LineSeries } from "lightweight-charts";
import { useEffect, useRef } from "react";
import { formatUsd } from "../../../shared/format.ts";
import type { Candle } from "../../../shared/markets.ts";
import type { Theme } from "../../ui/shell/theme.ts";
import { AVERAGES, readAverageColor, readChartColors } from "./chart-colors.ts";
import { averageCloses } from "./moving-average.ts";

const quiet = { priceLineVisible: false, lastValueVisible: false, crosshairMarkerVisible: false } as const;

function drawChart(box: HTMLElement, candles: Candle[]) {
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
    const line = chart.addSeries(LineSeries, { ...quiet, color: readAverageColor(token), lineWidth: 1 });
    line.setData(averageCloses(candles, length));
  }
  chart.timeScale().setVisibleLogicalRange({ from: candles.length - 180, to: candles.length + 2 });
  return chart;
}

/** Daily candles (filled means down) with their 20, 50 and 200 day averages. */
export default function CandleChart({ candles, theme }: { candles: Candle[]; theme: Theme }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens that are read follow the theme
  useEffect(() => {
    if (!box.current) return;
    const chart = drawChart(box.current, candles);
    return () => chart.remove();
  }, [candles, theme]);
  return <div ref={box} className="h-full" />;
}
