import type { ISeriesApi, ISeriesPrimitive, Time } from "lightweight-charts";

/** The candles of a chart, which must be left alone once it is gone. */
export interface LiveBars {
  series: ISeriesApi<"Candlestick">;
  isGone: boolean;
}

/** Calls `place` with a price's distance from the top of its chart, px, each time the chart is drawn; null: it has none. */
export function followPrice(price: number, place: (y: number | null) => void): ISeriesPrimitive<Time> {
  let series: ISeriesApi<"Candlestick"> | undefined;
  const follow = () => place(series?.priceToCoordinate(price) ?? null);
  return {
    attached: (to) => {
      series = to.series as ISeriesApi<"Candlestick">;
      follow();
    },
    updateAllViews: follow,
  };
}
