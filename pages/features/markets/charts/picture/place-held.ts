import type { Candle } from "../../../../../shared/markets.ts";
import type { ChartMarks } from "../../../../ui/chart-marks.ts";
import { type ConeDay, sayHeld } from "../cone/chart-cone.ts";
import { type Extent, findRoom, LINE_HEIGHT, PRICES_END } from "../cone/find-room.ts";

/** About the cone, how often such ranges were right: where its place is in shares of the plot, 0-1, and how far below that it begins. */
export interface Held {
  lines: readonly string[];
  x: number;
  y: number;
  /** px */
  offset: number;
}

/** The plot where it is smallest, on a phone and on a wider screen, px: words that are free there are free on all larger ones. */
export const SMALLEST = { narrow: { width: 300, height: 260 }, wide: { width: 560, height: 300 } };
export type HeldPlaces = Record<keyof typeof SMALLEST, Held>;
const LETTER_WIDTH = 6.6;

interface Places {
  slotOf: ReadonlyMap<string, number>;
  /** where a price lies, in thousandths of the height */
  place: (price: number) => number;
  slots: number;
  bars: readonly Candle[];
}

export function placeHeld(
  { levels, cone: marked }: Pick<ChartMarks, "levels" | "cone">,
  cone: readonly ConeDay[],
  { slotOf, place, slots, bars }: Places,
): { held?: HeldPlaces } {
  const end = cone.at(-1);
  const slot = end && slotOf.get(end.time);
  if (marked?.held === undefined || !end || slot === undefined) return {};
  const lines = sayHeld(marked.held);
  const prices = [...levels.map(({ price }) => price), ...bars.slice(-1).map(({ close }) => close)];
  const letters = Math.max(...lines.map(({ length }) => length));
  const placeIn = ({ width, height }: { width: number; height: number }): Held => {
    const beside = Math.ceil(((letters * LETTER_WIDTH) / width) * slots);
    const y = (price: number) => (place(price) * height) / 1_000;
    const across = prices.map((price): Extent => [y(price) - 1, y(price) + 1]);
    const taken = bars
      .slice(Math.max(0, slot - beside))
      .map(({ high, low }): Extent => [y(high) - 1, y(low) + 1]);
    const { anchor, offset } = findRoom({
      height: lines.length * LINE_HEIGHT,
      end: [y(end.p90), y(end.p10)],
      plot: [0, height * PRICES_END],
      taken,
      lines: across,
    });
    const at = { high: place(end.p90), low: place(end.p10), top: 0, bottom: 1_000 * PRICES_END }[anchor];
    return { lines, x: (slot + 0.5) / slots, y: at / 1_000, offset };
  };
  return { held: { narrow: placeIn(SMALLEST.narrow), wide: placeIn(SMALLEST.wide) } };
}
