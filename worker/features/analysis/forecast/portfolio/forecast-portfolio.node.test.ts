import { describe, expect, it } from "vitest";
import { makeBars } from "../../../../test/analysis/make-evidence.ts";
import { forecastPortfolio, joinPortfolio, type PortfolioForecast } from "./forecast-portfolio.ts";

const coin = (symbol: string, usd: number, seed: number, count = 1_120) => ({
  ...{ symbol, type: "crypto" as const, usd },
  bars: makeBars({ count, seed, end: "2025-06-30" }),
});
const stock = (symbol: string, usd: number, seed: number) => ({
  ...{ symbol, type: "stock" as const, usd },
  bars: makeBars({ count: 1_120, type: "stock", seed, end: "2025-06-30" }),
});

function forecast(held: Parameters<typeof joinPortfolio>[0], horizonDays = 30): PortfolioForecast {
  const joined = joinPortfolio(held);
  const made = "refusal" in joined ? joined : forecastPortfolio(joined, { horizonDays });
  if ("refusal" in made) throw new Error(made.refusal);
  return made;
}
const width = ({ changes }: PortfolioForecast) => changes[90] - changes[10];

describe("the forecast of a portfolio", () => {
  it("is narrower for four coins that go their own ways than for one", () => {
    const four = [1, 2, 3, 4].map((seed) => coin(`C${seed}`, 1_000, seed));
    expect(width(forecast(four))).toBeLessThan(0.8 * width(forecast(four.slice(0, 1))));
  });

  it("does not change with its size", () => {
    const [small, large] = [1, 1_000].map((usd) => forecast([coin("A", usd, 1), coin("B", 2 * usd, 2)]));
    expect(large?.changes).toEqual(small?.changes);
  });

  it("tells no way for coins, the way of all stocks for stocks, and the other way where they are sold short", () => {
    expect(forecast([coin("A", 1, 1)]).higher[0]).toBe(0.5);
    expect(forecast([stock("A", 1, 1)]).higher[0]).toBeGreaterThan(0.5);
    const short = forecast([stock("A", -1, 1)]);
    expect(short.higher[0]).toBeLessThan(0.5);
    expect(short.higher[1]).toBeLessThanOrEqual(short.higher[2]);
  });

  it("of units sold short gains no more than all of them: their prices cannot fall below nothing", () => {
    const short = forecast([coin("A", -2, 1), coin("B", -1, 2)], 60);
    expect(short.changes[95]).toBeLessThanOrEqual(1);
    expect(short.changes[90]).toBeLessThanOrEqual(short.changes[95]);
  });

  it("losing more is never likelier, and on the way never less likely than at the end", () => {
    const { losing } = forecast([coin("A", 1, 1), stock("B", 1, 2)]);
    const odds = [0.05, 0.1, 0.2, 0.5, 0.99].map(losing);
    for (const [i, { ended, touched }] of odds.entries()) {
      expect(touched).toBeGreaterThanOrEqual(ended);
      expect(ended).toBeLessThanOrEqual(odds[i - 1]?.ended ?? 1);
    }
    expect(losing(1.2)).toEqual({ ended: 0, touched: 0 });
  });

  it("widens with the days, also between those that were taught", () => {
    const held = [coin("A", 1, 1), coin("B", 1, 2), stock("C", 1, 3)];
    const widths = [1, 2, 3, 7, 10, 30, 45, 60].map((days) => width(forecast(held, days)));
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    const stocks = [stock("A", 1, 1), stock("B", 1, 2)];
    const far = [30, 60, 75, 90, 120, 180].map((days) => width(forecast(stocks, days)));
    expect(far).toEqual([...far].sort((a, b) => a - b));
  });

  it("is none under 260 days together, and where the bars of one have ended", () => {
    const young = coin("A", 1, 1, 259);
    expect(joinPortfolio([young, stock("B", 1, 2)])).toEqual({
      refusal: "too_few_joined",
      shortenedBy: { symbol: "A", since: young.bars[0]?.date },
    });
    const ended = { ...coin("B", 1, 2), bars: coin("B", 1, 2).bars.slice(0, -9) };
    expect(joinPortfolio([coin("A", 1, 1), ended])).toEqual({ refusal: "holes" });
  });
});
