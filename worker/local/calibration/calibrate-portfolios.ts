import { dayNumber } from "../../features/analysis/forecast/bars/calendar.ts";
import type { Measured } from "../../features/analysis/forecast/measured.ts";
import {
  namePortfolio,
  PORTFOLIO_CLASSES,
  type PortfolioClass,
} from "../../features/analysis/forecast/portfolio/portfolio-class.ts";
import { ratioWithInterval } from "../../features/analysis/forecast/teach/bootstrap.ts";
import type { ForecastCase } from "../../features/analysis/forecast/teach/collect-cases.ts";
import {
  coverMonths,
  holdsRange,
  judgeForecasts,
} from "../../features/analysis/forecast/teach/judge-forecasts.ts";
import { type Made, RULES, walkForward } from "../../features/analysis/forecast/teach/walk-forward.ts";
import { HORIZONS, packTeaching, TAUGHT } from "../../features/analysis/forecast/teaching.ts";
import { collectPortfolioCases, type DrawnPortfolio, drawPortfolios } from "./draw-portfolios.ts";
import type { Series } from "./read-folder.ts";
import { sayMeasured, sayMonths, sayShare } from "./report-forecast.ts";
import { roundNumbers, writeData } from "./write-table.ts";

const DATA = new URL("../../features/analysis/forecast/portfolio/calibration.json", import.meta.url);
/** What earlier Januaries taught of horizons that the worker forecasts of today alone. */
const EARLIER = new URL("./earlier-portfolios.json", import.meta.url);
/** The method was chosen on the years before; these judged it. */
const JUDGED = { from: "2019-01-01", lastYear: 2024 };
/** Coins have shown no drift of their own, so portfolios of them are given none. */
const WITH_COINS = { ...RULES.crypto, level: true } as const;
const MONTH_DAYS = 365.25 / 12;

/** Walks random portfolios of each class forward, prints how they did, and with `write` puts the tables into the worker. */
export function calibratePortfolios(series: Series[], write: boolean): void {
  const teachings: Record<string, [number, string][]> = {};
  const earlier: Record<string, [number, string][]> = {};
  const measured: Record<string, Measured> = {};
  const drawn = Object.fromEntries(
    PORTFOLIO_CLASSES.map((own) => [own, drawPortfolios(series, own)]),
  ) as Record<PortfolioClass, DrawnPortfolio[]>;
  for (const horizon of TAUGHT) {
    const casesOf = (own: PortfolioClass): ForecastCase[] =>
      drawn[own].flatMap((one) => collectPortfolioCases(one, horizon));
    const stocks = walkForward(RULES.stock, casesOf("stocks"));
    const walks = {
      stocks,
      coins: walkForward(WITH_COINS, casesOf("coins"), stocks.lenders),
      mixed: walkForward(WITH_COINS, casesOf("mixed"), stocks.lenders),
    };
    for (const own of PORTFOLIO_CLASSES) {
      const name = namePortfolio(own, horizon);
      const isLater = ({ one }: Made) => one.day >= dayNumber(JUDGED.from);
      const [chosen, judged] = [
        walks[own].made.filter((one) => !isLater(one)),
        walks[own].made.filter(isLater),
      ];
      const record = judgeForecasts(judged, JUDGED.lastYear);
      if (!record) continue;
      const taught = [...walks[own].taught].map(([year, one]): [number, string] => [year, packTeaching(one)]);
      measured[name] = roundNumbers(record);
      const isServed = HORIZONS.some((one) => one === horizon);
      teachings[name] = isServed ? taught : taught.slice(-1);
      if (!isServed) earlier[name] = taught.slice(0, -1);
      console.log(sayMeasured(name, record));
      console.log(sayMonths(coverMonths(judged)));
      console.log(`  before: ${sayCover(chosen)}`);
      for (const line of sayCells(judged, drawn[own])) console.log(`  ${line}`);
    }
  }
  if (!write) return;
  writeData(DATA, { teachings, measured });
  writeData(EARLIER, earlier);
}

/** Coverage by third of diversification and by shorts. */
function sayCells(made: Made[], drawn: DrawnPortfolio[]): string[] {
  const byId = new Map(drawn.map((one) => [one.id, one]));
  const sorted = drawn.map(({ diversification }) => diversification).sort((a, b) => a - b);
  const thirdOf = (one: DrawnPortfolio) =>
    Math.floor((3 * sorted.findIndex((value) => value >= one.diversification)) / sorted.length);
  const cell = (label: string, isIn: (one: DrawnPortfolio) => boolean) => {
    const own = made.filter(({ one }) => {
      const found = byId.get(one.symbol);
      return found && isIn(found);
    });
    return `${label}: ${sayCover(own)}`;
  };
  return [
    ...["least", "usual", "most"].map((label, third) =>
      cell(`diversified ${label}`, (one) => thirdOf(one) === third),
    ),
    cell("with shorts", ({ shorts }) => shorts),
    cell("without", ({ shorts }) => !shorts),
  ];
}

/** Share held by the 80% range, with an interval by blocks of a month. */
function sayCover(made: Made[]): string {
  if (made.length === 0) return "no cases";
  const parts = made.map((one) => ({
    block: Math.floor(one.one.day / MONTH_DAYS),
    above: holdsRange(one) ? 1 : 0,
    below: 1,
  }));
  return `80% range holds ${sayShare(ratioWithInterval(parts))} of ${made.length}`;
}
