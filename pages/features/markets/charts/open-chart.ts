import { createChart, type DeepPartial, type IChartApi, type TimeChartOptions } from "lightweight-charts";
import { sayEnglish } from "../../../ui/words/say.ts";
import { nameTick } from "./axis/name-ticks.ts";
import { readChartColors } from "./chart-colors.ts";

/** An empty chart in our colours; the page scrolls over it, and it zooms by pinch and by dragging its scales. */
export function openChart(box: HTMLElement, more: DeepPartial<TimeChartOptions>, say = sayEnglish) {
  const colors = readChartColors();
  let opened: IChartApi | undefined;
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
    timeScale: {
      borderColor: colors.line,
      minBarSpacing: 0.1,
      tickMarkFormatter: nameTick(say, () => opened?.timeScale()),
    },
    crosshair: {
      vertLine: { color: colors.cross, labelBackgroundColor: colors.label },
      horzLine: { color: colors.cross, labelBackgroundColor: colors.label },
    },
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    ...more,
    localization: { timeFormatter: String, ...more.localization },
  });
  opened = chart;
  // Names are kept until its options change; which of them are cut changes with what is shown.
  chart.timeScale().subscribeVisibleLogicalRangeChange(() => chart.timeScale().applyOptions({}));
  return { chart, colors };
}

/** Series that are beside the point. */
export const quiet = {
  priceLineVisible: false,
  lastValueVisible: false,
  crosshairMarkerVisible: false,
} as const;
