import { createChart, type DeepPartial, type TimeChartOptions } from "lightweight-charts";
import { readChartColors } from "./chart-colors.ts";

/** An empty chart in our colours; the page scrolls over it, and it zooms by pinch and by dragging its scales. */
export function openChart(box: HTMLElement, more: DeepPartial<TimeChartOptions>) {
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
    timeScale: { borderColor: colors.line, minBarSpacing: 0.1 },
    crosshair: {
      vertLine: { color: colors.cross, labelBackgroundColor: colors.label },
      horzLine: { color: colors.cross, labelBackgroundColor: colors.label },
    },
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    ...more,
  });
  return { chart, colors };
}

/** Series that are beside the point. */
export const quiet = {
  priceLineVisible: false,
  lastValueVisible: false,
  crosshairMarkerVisible: false,
} as const;
