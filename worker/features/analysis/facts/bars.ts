import { exchangeSession } from "../../../../shared/exchange-days.ts";
import type { AssetType, Candle } from "../../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import type { JudgedEvidence } from "../evidence.ts";

/** Enough for a year of days and for every smoothed indicator to forget how it was seeded. */
const WINDOW_BARS = 400;

/** `date` moved by whole calendar days, YYYY-MM-DD. */
export const shiftDay = (date: string, days: number) => dateOf(Date.parse(date) + days * DAY_MS);

/** Whole calendar days from one date to a later one. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** When a bar's day closed: the exchange's bell of that day, a coin's at 24:00 UTC; never later than `now`. */
export function closeMoment({ date }: Pick<Candle, "date">, type: AssetType, now: Date): Date {
  const day = Math.round(Date.parse(date) / DAY_MS);
  const end = type === "crypto" ? (day + 1) * DAY_MS : exchangeSession(day).closes;
  return new Date(Math.min(end, now.getTime()));
}

/**
 * The bars that can be used at `evidence.now`, at most the last 400, oldest first: none of a later day, none with a
 * price that is not a positive number.
 */
export function knownBars({ candles, now }: Pick<JudgedEvidence, "candles" | "now">): Candle[] {
  const today = dateOf(now);
  const known: Candle[] = [];
  for (let i = candles.length - 1; i >= 0 && known.length < WINDOW_BARS; i--) {
    const bar = candles[i] as Candle;
    if (bar.date <= today && isSound(bar)) known.push(bar);
  }
  return known.reverse();
}

/** Whether each price of a bar is a positive number. */
export const isSound = ({ open, high, low, close }: Candle): boolean =>
  isPrice(open) && isPrice(high) && isPrice(low) && isPrice(close);

const isPrice = (value: number) => value > 0 && value < Number.POSITIVE_INFINITY;

/**
 * `bars` without the running one, whose volume is not complete yet. A crypto day ends at 24:00 UTC (a minute of grace);
 * a US session is over by 21:00 UTC in summer and winter.
 */
export function completeBars(bars: Candle[], type: AssetType, now: Date): Candle[] {
  const last = bars.at(-1);
  if (!last) return bars;
  const end = Date.parse(`${last.date}T${type === "crypto" ? "23:59:00" : "21:00:00"}Z`);
  return now.getTime() >= end ? bars : bars.slice(0, -1);
}

/** The last bar on or before a date; nothing when it is more than a week older, which is a hole in the data. */
export function findBarAt(bars: Candle[], date: string): Candle | undefined {
  const bar = bars.findLast((one) => one.date <= date);
  return bar && daysBetween(bar.date, date) <= 7 ? bar : undefined;
}

/** The bars of the last `days` calendar days; nothing when history does not reach back so far (a week's grace). */
export function findBarsOf(bars: Candle[], days: number): Candle[] | undefined {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || daysBetween(first.date, last.date) < days - 7) return undefined;
  const from = shiftDay(last.date, -days);
  return bars.filter(({ date }) => date > from);
}
