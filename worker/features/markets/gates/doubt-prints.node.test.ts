import { describe, expect, it } from "vitest";
import type { Candle } from "../../../../shared/markets.ts";
import { doubtPrints } from "./doubt-prints.ts";

/** Sixty calm days that range over 3%, then these bars. */
const history = (...bars: Partial<Candle>[]): Candle[] =>
  [...Array.from({ length: 60 }, () => ({})), ...bars].map((bar, i) => ({
    date: new Date(Date.UTC(2024, 3, 1 + i)).toISOString().slice(0, 10),
    ...{ open: 121, high: 123, low: 119.4, close: 121.8, volume: 1 },
    ...bar,
  }));
const lastOf = (...bars: Partial<Candle>[]) => doubtPrints(history(...bars)).at(-1);

describe("a bad print rules nothing", () => {
  it("a split day's old price as the high is kept out and kept as doubted", () => {
    expect(lastOf({ high: 195.95 })).toMatchObject({
      high: 121.8,
      low: 119.4,
      close: 121.8,
      doubted: 195.95,
    });
  });

  it("so is a low at a tenth of the price", () => {
    expect(lastOf({ low: 12 })).toMatchObject({ low: 121, high: 123, doubted: 12 });
  });

  it("a true crash within the day is believed: its close is there too", () => {
    const crash = { low: 80, close: 84 };
    expect(lastOf(crash)).toEqual({ ...history(crash).at(-1) });
  });

  it("a wick that the days before allow is believed", () => {
    expect(lastOf({ high: 145 })?.doubted).toBeUndefined();
  });

  it("a doubted print makes no later one usual", () => {
    const bad = { high: 195.95 };
    expect(lastOf(...Array.from({ length: 30 }, () => bad))?.doubted).toBe(195.95);
  });

  it("of too short a history nothing is doubted", () => {
    expect(doubtPrints(history({ high: 195.95 }).slice(-10)).at(-1)?.doubted).toBeUndefined();
  });
});
