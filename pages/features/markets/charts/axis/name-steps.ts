import type { ISeriesApi, SeriesType } from "lightweight-charts";
import { clearOf, stackLabels } from "./stack-labels.ts";

/** Of digits, from their middle: a step nearer to an end of the axis would be cut, px. */
const HALF_DIGITS = 6;
/** Thousandths of such a height are pixels. */
const IN_PIXELS = 1_000;

type Placing = Pick<ISeriesApi<SeriesType>, "priceToCoordinate"> & { getPane(): { getHeight(): number } };

/**
 * Digits of an axis: a step under the label of a price in `named`, where the chart moved it, or at an end of the axis has none.
 * The label of the first of `named` stays where it belongs. `find` gives a series on the axis, once there is one.
 */
export const nameSteps =
  (
    write: (price: number, steps: readonly number[]) => string,
    named: readonly number[],
    find: () => Placing | undefined,
  ) =>
  (prices: number[]): string[] => {
    const series = find();
    const place = (price: number) => ({ y: series?.priceToCoordinate(price) ?? Number.NaN });
    const [last, ...levels] = named.map(place).filter(({ y }) => !Number.isNaN(y));
    const bottom = (series?.getPane().getHeight() ?? 0) - HALF_DIGITS;
    const steps = prices.map(place).filter(({ y }) => y >= HALF_DIGITS && y <= bottom);
    const labels = last ? stackLabels(last, levels, IN_PIXELS) : [];
    const shown = new Set(clearOf(steps, labels, [IN_PIXELS, IN_PIXELS]).map(({ y }) => y));
    return prices.map((price) => (shown.has(place(price).y) ? write(price, prices) : ""));
  };
