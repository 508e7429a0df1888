import { dayNumber } from "../../features/analysis/forecast/bars/calendar.ts";
import { MOST_BARS } from "../../features/analysis/forecast/bars/describe-day.ts";
import {
  forecastPortfolio,
  joinPortfolio,
} from "../../features/analysis/forecast/portfolio/forecast-portfolio.ts";
import { drawFrom, ratioWithInterval } from "../../features/analysis/forecast/teach/bootstrap.ts";
import { findAsset } from "../../features/markets/assets.ts";
import { findEarlier } from "./forecast-days.ts";
import { type Series, walkFolder } from "./read-folder.ts";
import { sayShare } from "./report-forecast.ts";

const SEED = 77;
const PORTFOLIOS = 220;
const HORIZONS = [30, 90, 180];
const FROM = "2019-01-01";
/** Bars of two years from the day of the draw, every eighth of them. */
const [LASTS, STEP] = [500, 8];
const ALIVE = { bars: 400, days: 7 };
const QUARTER_DAYS = 91;
const OF_SHARES = /^(?:US broad|US style|Dividend|International broad)$/;

interface Part {
  series: Series;
  /** a share on the day of the draw */
  weight: number;
  isBond: boolean;
}

interface Drawn {
  parts: Part[];
  /** the place of its first day among the days of trade */
  from: number;
}

/** One forecast: the share of bonds on that day in tenths, and whether its 80% range held. */
interface Case {
  tenth: number;
  day: number;
  isHeld: boolean;
}

/**
 * Prints how the ranges of portfolios of shares hold that have bond funds in them, by the share of the bonds: random ones of one to
 * three bond funds beside one to five companies or funds of shares, units kept, each day by the table of its own year.
 */
export function coverBonds(folders: readonly string[]): void {
  const all = folders.flatMap((folder) => [...walkFolder(folder)]).filter(({ type }) => type === "stock");
  const days = all
    .find(({ symbol }) => symbol === "SPY")
    ?.bars.flatMap(({ date }) => (date >= FROM ? [date] : []));
  if (!days) throw new Error("No file of SPY in the folders.");
  const drawn = drawMixes(all, days);
  for (const horizon of HORIZONS) {
    const cases = drawn.flatMap((one) => casesOf(one, days, horizon));
    for (let tenth = 0; tenth < 10; tenth++) {
      const own = cases.filter((one) => one.tenth === tenth);
      const parts = own.map(({ day, isHeld }) => ({
        ...{ block: Math.floor(day / QUARTER_DAYS), above: isHeld ? 1 : 0, below: 1 },
      }));
      console.log(
        `${horizon} days, bonds ${10 * tenth} to ${10 * tenth + 10}%: ${sayShare(ratioWithInterval(parts))} of ${own.length}`,
      );
    }
  }
}

function drawMixes(all: readonly Series[], days: readonly string[]): Drawn[] {
  const random = drawFrom(SEED);
  const categoryOf = ({ symbol }: Series) => findAsset(symbol)?.fund?.category ?? "company";
  const bonds = all.filter((one) => categoryOf(one).startsWith("Bonds"));
  const funds = all.filter((one) => OF_SHARES.test(categoryOf(one)));
  const companies = all.filter((one) => categoryOf(one) === "company");
  const pick = (from: readonly Series[], count: number, day: string) =>
    from
      .filter(({ bars }) => isAlive(bars, day))
      .map((one) => ({ one, turn: random() }))
      .sort((a, b) => a.turn - b.turn)
      .slice(0, count)
      .map(({ one }) => one);
  const weigh = (series: Series[], share: number, isBond: boolean): Part[] => {
    const sizes = series.map(() => -Math.log(1 - random()));
    const sum = sizes.reduce((total, size) => total + size, 0);
    return series.map((one, i) => ({ series: one, weight: (share * (sizes[i] ?? 0)) / sum, isBond }));
  };
  return Array.from({ length: PORTFOLIOS }, () => {
    const from = Math.floor(random() * (days.length - LASTS / 2));
    const day = days[from] ?? FROM;
    const share = 0.05 + 0.95 * random();
    const ofBonds = pick(bonds, 1 + Math.floor(random() * 3), day);
    const others = pick(random() < 0.6 ? funds : companies, 1 + Math.floor(random() * 5), day);
    return { from, parts: [...weigh(ofBonds, share, true), ...weigh(others, 1 - share, false)] };
  });
}

function isAlive(bars: Series["bars"], day: string): boolean {
  const last = bars.findLastIndex(({ date }) => date <= day);
  return last > ALIVE.bars && dayNumber(day) - dayNumber(bars[last]?.date ?? "1970-01-01") <= ALIVE.days;
}

const closeAt = ({ bars }: Series, day: string): number =>
  bars.findLast(({ date }) => date <= day)?.close ?? 0;

function casesOf({ parts, from }: Drawn, days: readonly string[], horizonDays: number): Case[] {
  const first = days[from] ?? FROM;
  const last = days.at(-1) ?? FROM;
  const worthAt = (day: string, of = parts) =>
    of.reduce((sum, { series, weight }) => sum + (weight * closeAt(series, day)) / closeAt(series, first), 0);
  const own = days.slice(from, from + LASTS).filter((_, i) => i % STEP === 0);
  return own.flatMap((day) => {
    const end = dayNumber(day) + horizonDays;
    if (end > dayNumber(last)) return [];
    const joined = joinPortfolio(
      parts.map((part) => ({
        ...{ symbol: part.series.symbol, type: "stock" as const, usd: worthAt(day, [part]) },
        bars: part.series.bars.filter(({ date }) => date <= day).slice(-MOST_BARS),
      })),
    );
    if ("refusal" in joined) return [];
    const forecast = forecastPortfolio(joined, { horizonDays, find: findEarlier });
    if ("refusal" in forecast) return [];
    const until = days.findLast((one) => dayNumber(one) <= end) ?? day;
    const now = worthAt(day);
    const change = worthAt(until) / now - 1;
    const bonds =
      worthAt(
        day,
        parts.filter(({ isBond }) => isBond),
      ) / now;
    return {
      tenth: Math.min(9, Math.floor(10 * bonds)),
      day: dayNumber(day),
      isHeld: change >= forecast.changes[10] && change <= forecast.changes[90],
    };
  });
}
