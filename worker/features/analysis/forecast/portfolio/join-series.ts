import type { AssetType, Candle } from "../../../../../shared/markets.ts";

/** A day at today's weights that would have lost everything keeps this share: its logarithm has to exist. */
const LEAST_KEPT = 0.01;

export interface Part {
  symbol: string;
  type: AssetType;
  /** closed daily bars, oldest first */
  bars: readonly Candle[];
  /** share of the whole; negative: sold short */
  weight: number;
}

/** An asset and the date of its first bar. */
export interface Begun {
  symbol: string;
  since: string;
}

export interface JoinedSeries {
  /** with a stock in it the days on which stocks trade, else every day of a coin */
  type: AssetType;
  dates: string[];
  /** of 100 at the last date: what today's portfolio would have been worth, brought back to today's weights each day */
  closes: number[];
  /** simple returns to each date, a row a part */
  returns: number[][];
  /** parts whose history begins later; before it the mean of the others of their type stands in, or another asset (`by`) */
  stoodIn: (Begun & { by?: string })[];
  /** the part whose history the series begins with; null without parts */
  shortenedBy: Begun | null;
}

/**
 * The daily series of a portfolio at today's weights: a day's return is the sum of weight x simple return; cash returns 0.
 * It begins where each type of asset has begun and ends where the first part ends. A part without a bar on a date stands at
 * its last close: so a coin's weekend falls into Monday. A coin closes at 00:00 UTC after its date, a stock at its
 * exchange's close some hours earlier: moves of those hours fall into the coin's day and into the stock's next.
 */
export function joinSeries(parts: readonly Part[]): JoinedSeries {
  const type = parts.some((part) => part.type === "stock") ? "stock" : "crypto";
  const [youngest] = [...Map.groupBy(parts, (part) => part.type).values()]
    .map((own) => own.reduce((oldest, part) => (firstDate(part) < firstDate(oldest) ? part : oldest)))
    .sort((a, b) => firstDate(b).localeCompare(firstDate(a)));
  if (!youngest) return { type, dates: [], closes: [], returns: [], stoodIn: [], shortenedBy: null };
  const start = firstDate(youngest);
  const [last = ""] = parts.map(({ bars }) => bars.at(-1)?.date ?? "").sort();
  const days = parts.filter((part) => part.type === type).flatMap(({ bars }) => bars.map(({ date }) => date));
  const dates = [...new Set(days)].filter((date) => date >= start && date <= last).sort();
  const returns = standIn(parts, dates);
  const worths = dates.reduce<number[]>((so, _, i) => {
    const change = parts.reduce((sum, { weight }, k) => sum + weight * (returns[k]?.[i] ?? 0), 0);
    so.push((so[i - 1] ?? 1) * Math.max(LEAST_KEPT, 1 + change));
    return so;
  }, []);
  const end = worths.at(-1) ?? 1;
  const stoodIn = parts.flatMap((part) =>
    firstDate(part) > (dates[0] ?? "") ? [{ symbol: part.symbol, since: firstDate(part) }] : [],
  );
  const closes = worths.map((worth) => (100 * worth) / end);
  return { type, dates, closes, returns, stoodIn, shortenedBy: { symbol: youngest.symbol, since: start } };
}

/** A part without bars has not begun: it comes after every date. */
const firstDate = ({ bars }: Part): string => bars[0]?.date ?? "9999-12-31";

/** Returns of each part; before it begins the mean of those of its type that have. */
function standIn(parts: readonly Part[], dates: readonly string[]): number[][] {
  const own = parts.map(({ bars }) => returnsOn(bars, dates));
  const means = new Map(
    [...new Set(parts.map(({ type }) => type))].map((type) => {
      const ofType = own.filter((_, k) => parts[k]?.type === type);
      return [type, dates.map((_, i) => meanOf(ofType.flatMap((row) => row[i] ?? [])))];
    }),
  );
  return own.map((row, k) => row.map((one, i) => one ?? means.get(parts[k]?.type ?? "stock")?.[i] ?? 0));
}

const meanOf = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;

/** From the last close on or before a date to that of the next; null where there is none yet. Both oldest first. */
function returnsOn(bars: readonly Candle[], dates: readonly string[]): (number | null)[] {
  let next = 0;
  let before: number | undefined;
  return dates.map((date) => {
    while ((bars[next]?.date ?? "~") <= date) next++;
    const close = bars[next - 1]?.close;
    const change = close && before ? close / before - 1 : null;
    before = close;
    return change;
  });
}
