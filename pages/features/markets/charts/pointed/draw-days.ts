import type { IChartApi, ISeriesPrimitive, ISeriesPrimitiveAxisView, Time } from "lightweight-charts";

/** Names days on the time axis, where the chart shows them; `color` of the letters, `ground` under them. */
export function drawDays(days: readonly string[], color: string, ground: string): ISeriesPrimitive<Time> {
  let chart = null as IChartApi | null;
  const place = (day: string) => {
    const x = chart?.timeScale().timeToCoordinate(day) ?? -1;
    return x < 0 || x > (chart?.timeScale().width() ?? 0) ? null : x;
  };
  const views = days.map(
    (day): ISeriesPrimitiveAxisView => ({
      coordinate: () => place(day) ?? 0,
      visible: () => place(day) !== null,
      text: () => day,
      textColor: () => color,
      backColor: () => ground,
    }),
  );
  return {
    attached: (to) => {
      chart = to.chart as IChartApi;
    },
    timeAxisViews: () => views,
  };
}
