import {
  createChart,
  type DeepPartial,
  type ISeriesApi,
  type SeriesType,
  TickMarkType,
  type Time,
  type TimeChartOptions,
} from "lightweight-charts";
import { type Say, sayEnglish } from "../../../ui/words/say.ts";
import { readChartColors } from "./chart-colors.ts";
import { MONTHS } from "./month-names.ts";
import { CLEAR_OF_LABEL } from "./picture/stack-labels.ts";

/** A day, YYYY-MM-DD, as the time scale names it. The library's own way costs a third of the first drawing. */
const nameTick =
  (say: Say) =>
  (time: Time, type: TickMarkType): string => {
    const [year = "", month, day] = (time as string).split("-");
    if (type === TickMarkType.Year) return year;
    return type === TickMarkType.Month ? say.server(MONTHS[Number(month) - 1] ?? "") : String(Number(day));
  };

/** An empty chart in our colours; the page scrolls over it, and it zooms by pinch and by dragging its scales. */
export function openChart(box: HTMLElement, more: DeepPartial<TimeChartOptions>, say = sayEnglish) {
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
    timeScale: { borderColor: colors.line, minBarSpacing: 0.1, tickMarkFormatter: nameTick(say) },
    crosshair: {
      vertLine: { color: colors.cross, labelBackgroundColor: colors.label },
      horzLine: { color: colors.cross, labelBackgroundColor: colors.label },
    },
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    ...more,
    localization: { timeFormatter: String, ...more.localization },
  });
  return { chart, colors };
}

/** Digits of an axis: a step under the label of a price in `named` has none. `find` gives a series on it, once there is one. */
export const nameSteps =
  (
    write: (price: number) => string,
    named: readonly number[],
    find: () => Pick<ISeriesApi<SeriesType>, "priceToCoordinate"> | undefined,
  ) =>
  (prices: number[]): string[] => {
    const place = (price: number) => find()?.priceToCoordinate(price) ?? Number.NaN;
    const labels = named.map(place);
    const isClear = (y: number) => !labels.some((at) => Math.abs(at - y) < CLEAR_OF_LABEL);
    return prices.map((price) => (isClear(place(price)) ? write(price) : ""));
  };

/** Series that are beside the point. */
export const quiet = {
  priceLineVisible: false,
  lastValueVisible: false,
  crosshairMarkerVisible: false,
} as const;
