import type { AssetType, Candle } from "../../../../../shared/markets.ts";

/** A day at today's weights that would have lost everything keeps this share: its logarithm has to exist. */
const LEAST_KEPT = 0.01;

export interface Part {
  symbol: string;
  type: AssetType;
  /** closed daily bars, oldest first */
  bars: readonly Candle[];
  /** share of net worth; negative: sold short */
  weight: number;
}

export interface JoinedSeries {
  /** with a stock in it the days on which stocks trade, else every day of a coin */
  type: AssetType;
  dates: string[];
  /** of 1 at the last date: what today's portfolio would have been worth, brought back to today's weights each day */
  closes: number[];
  /** the part whose history begins last, and so shortens the series; null without parts */
  shortenedBy: string | null;
}

/**
 * The daily series of a portfolio at today's weights: a day's return is the sum of weight x simple return; cash returns 0.
 * It runs over the dates on which each part has begun and none has ended. A part without a bar on a date stands at its
 * last close: so a coin's weekend falls into Monday. A coin closes at 00:00 UTC after its date, a stock at its exchange's
 * close some hours earlier: moves of those hours fall into the coin's day and into the stock's next.
 */
export function joinSeries(parts: readonly Part[]): JoinedSeries {
  const type = parts.some((part) => part.type === "stock") ? "stock" : "crypto";
  const started = parts.toSorted((a, b) => firstDate(b).localeCompare(firstDate(a)));
  const [youngest] = started;
  if (!youngest) return { type, dates: [], closes: [], shortenedBy: null };
  const [last = ""] = parts.map(({ bars }) => bars.at(-1)?.date ?? "").sort();
  const days = parts.filter((part) => part.type === type).flatMap(({ bars }) => bars.map(({ date }) => date));
  const dates = [...new Set(days)].filter((date) => date >= firstDate(youngest) && date <= last).sort();
  const standing = parts.map(({ bars, weight }) => ({ weight, closes: closesOn(bars, dates) }));
  const worths = dates.reduce<number[]>((sums, _, i) => {
    const gain = (own: number[]) => (i === 0 ? 0 : (own[i] as number) / (own[i - 1] as number) - 1);
    const change = standing.reduce((sum, { weight, closes }) => sum + weight * gain(closes), 0);
    sums.push((sums[i - 1] ?? 1) * Math.max(LEAST_KEPT, 1 + change));
    return sums;
  }, []);
  const end = worths.at(-1) ?? 1;
  return { type, dates, closes: worths.map((worth) => worth / end), shortenedBy: youngest.symbol };
}

/** A part without bars has not begun: it comes after every date. */
const firstDate = ({ bars }: Part): string => bars[0]?.date ?? "9999-12-31";

/** The last close on or before each date; both oldest first, and a bar on or before the first date. */
function closesOn(bars: readonly Candle[], dates: readonly string[]): number[] {
  let next = 0;
  return dates.map((date) => {
    while ((bars[next]?.date ?? "~") <= date) next++;
    return (bars[next - 1] as Candle).close;
  });
}
