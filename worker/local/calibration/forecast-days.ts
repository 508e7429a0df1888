import type { Candle } from "../../../shared/markets.ts";
import { MOST_BARS } from "../../features/analysis/forecast/bars/describe-day.ts";
import { TEACHINGS } from "../../features/analysis/forecast/calibration-table.ts";
import { findTeaching } from "../../features/analysis/forecast/find-teaching.ts";
import { type Forecast, forecastAsset } from "../../features/analysis/forecast/forecast-asset.ts";
import { unpackTeaching } from "../../features/analysis/forecast/teaching.ts";
import { sayRefusal } from "../../features/analysis/outlook/say-refusal.ts";
import { cleanCandles } from "../../features/markets/cache/clean-candles.ts";
import PORTFOLIOS from "./earlier-portfolios.json" with { type: "json" };
import EARLIER from "./earlier-years.json" with { type: "json" };
import { inferType, type Series } from "./read-folder.ts";

const ALL_EARLIER = { ...EARLIER, ...PORTFOLIOS } as unknown as Record<string, [number, string][]>;

/** What each January taught of every horizon: the worker holds the last of those that it does not tell every day. */
export const findEarlier = (name: string, date: string) => {
  const year = Number(date.slice(0, 4));
  const found = (ALL_EARLIER[name] ?? []).findLast(([january]) => january <= year);
  const served = TEACHINGS[name]?.some(([january]) => january <= year);
  return served || !found ? findTeaching(name, date) : unpackTeaching(found[1]);
};

/** Any bar of a folder is of the past. */
export const LATER = new Date("9999-12-31T00:00:00Z");

/** One day's forecast: quantiles are prices, odds 0-1 or null where no skill is proven. */
export interface ForecastLine {
  symbol: string;
  date: string;
  horizonDays: number;
  q05: number;
  q10: number;
  q25: number;
  q50: number;
  q75: number;
  q90: number;
  q95: number;
  fall10: number | null;
  fall20: number | null;
  rise10: number | null;
}

/**
 * The forecasts of a series at the close of each of its days from one date to another, each by the bars up to that day
 * alone. Days without a forecast are told through `say`, once for each reason.
 */
export function* forecastDays(
  { symbol, bars, closesOnly }: Series,
  { from, to, horizon }: { from: string; to: string; horizon: number },
  say: (line: string) => void,
): Generator<ForecastLine> {
  const reported = new Set<string>();
  const clean = cleanCandles(bars, LATER);
  let before = 0;
  for (const bar of bars) {
    const { date } = bar;
    while (before < clean.length && (clean[before] as Candle).date < date) before++;
    if (date < from || date > to) continue;
    // A bar before this one is cleaned by its neighbours, the last of which is this one; this one by itself alone.
    const known = [
      ...clean.slice(Math.max(0, before - MOST_BARS + 1), before),
      ...cleanCandles([bar], LATER),
    ];
    const forecast = forecastAsset({
      type: inferType(known),
      bars: known,
      closesOnly,
      horizonDays: horizon,
      find: findEarlier,
    });
    if (known.at(-1)?.date !== date) say(`${symbol} ${date}: an impossible bar, no forecast`);
    else if (!("refusal" in forecast)) yield toLine(symbol, forecast);
    else if (!reported.has(forecast.refusal)) {
      reported.add(forecast.refusal);
      say(`${symbol} from ${date}: no forecast. ${sayRefusal(forecast.refusal)}`);
    }
  }
}

function toLine(
  symbol: string,
  { date, horizonDays, quantiles, fall10, fall20, rise10 }: Forecast,
): ForecastLine {
  const price = (percent: keyof Forecast["quantiles"]) => Number(quantiles[percent].toPrecision(8));
  const odds = (share: number | null) => share && Number(share.toFixed(4));
  return {
    symbol,
    date,
    horizonDays,
    q05: price(5),
    q10: price(10),
    q25: price(25),
    q50: price(50),
    q75: price(75),
    q90: price(90),
    q95: price(95),
    fall10: odds(fall10),
    fall20: odds(fall20),
    rise10: odds(rise10),
  };
}
