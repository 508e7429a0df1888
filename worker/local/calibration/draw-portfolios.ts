import { dayNumber } from "../../features/analysis/forecast/bars/calendar.ts";
import { FULL_BARS } from "../../features/analysis/forecast/bars/describe-day.ts";
import { findDrivers } from "../../features/analysis/forecast/portfolio/find-drivers.ts";
import { toBars } from "../../features/analysis/forecast/portfolio/forecast-portfolio.ts";
import { joinSeries, type Part } from "../../features/analysis/forecast/portfolio/join-series.ts";
import type { PortfolioClass } from "../../features/analysis/forecast/portfolio/portfolio-class.ts";
import { drawFrom } from "../../features/analysis/forecast/teach/bootstrap.ts";
import {
  type Came,
  collectCases,
  type ForecastCase,
} from "../../features/analysis/forecast/teach/collect-cases.ts";
import type { Series } from "./read-folder.ts";

/** A drawn portfolio: who is in it, in what shares, and the days that it is forecast on. */
export interface DrawnPortfolio {
  id: string;
  parts: Part[];
  /** numbers of days */
  from: number;
  to: number;
  /** by `findDrivers`, over the year before the first day */
  diversification: number;
  shorts: boolean;
}

const SEED = 20_260_301;
const DRAWN: Record<PortfolioClass, { first: string; portfolios: number }> = {
  stocks: { first: "2001-06-01", portfolios: 500 },
  coins: { first: "2014-06-01", portfolios: 350 },
  mixed: { first: "2014-06-01", portfolios: 350 },
};
const [FEWEST, MOST] = [2, 50];
/** Each is forecast for two years from the day it was drawn. */
const FORECAST_DAYS = 730;
/** History that its series begins with. */
const BEFORE_DAYS = 1_640;
/** An asset is alive on a day that it has a bar of this week and 60 before. */
const ALIVE = { days: 7, bars: 60 };
const WITH_SHORTS = 1 / 3;
const SHORT = 0.35;

/**
 * Random portfolios of a class, the same for the same bars: 2 to 50 positions of assets alive on the day that it is drawn,
 * those that died later among them; shares drawn that day; a third of them sell some short. Cash is left out: it only
 * scales a range.
 */
export function drawPortfolios(all: Series[], own: PortfolioClass): DrawnPortfolio[] {
  const random = drawFrom(SEED);
  const { first, portfolios } = DRAWN[own];
  const last = all.reduce(
    (latest, { bars }) => Math.max(latest, dayNumber(bars.at(-1)?.date ?? "1970-01-01")),
    0,
  );
  const span = last - 60 - dayNumber(first);
  return Array.from({ length: portfolios }, (_, k) => {
    const from = dayNumber(first) + Math.floor(random() * span);
    return drawOne({ all, own, random, from, id: `${own} ${k}` });
  }).filter((one) => one !== null);
}

interface Drawing {
  all: Series[];
  own: PortfolioClass;
  random: () => number;
  from: number;
  id: string;
}

function drawOne({ all, own, random, from, id }: Drawing): DrawnPortfolio | null {
  const alive = all.filter(({ bars }) => isAlive(bars, from));
  const [stocks, coins] = (["stock", "crypto"] as const).map((type) =>
    shuffle(
      alive.filter((one) => one.type === type),
      random,
    ),
  ) as [Series[], Series[]];
  const wanted = Math.round(FEWEST * (MOST / FEWEST) ** random());
  const ofCoins = own === "coins" ? wanted : own === "stocks" ? 0 : 1 + Math.floor(random() * (wanted - 1));
  const chosen = [...stocks.slice(0, wanted - ofCoins), ...coins.slice(0, ofCoins)];
  if (chosen.length < FEWEST || (own === "mixed" && new Set(chosen.map(({ type }) => type)).size < 2))
    return null;
  const sellsShort = random() < WITH_SHORTS;
  const sizes = chosen.map(() => -Math.log(1 - random()) * (sellsShort && random() < SHORT ? -1 : 1));
  const gross = sizes.reduce((sum, size) => sum + Math.abs(size), 0);
  const parts = chosen.map(({ symbol, type, bars }, i) => ({
    ...{ symbol, type, weight: (sizes[i] ?? 0) / gross },
    bars: bars.filter(({ date }) =>
      isWithin(dayNumber(date), from - BEFORE_DAYS, from + FORECAST_DAYS + 200),
    ),
  }));
  const before = parts.map((part) => ({
    ...part,
    bars: part.bars.filter(({ date }) => dayNumber(date) <= from),
  }));
  const drivers = findDrivers(before, joinSeries(before));
  return {
    ...{ id, parts, from, to: from + FORECAST_DAYS },
    diversification: drivers?.diversification ?? 0,
    shorts: sizes.some((size) => size < 0),
  };
}

const isWithin = (day: number, from: number, to: number) => day >= from && day <= to;

function isAlive(bars: Series["bars"], day: number): boolean {
  const last = bars.findLastIndex(({ date }) => dayNumber(date) <= day);
  return last + 1 >= ALIVE.bars && day - dayNumber(bars[last]?.date ?? "1970-01-01") <= ALIVE.days;
}

/** The same in an order drawn by `random`. */
const shuffle = <T>(list: T[], random: () => number): T[] =>
  list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Every fifth day of a drawn portfolio with what came of the units held that day: they are not brought back to their shares. */
export function collectPortfolioCases(
  { id, parts, from, to }: DrawnPortfolio,
  horizon: number,
): ForecastCase[] {
  const joined = joinSeries(parts);
  if (joined.dates.length <= FULL_BARS) return [];
  const series = {
    ...{ symbol: id, type: joined.type, bars: toBars(joined) },
    net: parts.reduce((sum, { weight }) => sum + weight, 0),
    cameOf: (i: number, end: number) => followUnits(parts, joined.returns, i, end),
  };
  return collectCases(series, horizon, { closesOnly: true, young: false }).filter(({ day }) =>
    isWithin(day, from, to),
  );
}

/** A portfolio that lost everything keeps this share, so that its logarithm exists. */
const LEAST_KEPT = 0.01;

function followUnits(parts: readonly Part[], returns: number[][], i: number, end: number): Came {
  const grown = parts.map(() => 1);
  const logs: number[] = [];
  for (let at = i + 1; at <= end; at++) {
    for (const [k, row] of returns.entries()) grown[k] = (grown[k] ?? 1) * (1 + (row[at] ?? 0));
    const worth = parts.reduce((sum, { weight }, k) => sum + weight * ((grown[k] ?? 1) - 1), 1);
    logs.push(Math.log(Math.max(LEAST_KEPT, worth)));
  }
  return { move: logs.at(-1) ?? 0, lowest: Math.min(...logs), highest: Math.max(...logs) };
}
