import type { AssetType, Candle } from "../../../../../shared/markets.ts";
import { dayNumber } from "../bars/calendar.ts";
import { FEWEST_BARS, isPegged } from "../bars/find-refusal.ts";

/** Days since the first bar in which a joined series cannot have the bars that a forecast of it needs. */
const YOUNG_DAYS = 380;

/** What stands in before a part's own bars begin. Bars are closed, oldest first. */
export interface StandIn {
  symbol: string;
  bars: readonly Candle[];
}

/**
 * Of parts of both types the oldest of each where it is young: no other of its type can stand in for it. Of young stocks alone
 * ranges were too narrow (README.md). What is pegged moves nothing.
 */
export function findAlone<P extends { type: AssetType; bars: Candle[] }>(parts: readonly P[]): P[] {
  const moving = parts.filter(({ bars, type }) => bars.length > 0 && !isPegged(bars, type));
  const groups = [...Map.groupBy(moving, ({ type }) => type).values()];
  return (groups.length > 1 ? groups : []).flatMap((own) => {
    const [oldest] = own.toSorted((a, b) => firstDay(a.bars) - firstDay(b.bars));
    return oldest && oldest.bars.length >= FEWEST_BARS && isYoung(oldest.bars) ? [oldest] : [];
  });
}

const isYoung = (bars: readonly Candle[]): boolean =>
  dayNumber(bars.at(-1)?.date ?? "") - firstDay(bars) < YOUNG_DAYS;
const firstDay = ([first]: readonly Candle[]): number => dayNumber(first?.date ?? "");

/** Bars with those of a stand-in before them, at prices that lead into their first close (a chain-linked series). */
export function chainBars(before: readonly Candle[], own: readonly Candle[]): readonly Candle[] {
  const [first] = own;
  const link = first && before.findLast(({ date }) => date <= first.date);
  if (!first || !link) return own;
  const by = first.close / link.close;
  const earlier = before.filter(({ date }) => date < first.date);
  return [...earlier.map((bar) => scaleBar(bar, by)), ...own];
}

const scaleBar = ({ date, open, high, low, close, volume }: Candle, by: number): Candle => ({
  ...{ date, volume },
  ...{ open: open * by, high: high * by, low: low * by, close: close * by },
});
