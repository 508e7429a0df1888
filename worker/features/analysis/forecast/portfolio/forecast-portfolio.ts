import type { Candle } from "../../../../../shared/markets.ts";
import { adjustSplits } from "../bars/adjust-splits.ts";
import { FULL_BARS, MOST_BARS } from "../bars/describe-day.ts";
import { findForecastRefusal } from "../bars/find-refusal.ts";
import { type Forecast, type ForecastAsk, forecastBars } from "../forecast-asset.ts";
import type { Refusal } from "../refusal.ts";
import { type Begun, type JoinedSeries, joinSeries, type Part } from "./join-series.ts";
import { classOf, namePortfolio } from "./portfolio-class.ts";
import { chainBars, type StandIn } from "./stand-in.ts";

/** What a portfolio's positions may do within a number of days. Changes are shares of their gross exposure, odds 0-1. */
export interface PortfolioForecast
  extends Pick<Forecast, "horizonDays" | "date" | "higher" | "measured" | "measuredDays" | "littleTested"> {
  /** changes by the percent of cases in which the one at the horizon lies below */
  changes: Forecast["quantiles"];
  /** odds of losing such a share or more: at the horizon's end, and at some daily close within it */
  losing: (share: number) => { ended: number; touched: number };
}

/** Over 90 and 180 days ranges of portfolios with coins were too wide: they held in 87 to 89% of cases (README.md). */
export const LONGEST_WITH_COINS = 60;
/** A part whose bars ended this many days before the newest is not valued any more. */
const MOST_BEHIND_MS = 7 * 86_400_000;

/** Parts of a gross exposure of 1 (weights sum to it, shorts negative), with the splits of stocks taken out. */
export interface JoinedPortfolio extends JoinedSeries {
  parts: Part[];
}

/** Why there is none and, of a series that is too short, the part that it begins with. */
export interface RefusedPortfolio {
  refusal: Refusal;
  shortenedBy?: Begun | null;
}

/** One position, worth `usd` at its last close; below 0: sold short. */
type Position = Omit<Part, "weight"> & { usd: number; standIn?: StandIn | undefined };

/** The joined series of positions; what is beside them is cash, which moves nothing. Or why there is none. */
export function joinPortfolio(held: readonly Position[]): JoinedPortfolio | RefusedPortfolio {
  const gross = held.reduce((sum, { usd }) => sum + Math.abs(usd), 0);
  const read = (bars: readonly Candle[], type: Part["type"]) => adjustSplits(bars.slice(-MOST_BARS), type);
  const parts = held.map(({ symbol, type, bars, usd, standIn }) => ({
    ...{ symbol, type, weight: usd / gross },
    bars: chainBars(read(standIn?.bars ?? [], type), read(bars, type)).slice(-MOST_BARS),
  }));
  const joined = joinSeries(parts);
  if (isBehind(parts)) return { refusal: "holes" };
  if (joined.dates.length < FULL_BARS) return { refusal: "too_few_joined", shortenedBy: joined.shortenedBy };
  const alone = held.flatMap(({ symbol, bars: [first], standIn }, i) =>
    first && standIn && (parts[i]?.bars[0]?.date ?? first.date) < first.date
      ? [{ symbol, since: first.date, by: standIn.symbol }]
      : [],
  );
  return { ...joined, stoodIn: [...alone, ...joined.stoodIn], parts };
}

/** The forecast of joined positions at the last day that all of them have closed. */
export function forecastPortfolio(
  { parts, ...joined }: JoinedPortfolio,
  { horizonDays, find }: Pick<ForecastAsk, "horizonDays" | "find">,
): PortfolioForecast | { refusal: Refusal } {
  const { type } = joined;
  const bars = toBars(joined).slice(-MOST_BARS);
  const refusal = findForecastRefusal(bars, type);
  if (refusal) return { refusal };
  const own = classOf(parts.map((part) => part.type));
  if (own !== "stocks" && horizonDays > LONGEST_WITH_COINS) return { refusal: "unmeasured_portfolios" };
  const forecast = forecastBars({
    ...{ type, bars, horizonDays },
    sight: { closesOnly: true, young: false },
    nameOf: (days) => namePortfolio(own, days),
    net: parts.reduce((sum, { weight }) => sum + weight, 0),
    ...(find && { find }),
  });
  if ("refusal" in forecast) return forecast;
  const { close, quantiles, closeBeyond, anyCloseBeyond } = forecast;
  // Units sold short alone gain what they are worth at most, however far the series of daily shares goes.
  const most = parts.every(({ weight }) => weight < 0) ? 1 : Number.POSITIVE_INFINITY;
  const changes = Object.entries(quantiles).map(([share, worth]) => [
    share,
    Math.min(most, worth / close - 1),
  ]);
  return {
    ...forecast,
    changes: Object.fromEntries(changes),
    losing: (share) =>
      share < 1
        ? { ended: closeBeyond(close * (1 - share)), touched: anyCloseBeyond(close * (1 - share)) }
        : { ended: 0, touched: 0 },
  };
}

function isBehind(parts: readonly Part[]): boolean {
  const ends = parts.map(({ bars }) => Date.parse(bars.at(-1)?.date ?? "1970-01-01"));
  return Math.max(...ends) - Math.min(...ends) > MOST_BEHIND_MS;
}

/** A joined series as bars of closes alone. */
export const toBars = ({ dates, closes }: Pick<JoinedSeries, "dates" | "closes">): Candle[] =>
  dates.map((date, i) => {
    const close = closes[i] ?? 0;
    return { date, open: close, high: close, low: close, close, volume: 0 };
  });
