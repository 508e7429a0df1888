import { useAtomValue } from "jotai";
import { LineStyle } from "lightweight-charts";
import { useEffect } from "react";
import { type ChartMarks, findDays, findPrices } from "../../../../ui/chart-marks.ts";
import { pointedAtom } from "../../../../ui/life/pointed.ts";
import { readLineColor } from "../chart-colors.ts";
import type { LiveBars } from "../follow-price.ts";
import { drawDays } from "./draw-days.ts";

const split = (list: string) => list.split(",").filter(Boolean);

/** Draws a line at each price that is pointed at elsewhere and names its day, for as long as it is. */
export function usePointedLines(bars: LiveBars | null, symbol: string, marks: ChartMarks) {
  const facts = useAtomValue(pointedAtom);
  const prices = findPrices(facts, symbol).join();
  const days = findDays(facts, symbol, marks).join();
  useEffect(() => {
    if (!bars || !(prices || days)) return;
    const [color, ink] = [readLineColor("--color-amber"), readLineColor("--color-ink")];
    const lines = split(prices).map((price) =>
      bars.series.createPriceLine({
        ...{ price: Number(price), color, lineWidth: 2, lineStyle: LineStyle.Solid },
        ...{ axisLabelVisible: true, axisLabelTextColor: ink },
      }),
    );
    const named = drawDays(split(days), ink, color);
    bars.series.attachPrimitive(named);
    return () => {
      if (bars.isGone) return;
      for (const line of lines) bars.series.removePriceLine(line);
      bars.series.detachPrimitive(named);
    };
  }, [bars, prices, days]);
}
