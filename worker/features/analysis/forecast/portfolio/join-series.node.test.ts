import { describe, expect, it } from "vitest";
import type { AssetType, Candle } from "../../../../../shared/markets.ts";
import { joinSeries, type Part } from "./join-series.ts";

const candle = ([date, close]: [string, number]): Candle => ({
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
});
const part = (symbol: string, type: AssetType, weight: number, days: [string, number][]): Part => ({
  ...{ symbol, type, weight },
  bars: days.map(candle),
});
const FRIDAY = "2024-03-01";
const SATURDAY = "2024-03-02";
const SUNDAY = "2024-03-03";
const MONDAY = "2024-03-04";
const stock = (weight: number, monday: number) =>
  part("NVDA", "stock", weight, [
    [FRIDAY, 100],
    [MONDAY, monday],
  ]);
const coin = (weight: number) =>
  part("BTC", "crypto", weight, [
    [FRIDAY, 100],
    [SATURDAY, 110],
    [SUNDAY, 99],
    [MONDAY, 120],
  ]);
const change = (parts: Part[]) => {
  const { closes } = joinSeries(parts);
  return (closes.at(-1) as number) / (closes.at(-2) as number) - 1;
};

describe("the series of a portfolio", () => {
  it("lets a coin's weekend fall into Monday when a stock is in it", () => {
    const { type, dates } = joinSeries([coin(0.5), stock(0.5, 100)]);
    expect([type, dates]).toEqual(["stock", [FRIDAY, MONDAY]]);
    expect(change([coin(0.5), stock(0.5, 100)])).toBeCloseTo(0.1, 12);
  });

  it("uses every day when it holds coins alone", () => {
    expect(joinSeries([coin(1)]).dates).toEqual([FRIDAY, SATURDAY, SUNDAY, MONDAY]);
  });

  it("is that of its only asset when all is in it", () => {
    const { closes } = joinSeries([coin(1)]);
    const told = [100, 110, 99, 120].map((close) => (100 * close) / 120);
    for (const [i, close] of closes.entries()) expect(close).toBeCloseTo(told[i] as number, 12);
  });

  it("gains from a short what the asset loses, and nothing from cash", () => {
    expect(change([stock(-0.5, 90)])).toBeCloseTo(0.05, 12);
    expect(change([stock(0.2, 110)])).toBeCloseTo(0.02, 12);
  });

  it("stays above zero on a day that would have lost more than everything", () => {
    expect(change([stock(2, 30)])).toBeCloseTo(-0.99, 12);
  });

  it("lets the others of its type stand in for a young asset, and ends with the first that ended", () => {
    const young = part("SUI", "crypto", 0.5, [
      [SATURDAY, 1],
      [SUNDAY, 2],
    ]);
    const { dates, closes, stoodIn, shortenedBy } = joinSeries([coin(0.5), young]);
    expect([dates, shortenedBy]).toEqual([[FRIDAY, SATURDAY, SUNDAY], { symbol: "BTC", since: FRIDAY }]);
    expect(stoodIn).toEqual([{ symbol: "SUI", since: SATURDAY }]);
    const [friday = 0, saturday = 0, sunday = 0] = closes;
    expect(saturday / friday).toBeCloseTo(1.1, 12);
    expect(sunday / saturday).toBeCloseTo(1 + (0.9 - 1) / 2 + 1 / 2, 12);
  });

  it("begins where each type has begun: no coin stands in for a stock", () => {
    const late = part("NVDA", "stock", 0.5, [[MONDAY, 10]]);
    const { dates, shortenedBy } = joinSeries([coin(0.5), late]);
    expect([dates, shortenedBy]).toEqual([[MONDAY], { symbol: "NVDA", since: MONDAY }]);
  });

  it("is empty without parts, or with a type that has no bars", () => {
    expect(joinSeries([]).dates).toEqual([]);
    const none = joinSeries([stock(0.5, 100), part("NEW", "crypto", 0.5, [])]);
    expect([none.dates, none.shortenedBy?.symbol]).toEqual([[], "NEW"]);
  });
});
