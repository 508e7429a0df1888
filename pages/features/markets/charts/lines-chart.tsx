import { type ISeriesApi, LineSeries } from "lightweight-charts";
import { useEffect, useRef } from "react";
import { formatPercent } from "../../../../shared/format.ts";
import type { Theme } from "../../../ui/shell/theme.ts";
import { useSay } from "../../../ui/words/say.ts";
import { nameSteps } from "./axis/name-steps.ts";
import { sayStep } from "./axis/say-step.ts";
import { readLineColor } from "./chart-colors.ts";
import type { Line } from "./normalise.ts";
import { openChart, quiet } from "./open-chart.ts";

/** The line above the chart has the decimals. */
const sayWhole = (percent: number) => formatPercent(Math.round(percent)).replace(".00", "");

/** Several assets on one scale: each line begins at 0% with the span. */
export default function LinesChart({ lines, theme }: { lines: Line[]; theme: Theme }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens that are read follow the theme; equal lines are drawn once
  useEffect(() => {
    if (!box.current) return;
    const series: ISeriesApi<"Line">[] = [];
    const named = lines.flatMap(({ points }) => points.at(-1)?.value ?? []);
    const tickmarksPriceFormatter = nameSteps(sayStep, named, () => series[0]);
    const localization = { priceFormatter: sayWhole, tickmarksPriceFormatter };
    const { chart } = openChart(box.current, { localization }, say);
    for (const { symbol, token, points } of lines) {
      const line = chart.addSeries(LineSeries, {
        ...quiet,
        lastValueVisible: true,
        title: symbol,
        color: readLineColor(token),
        lineWidth: 2,
      });
      line.setData(points);
      series.push(line);
    }
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [theme, say, JSON.stringify(lines)]);
  return <div ref={box} className="h-full" aria-hidden />;
}
